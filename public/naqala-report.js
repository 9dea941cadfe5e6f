/* Reports what a learner does on a board of Naqala to the platform around its page (SCORM 1.2, SCORM 2004, xAPI), or gives them a code for
   their teacher: <script src="…/naqala-report.js" defer></script> <naqala-board mode="exercise" data-report>…</naqala-board>
   MIT or Apache-2.0. docs/classes.md of the project says what is reported. This page reports, the board does not: it asks no host but
   the one that the platform named when it opened this page. */
(function () {
  'use strict';
  if (typeof window === 'undefined' || window.naqalaReport) return;
  // The build puts the words of every language of the site in their place (xtask/src/locales.rs).
  const WORDS = {
    en: { result: 'Your result', score: 'Score', time: 'Time', name: 'Your name', code: 'Code for your teacher', copy: 'Copy', copied: 'Copied', select: 'Select the code and copy it' },
  };
  const FORMAT = 'naqala-result/1';
  // A hint or a correction costs a quarter of a step; a solved step keeps at least a quarter.
  const [COST, LEAST] = [25, 25];
  const COUNTS = ['corrections', 'hints', 'again', 'refusals', 'seconds'];
  const warned = new Set();
  const count = (value) => Math.max(0, Number(value) || 0);

  function warn(...what) {
    const text = what.join(' ');
    if (!warned.has(text)) console.warn('naqala-report:', text);
    warned.add(text);
  }

  function make(name, attributes, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  /* Returns the first value that is JSON; nothing for anything else. */
  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /* Returns seconds as PT1M5S, and as 0000:01:05.00. */
  const parts = (seconds) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const iso = (seconds) => {
    const [hours, minutes, rest] = parts(Math.max(0, Math.round(seconds)));
    return 'PT' + (hours ? hours + 'H' : '') + (minutes ? minutes + 'M' : '') + rest + 'S';
  };
  const clock = (seconds) => {
    const [hours, minutes, rest] = parts(Math.max(0, Math.round(seconds))), two = (number) => String(number).padStart(2, '0');
    return String(Math.min(hours, 9999)).padStart(4, '0') + ':' + two(minutes) + ':' + two(rest) + '.00';
  };

  /* ---- SCORM ---- */

  // The names of each version: those of its functions, and those of its data.
  const SCORM = {
    API_1484_11: {
      to: 'scorm-2004', limit: 64000, start: 'Initialize', get: 'GetValue', set: 'SetValue', save: 'Commit', stop: 'Terminate', last: 'GetLastError',
      mode: 'cmi.mode', status: 'cmi.completion_status', name: 'cmi.learner_name', place: 'cmi.location', time: 'cmi.session_time', exit: 'cmi.exit',
      score: 'cmi.score.', response: 'learner_response', begun: ['incomplete', 'completed'], left: ['suspend', 'suspend'], form: iso,
    },
    API: {
      to: 'scorm-1.2', limit: 4096, start: 'LMSInitialize', get: 'LMSGetValue', set: 'LMSSetValue', save: 'LMSCommit', stop: 'LMSFinish', last: 'LMSGetLastError',
      mode: 'cmi.core.lesson_mode', status: 'cmi.core.lesson_status', name: 'cmi.core.student_name', place: 'cmi.core.lesson_location', time: 'cmi.core.session_time', exit: 'cmi.core.exit',
      score: 'cmi.core.score.', response: 'student_response', begun: ['incomplete', 'completed', 'passed', 'failed'], left: ['suspend', ''], form: clock,
    },
  };

  /* Returns the interface of a platform that a window has, of the newer version first. A window of another origin shows nothing. */
  function within(frame) {
    for (const [name, names] of Object.entries(SCORM)) {
      try {
        // An element with that id has the name, too.
        if (frame[name] && frame[name][names.start]) return { api: frame[name], names };
      } catch { /* Another one may. */ }
    }
    return null;
  }

  /* Looks for the interface where SCORM says: in this window, in those around it, and in the same of the window that opened this one. */
  function found() {
    const around = (frame) => {
      for (let times = 0; frame && times < 100; times += 1) {
        const here = within(frame);
        if (here || frame === frame.parent) return here;
        frame = frame.parent;
      }
      return null;
    };
    const opener = (frame) => {
      try {
        return frame.opener;
      } catch {
        return null;
      }
    };
    return around(window) || around(opener(window)) || around(opener(window.top));
  }

  class Scorm {
    constructor({ api, names }) {
      Object.assign(this, { api, names, to: names.to, count: 0 });
      this.since = performance.now();
    }

    call(does, ...what) {
      try {
        return this.api[this.names[does]](...what);
      } catch (error) {
        return warn(this.names[does], (error && error.message) || error);
      }
    }

    get(name) {
      const value = this.call('get', name);
      return value === undefined || value === null ? '' : String(value);
    }

    set(name, value) {
      if (String(this.call('set', name, String(value))) === 'true') return true;
      warn(this.names.set, name, 'error', this.call('last'));
      return false;
    }

    /* Begins. Returns what an earlier visit has kept, and the learner's name; nothing if the platform does not answer. */
    async start() {
      if (String(this.call('start', '')) !== 'true') return warn(this.names.start, 'error', this.call('last'));
      const { names } = this, mode = this.get(names.mode);
      // Who only looks at it again changes nothing.
      this.isWatched = mode === 'browse' || mode === 'review';
      if (!names.begun.includes(this.get(names.status))) this.put(names.status, 'incomplete');
      this.putExit();
      return { kept: this.get('cmi.suspend_data'), name: this.get(names.name) };
    }

    put(name, value) {
      return this.isWatched || this.set(name, value);
    }

    /* Says how the visit will have ended, as long as it can. Unless it is suspended, SCORM 2004 begins a new attempt without what was kept. */
    putExit() {
      this.put(this.names.exit, this.names.left[Number(!!this.isDone)]);
    }

    /* Keeps where the learner is: as much as the platform takes. */
    keep(states) {
      const text = states.find((one) => one.length <= this.names.limit);
      if (text !== undefined && text !== this.kept && this.put('cmi.suspend_data', text)) this.kept = text;
    }

    /* Notes a step that was solved. */
    solved(step, one) {
      const { names } = this, isNew = names.to === 'scorm-2004', at = 'cmi.interactions.' + (Number(this.get('cmi.interactions._count')) || this.count) + '.';
      this.count += 1;
      // An interaction is something that a platform may do without.
      if (this.isWatched || !this.set(at + 'id', (isNew ? 'urn:naqala:step-' : 'step-') + step)) return;
      this.set(at + 'type', 'performance');
      const said = COUNTS.slice(0, 4).map((name) => name + (isNew ? '[.]' : '=') + one[name]);
      this.set(at + names.response, said.join(isNew ? '[,]' : ','));
      this.set(at + 'result', 'correct');
      this.set(at + 'latency', names.form(one.seconds));
    }

    /* Reports how far the learner is. */
    report(result, isPassed) {
      const { names } = this, { score, done } = result;
      if (score !== null) for (const [name, value] of Object.entries({ raw: score, min: 0, max: 100 })) this.put(names.score + name, value);
      this.put(names.place, result.step);
      if (names.to === 'scorm-2004') {
        if (score !== null) this.put('cmi.score.scaled', score / 100);
        this.put('cmi.progress_measure', result.goals ? Math.min(1, Math.round((100 * result.solved) / result.goals) / 100) : Number(done));
        if (done) this.put('cmi.success_status', isPassed ? 'passed' : 'failed');
        if (done) this.put(names.status, 'completed');
      } else if (done) this.put(names.status, isPassed ? 'passed' : 'failed');
      this.isDone = done;
    }

    save() {
      this.put(this.names.time, this.names.form((performance.now() - this.since) / 1000));
      this.putExit();
      if (!this.isWatched && String(this.call('save', '')) !== 'true') warn(this.names.save, 'error', this.call('last'));
    }

    /* Ends the visit, once. */
    stop() {
      this.save();
      this.call('stop', '');
    }
  }

  /* ---- xAPI ---- */

  const VERB = 'http://adlnet.gov/expapi/verbs/';
  const ENDS = ['completed', 'passed', 'failed'];
  const KIND = 'http://adlnet.gov/expapi/activities/';
  const PROGRESS = 'https://w3id.org/xapi/cmi5/result/extensions/progress';
  const extension = (name) => 'urn:naqala:xapi:' + name;

  /* Returns whether a text is an absolute address. */
  function isAddress(text) {
    try {
      return !!new URL(text);
    } catch {
      return false;
    }
  }

  const IDENTIFIERS = { mbox: (text) => /^mailto:.+@/.test(text), mbox_sha1sum: (text) => /^[0-9a-f]{40}$/i.test(text), openid: isAddress };

  /* Returns the agent that a launch names, by the first identifier that is whole: stores refuse one with several. Older launches have
     lists, and accounts with longer names. */
  function agentOf(actor) {
    const one = (value) => (Array.isArray(value) ? value[0] : value), agent = { objectType: 'Agent' };
    if (one(actor.name)) agent.name = String(one(actor.name));
    for (const [name, isWhole] of Object.entries(IDENTIFIERS)) {
      const text = one(actor[name]);
      if (typeof text === 'string' && isWhole(text)) return { ...agent, [name]: text };
    }
    const account = one(actor.account) || {}, homePage = account.homePage || account.accountServiceHomePage, name = account.name || account.accountName;
    return isAddress(homePage) && name ? { ...agent, account: { homePage: String(homePage), name: String(name) } } : null;
  }

  /* Returns the store that the address of this page names; nothing without one. */
  function launched() {
    const says = new URLSearchParams(location.search), given = says.get('endpoint');
    if (!given) return null;
    const refuse = (name, what) => {
      warn('the launch of this page: ' + name, what);
      return null;
    };
    if (!isAddress(given)) return refuse('endpoint', 'is no address');
    const endpoint = new URL(given.replace(/\/?$/, '/')), activity = says.get('activity_id');
    if (!/^https?:$/.test(endpoint.protocol)) return refuse('endpoint', 'is no address of the web');
    const actor = parsed(says.get('actor')), agent = actor && agentOf(actor);
    if (!agent) return refuse('actor', 'names nobody');
    const registration = says.get('registration');
    if (registration && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(registration)) return refuse('registration', 'is no UUID');
    if (activity && !isAddress(activity)) return refuse('activity_id', 'is no address');
    return { endpoint, agent, auth: says.get('auth'), registration, activity };
  }

  /* Makes a UUID, also on a page without TLS, which has no `randomUUID`. */
  function uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  /* Returns whether a store refuses what it was asked, and would do so again. */
  const isRefused = (status) => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

  class Xapi {
    constructor(launch) {
      Object.assign(this, launch, { to: 'xapi', waiting: [] });
      this.activity = launch.activity || location.origin + location.pathname;
      this.since = performance.now();
      addEventListener('online', () => this.send());
    }

    ask(path, options = {}) {
      const headers = { 'X-Experience-API-Version': '1.0.3', ...options.headers };
      if (this.auth) headers.Authorization = this.auth;
      return fetch(new URL(path, this.endpoint), { ...options, headers, credentials: 'omit', referrerPolicy: 'no-referrer' });
    }

    stateAddress() {
      const says = new URLSearchParams({ activityId: this.activity, agent: JSON.stringify(this.agent), stateId: 'naqala' });
      if (this.registration) says.set('registration', this.registration);
      return 'activities/state?' + says;
    }

    async start(report) {
      this.about = report;
      this.say('initialized');
      this.send();
      return { kept: await this.read(), name: this.agent.name || '' };
    }

    /* Returns what an earlier visit has kept. Until the store has told it, nothing is written over it. */
    async read() {
      this.isReading = true;
      this.asked = performance.now();
      let kept = '';
      try {
        const answer = await this.ask(this.stateAddress()), { ok, status } = answer;
        if (ok) kept = await answer.text();
        this.isRead = ok || status === 404;
        if (!this.isRead && !this.lacks(status)) warn('activities/state', status);
      } catch (error) {
        warn('activities/state', error.message);
      }
      this.isReading = false;
      if (this.isRead) this.asked = undefined;
      return kept;
    }

    /* Keeps where the learner is. A store is asked every ten seconds at most, and at the end. */
    keep([text], isLast) {
      this.text = text;
      if (isLast || !(performance.now() - this.asked < 10000)) this.put(isLast);
    }

    put(isLast) {
      const { text } = this;
      if (this.isStateless || this.isReading || text === undefined || text === this.kept) return;
      if (!this.isRead) {
        // A page that closes has no time to wait for the answer.
        if (!isLast) this.read().then((kept) => this.isRead && this.about.recall(kept));
        return;
      }
      [this.kept, this.asked] = [text, performance.now()];
      const put = { method: 'PUT', body: text, headers: { 'Content-Type': 'application/json' }, keepalive: !!isLast };
      const again = (what) => {
        this.kept = null;
        warn('activities/state', what);
      };
      this.ask(this.stateAddress(), put).then(({ ok, status }) => ok || this.lacks(status) || again(status), (error) => again(error.message));
    }

    /* Notes whether the store has no state at all: one of statements alone. */
    lacks(status) {
      this.isStateless = isRefused(status);
      if (this.isStateless) warn('activities/state', status);
      return this.isStateless;
    }

    /* Adds a statement about the exercise or, with a step, about that. */
    say(verb, result, step) {
      const { about } = this, { lang } = about, context = { platform: 'Naqala', language: lang };
      if (this.registration) context.registration = this.registration;
      const whole = { objectType: 'Activity', id: this.activity, definition: { type: KIND + 'lesson', name: { [lang]: about.title() } } };
      const id = this.activity + (this.activity.includes('#') ? '-step-' : '#step-') + step;
      const part = { objectType: 'Activity', id, definition: { type: KIND + 'cmi.interaction', interactionType: 'performance', name: { [lang]: about.title() + ' ' + step } } };
      if (step) context.contextActivities = { parent: [whole] };
      const statement = { id: uuid(), actor: this.agent, verb: { id: VERB + verb, display: { 'en-US': verb } }, object: step ? part : whole, context, timestamp: new Date().toISOString() };
      if (result) statement.result = result;
      this.waiting.push(statement);
    }

    /* Sends what waits. What a store does not take now waits for the next time; what it refuses is named, and gone. It refuses several for
       one of them, so they are sent one by one then. */
    send(isLast) {
      if (!this.waiting.length || (this.isSending && !isLast)) return;
      const these = this.waiting.slice(0, this.isSingly && !isLast ? 1 : this.waiting.length);
      this.isSending = true;
      const post = { method: 'POST', body: JSON.stringify(these), headers: { 'Content-Type': 'application/json' }, keepalive: !!isLast };
      this.ask('statements', post).then(({ ok, status }) => {
        // It has it already.
        const isTaken = ok || (status === 409 && these.length === 1);
        if (isTaken) this.took(these);
        else warn('statements', status);
        return isTaken || isRefused(status) && (these.length === 1 || 'singly');
      }, (error) => warn('statements', error.message)).then((isOver) => {
        this.isSending = false;
        if (!isOver) return;
        if (isOver !== 'singly') this.waiting = this.waiting.filter((one) => !these.includes(one));
        this.isSingly = this.waiting.length > 0 && (this.isSingly || isOver === 'singly');
        this.send();
      });
    }

    /* Keeps that the store knows the end, once it does: until then the next visit tells it again. */
    took(these) {
      const told = these.map(({ verb }) => verb.id.slice(VERB.length)).filter((verb) => ENDS.includes(verb)).pop();
      if (!told) return;
      this.told = told;
      this.about.keepNow();
    }

    solved(step, one) {
      const said = COUNTS.slice(0, 4);
      const extensions = Object.fromEntries(said.map((name) => [extension(name === 'again' ? 'attempts' : name), one[name] + (name === 'again' ? 1 : 0)]));
      const response = said.map((name) => name + '[.]' + one[name]).join('[,]');
      this.say('answered', { success: true, response, score: { scaled: one.points / 100 }, duration: iso(one.seconds), extensions }, step);
    }

    report(result, isPassed) {
      const { score, done } = result, end = score === null ? 'completed' : isPassed ? 'passed' : 'failed';
      if (done && this.end !== end && this.end !== 'passed') {
        const whole = { completion: true, duration: iso(result.seconds), extensions: { [extension('attempts')]: result.again + 1, [extension('corrections')]: result.corrections, [extension('hints')]: result.hints } };
        if (score !== null) Object.assign(whole, { success: isPassed, score: { scaled: score / 100, raw: score, min: 0, max: 100 } });
        // Who has failed can pass later, and has completed it once.
        if (!this.end) this.say('completed', whole);
        if (score !== null) this.say(end, whole);
        this.end = end;
      } else if (!done && result.goals) this.say('progressed', { extensions: { [PROGRESS]: Math.round((100 * result.solved) / result.goals) } });
      this.send();
    }

    save() {
      this.put();
      this.send();
    }

    stop() {
      this.say('terminated', { duration: iso((performance.now() - this.since) / 1000) });
      this.send(true);
    }
  }

  /* ---- The code for a teacher ---- */

  const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

  /* Writes bytes in digits that nobody mixes up, and that no chat takes for a sign of its own. */
  function digits(bytes) {
    let [text, bits, held] = ['', 0, 0];
    for (const byte of bytes) {
      held = (held << 8) | byte;
      for (bits += 8; bits >= 5; bits -= 5) text += DIGITS[(held >> (bits - 5)) & 31];
      held &= (1 << bits) - 1;
    }
    return bits ? text + DIGITS[(held << (5 - bits)) & 31] : text;
  }

  /* Returns four digits by which a slip is found. */
  function check(bytes) {
    let sum = 0x811c9dc5;
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
    return [15, 10, 5, 0].map((bits) => DIGITS[((sum ^ (sum >>> 20)) >> bits) & 31]).join('');
  }

  /* Writes a result as a code: numbers of seven bits a byte, then two texts with their lengths (docs/classes.md). */
  function codeOf(result) {
    const bytes = [], number = (value) => {
      for (value = Math.max(0, Math.round(value)); value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
      bytes.push(value);
    };
    const text = (value, most) => {
      const encoded = new TextEncoder().encode([...String(value)].slice(0, most).join(''));
      number(encoded.length);
      bytes.push(...encoded);
    };
    const { step, of, solved, goals, corrections, hints, again, refusals, seconds, score, done, at } = result;
    for (const value of [step, of, solved, goals, corrections, hints, again, refusals, seconds, score === null ? 0 : score + 1, done ? 1 : 0, (Date.parse(at) - Date.UTC(2025, 0)) / 60000]) number(value);
    text(result.name, 60);
    text(result.title, 80);
    return 'NQ1-' + digits(bytes) + '-' + check(bytes);
  }

  /* ---- The report ---- */

  class Report {
    constructor(board, { pass, name, panel } = {}) {
      Object.assign(this, { board, name: name || '', step: 1, of: 1, steps: new Map(), live: {}, done: false });
      this.pass = Number(pass === undefined ? board.getAttribute('data-pass') : pass) || 0;
      this.lang = (board.closest('[lang]') || { lang: '' }).lang || navigator.language || 'en';
      this.hasPanel = panel === undefined ? board.getAttribute('data-report') !== 'platform' : panel;
      this.started = performance.now();
      const script = board.querySelector('script[type="application/json"]');
      const lesson = parsed(script && script.textContent);
      this.lesson = lesson && Array.isArray(lesson.steps) ? lesson : null;
      for (const event of ['step', 'action', 'correction', 'hint', 'again', 'goal', 'end']) board.addEventListener(event, ({ detail }) => this.heard(event, detail));
      if (customElements.get('naqala-board')) this.join();
      else customElements.whenDefined('naqala-board').then(() => this.join());
      const here = found(), launch = here || board.getAttribute('data-report') !== 'xapi' ? null : launched();
      this.platform = here ? new Scorm(here) : launch ? new Xapi(launch) : null;
      this.to = this.platform ? this.platform.to : null;
      this.ready = this.begin().catch((error) => warn('the earlier visit:', (error && error.message) || error));
      addEventListener('pagehide', () => this.leave());
      document.addEventListener('visibilitychange', () => document.hidden && !this.isOver && this.platform && this.platform.save());
      // A page that comes back as it was has ended its visit.
      addEventListener('pageshow', ({ persisted }) => persisted && this.isOver && location.reload());
    }

    async begin() {
      const before = this.platform && await this.platform.start(this);
      if (this.platform && !before) this.platform = this.to = null;
      if (!before) return;
      this.name = this.name || before.name;
      await this.restore(before.kept);
    }

    /* Goes on from what an earlier visit has kept, if a platform tells it late. */
    async recall(text) {
      await this.restore(text);
      this.keepNow();
    }

    /* Lets what a page keeps of the board hold the report: `state()` gives it, and `restore` takes it. */
    join() {
      const { board } = this, state = board.state.bind(board), restore = board.restore.bind(board);
      this.ofBoard = { state, restore };
      board.state = async () => {
        const said = await state();
        return said.record ? said : { ...said, result: { ...this.result(), steps: this.solvedSteps() } };
      };
      board.restore = async (kept) => {
        const answer = await restore(kept);
        await this.resume(kept);
        return answer;
      };
      // A page that was faster handles a state that the board refuses.
      if (board.back) board.back.then(() => state().then((kept) => this.resume(kept)), () => {});
    }

    /* Goes on from what the page has kept. What a platform has kept is the better record. */
    async resume(kept) {
      await this.learn();
      if (kept.record || !kept.step) return;
      const result = kept.result && kept.result.format === FORMAT ? kept.result : null;
      if (!this.platform) {
        Object.assign(this, { steps: new Map(), done: false, ended: undefined, earlier: 0, started: performance.now() });
        this.take(result || this.guess(kept));
        this.name = this.name || (result && String(result.name || '')) || '';
      }
      this.place(kept);
      this.open(false);
    }

    /* Tells what must have been solved from a state without a result: the steps before it, as nobody goes on earlier. What they cost is known as a sum. */
    guess({ step, counts: had, all = {} }) {
      const counts = had || {}, isOver = counts.ended === true, less = (name) => Math.max(0, count(all[name]) - (isOver ? 0 : count(counts[name])));
      const numbers = this.lesson && !this.board.hasAttribute('step') ? [...this.lesson.steps.keys()].map((at) => at + 1) : [step];
      const solved = numbers.filter((number) => (number < step || (isOver && number === step)) && this.asks(number));
      const sums = ['correction', 'hint', 'again', 'refusal'].map(less), points = Math.max(LEAST, 100 - (COST * (sums[0] + sums[1])) / solved.length);
      return { format: FORMAT, done: isOver, seconds: all.seconds, steps: solved.map((number, at) => [number, points, ...(at ? [] : sums)]) };
    }

    /* Takes what was solved, and how long it took, from what was kept. */
    take(kept) {
      const steps = Array.isArray(kept.steps) ? kept.steps : [], whole = steps.filter((one) => Array.isArray(one) && one[0] > 0 && one[1] >= LEAST && one[1] <= 100);
      const isWhole = steps === kept.steps && whole.length === steps.length;
      if (!isWhole) warn('what an earlier visit has kept is damaged');
      for (const [step, points, ...counts] of whole) this.add(Number(step), { points: Number(points), ...Object.fromEntries(COUNTS.map((name, at) => [name, count(counts[at])])) });
      this.done = this.done || (isWhole && kept.done === true);
      this.earlier = Math.max(this.earlier || 0, count(kept.seconds));
      if (this.done && this.ended === undefined) this.ended = this.started;
    }

    /* Notes where the learner is, from the state of a board. */
    place({ step, counts: had }) {
      const counts = had || {};
      this.step = step || 1;
      this.live = { corrections: count(counts.correction), hints: count(counts.hint), again: count(counts.again), refusals: count(counts.refusal) };
    }

    async restore(text) {
      const kept = parsed(text);
      if (!kept || kept.format !== FORMAT) return;
      this.take(kept);
      this.platform.isDone = this.done;
      if (ENDS.includes(kept.told)) this.platform.told = this.platform.end = kept.told;
      if (this.done && this.to === 'xapi') this.tell(this.result());
      // Who has begun anew meanwhile stays there.
      if (!kept.state || this.hasBegun) return;
      this.state = kept.state;
      await customElements.whenDefined('naqala-board');
      await this.ofBoard.restore(kept.state).catch((error) => warn('the earlier visit could not be restored:', error.message));
      this.place(kept.state);
    }

    /* Learns the lesson that the board has fetched, or was given by its page. */
    async learn() {
      const { board } = this, lesson = board.given || await board.coming;
      if (lesson && Array.isArray(lesson.steps)) this.lesson = lesson;
    }

    /* Returns whether a step asks for something, as far as the lesson is known. */
    asks(step) {
      const one = this.lesson && this.lesson.steps[step - 1];
      return !!(one && one.goal);
    }

    /* Returns the name of the exercise. */
    title() {
      const { board, lesson, lang } = this, titles = lesson && lesson.title;
      const own = titles && (titles[lang] || titles[lang.split('-')[0]] || titles.en || Object.values(titles)[0]);
      const file = (board.getAttribute('src') || '').split(/[?#]/)[0].split('/').pop().replace(/\.json$/, '');
      return String(own || board.getAttribute('title') || board.getAttribute('puzzle') || file || document.title || 'Naqala');
    }

    heard(event, detail) {
      const { counts, step } = detail;
      this.learn();
      if (step) this.step = step;
      if (detail.of) this.of = detail.of;
      this.hasBegun = this.hasBegun || event !== 'step';
      if (event === 'step') this.live = {};
      else if (counts && event !== 'end') this.live = counts;
      if (event === 'goal') this.solve(step, counts);
      // Who ends the lesson has solved its last step, maybe on a visit that kept no result.
      if (event === 'end' && this.asks(this.step) && !this.steps.has(this.step)) this.solve(this.step, { corrections: 0, hints: 0, again: 0, refusals: 0, seconds: 0, ...this.live });
      const wasDone = this.done;
      if (event === 'end' || (event === 'goal' && this.goals() && this.steps.size >= this.goals())) this.done = true;
      if (this.done && this.ended === undefined) this.ended = performance.now();
      if (event === 'goal' || event === 'end') {
        this.isDue = true;
        this.report(wasDone);
      }
      this.keepSoon();
    }

    /* Notes what a step that is solved is worth: its best try counts. */
    solve(step, counts) {
      const one = { points: Math.max(LEAST, 100 - COST * (counts.corrections + counts.hints)) };
      for (const name of COUNTS) one[name] = counts[name];
      if (!this.add(step, one)) return;
      this.live = {};
      if (this.platform) this.platform.solved(step, one);
    }

    /* Adds a step that was solved, unless it was solved as well before. */
    add(step, one) {
      const before = this.steps.get(step), isBetter = !before || before.points < one.points;
      if (isBetter) this.steps.set(step, one);
      return isBetter;
    }

    /* Returns how many steps ask for something; nothing while only the board knows. */
    goals() {
      const { board, lesson } = this, only = board.getAttribute('step');
      if (board.hasAttribute('puzzle') || (only && !lesson)) return 1;
      if (only) return Number(this.asks(only));
      return lesson ? lesson.steps.filter((step) => step && step.goal).length : this.of;
    }

    /* Returns where the learner is, and what they have done, for a page that wants to show or keep it. */
    result() {
      const all = [...this.steps.values(), this.steps.has(this.step) ? {} : this.live];
      const sum = (name) => all.reduce((total, one) => total + (one[name] || 0), 0);
      const solved = this.steps.size, goals = this.done && !this.lesson ? solved : Math.max(solved, this.goals());
      return {
        format: FORMAT, name: this.name, title: this.title(), step: this.step, of: Math.max(this.of, this.lesson ? this.lesson.steps.length : 1), solved, goals,
        ...Object.fromEntries(COUNTS.slice(0, 4).map((name) => [name, sum(name)])),
        seconds: Math.round((this.earlier || 0) + ((this.ended === undefined ? performance.now() : this.ended) - this.started) / 1000),
        score: goals ? Math.round(sum('points') / goals) : null, done: this.done, at: new Date().toISOString(),
      };
    }

    /* Returns the result as a code that class.html reads. */
    code() { return codeOf(this.result()); }

    report(wasDone) {
      const result = this.result();
      if (this.platform) this.tell(result);
      this.board.dispatchEvent(new CustomEvent('report', { detail: result }));
      this.open(wasDone);
    }

    /* Shows the result once the exercise is done, and each later one. */
    open(wasDone) {
      if (this.panel) this.panel();
      else if (this.done && !wasDone && !this.platform && this.hasPanel) this.show();
    }

    tell(result) {
      this.platform.report(result, (result.score === null ? 100 : result.score) >= this.pass);
    }

    /* Keeps where the learner is, and lets the platform save it. */
    keepNow() {
      this.isDue = true;
      this.keepSoon();
    }

    /* Keeps where the learner is, once the board has told it. It is asked for one thing at a time. */
    async keepSoon() {
      if (!this.platform || this.isOver) return;
      this.isStale = true;
      if (this.isKeeping) return;
      this.isKeeping = true;
      await this.ready;
      while (this.isStale && !this.isOver) {
        const { isDue } = this;
        this.isStale = this.isDue = false;
        try {
          this.state = await this.ofBoard.state();
        } catch (error) {
          warn('the board tells no state:', error.message);
        }
        if (this.isOver) return;
        this.keep();
        if (isDue) this.platform.save();
      }
      this.isKeeping = false;
    }

    /* Returns the steps that were solved, each with its points and counts. */
    solvedSteps() { return [...this.steps].map(([step, one]) => [step, one.points, ...COUNTS.map((name) => one[name])]); }

    keep(isLast) {
      const all = { format: FORMAT, done: this.done, told: this.platform.told, seconds: this.result().seconds, steps: this.solvedSteps() };
      // What has no room is left out: first the moves within the step, then the step.
      const states = this.state ? [this.state, { ...this.state, actions: [] }] : [];
      this.platform.keep([...states.map((state) => JSON.stringify({ ...all, state })), JSON.stringify(all)], isLast);
    }

    leave() {
      if (this.isOver || !this.platform) return;
      if (this.state) this.keep(true);
      this.isOver = true;
      this.platform.stop();
    }

    /* Shows the result below the board, with a code for the teacher. */
    show() {
      const { board, lang } = this, primary = (tag) => tag.toLowerCase().split('-')[0];
      const tags = Object.keys(WORDS), tag = tags.find((one) => one.toLowerCase() === lang.toLowerCase()) || tags.find((one) => primary(one) === primary(lang)) || 'en';
      const words = { ...WORDS.en, ...WORDS[tag] };
      const host = make('div', { class: 'naqala-result', lang: tag, dir: 'auto' }), root = host.attachShadow({ mode: 'open' });
      const sums = make('p', { role: 'status' }), name = make('input', { autocomplete: 'name', maxlength: 60 }), code = make('input', { readonly: '', spellcheck: 'false', class: 'code' });
      const button = make('button', { type: 'button' }, words.copy), status = make('span', { role: 'status' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(SHEET);
      root.adoptedStyleSheets = [sheet];
      root.append(make('section', { 'aria-label': words.result }, sums, make('label', {}, words.name, name), make('label', {}, words.code, code), make('p', {}, button, ' ', status)));
      this.panel = () => {
        const result = this.result(), time = clock(result.seconds).slice(0, -3).replace(/^00+/, '').replace(/^:/, '0:');
        sums.textContent = [result.title, result.score === null ? '' : words.score + ': ' + result.score, words.time + ': ' + time].filter(Boolean).join(' · ');
        code.value = codeOf(result);
      };
      name.value = this.name;
      name.addEventListener('input', () => {
        this.name = name.value.trim();
        code.value = this.code();
        status.textContent = '';
      });
      button.addEventListener('click', async () => {
        code.select();
        try {
          await navigator.clipboard.writeText(code.value);
          status.textContent = words.copied;
        } catch {
          status.textContent = words.select;
        }
      });
      board.after(host);
      // A screen reader says what comes into a status that it has met empty.
      setTimeout(this.panel, 100);
    }
  }

  const SHEET = `
    :host { display: block; margin-block: 12px; font: 16px/1.5 system-ui, sans-serif; }
    section { max-width: 40rem; padding: 12px 16px; border: 1px solid; border-radius: 8px; }
    p { margin: 0 0 8px; }
    label { display: block; margin-bottom: 8px; }
    input { display: block; box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 8px; border: 1px solid; border-radius: 6px; background: Field; color: FieldText; font: inherit; }
    .code { font-family: ui-monospace, monospace; }
    button { min-height: 44px; padding: 0 20px; border: 1px solid; border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 700; cursor: pointer; }
    :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }`;

  const reports = new WeakMap();

  /* Reports what happens on a board: `{ pass, name, panel }` in place of the attributes. A platform takes one report a page. */
  window.naqalaReport = function (board, options) {
    if (!reports.has(board)) reports.set(board, new Report(board, options));
    return reports.get(board);
  };

  function start() {
    const [first, ...others] = document.querySelectorAll('naqala-board[data-report]');
    if (first) window.naqalaReport(first);
    if (others.length) warn('a page reports one board: the first of', others.length + 1, 'with data-report');
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
