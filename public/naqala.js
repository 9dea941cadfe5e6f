/* Boards of Naqala on any page: <script src="…/naqala.js" defer></script> <naqala-board mode="explore">…</naqala-board>
   MIT or Apache-2.0. docs/embedding.md of the project describes attributes, methods and events. This file keeps its name
   and its interface; the address of each board contains the version of the messages (v=1). */
(function () {
  'use strict';
  if (!window.customElements || customElements.get('naqala-board')) return;
  const V = 1;
  const HOME = document.currentScript ? new URL('.', document.currentScript.src).href : document.baseURI;
  const LOOK = ['lang', 'theme', 'contrast', 'palette', 'motion', 'controls'];
  const START = ['mode', 'puzzle', 'players', 'opponents', 'expansions', 'seed', 'hide', 'step', 'at'];
  const PAINT = ['ground', 'panel', 'raised', 'line', 'ink', 'ink-soft', 'accent', 'accent-ink', 'lit', 'alive', 'target', 'focus'];
  const TITLES = {
    en: { view: 'A position of Five Tribes', explore: 'A board of Five Tribes to try moves on', exercise: 'An exercise on a board of Five Tribes', replay: 'A game of Five Tribes to play back', play: 'A game of Five Tribes' },
    fr: { view: 'Une position de Five Tribes', explore: 'Un plateau de Five Tribes pour essayer des coups', exercise: 'Un exercice sur un plateau de Five Tribes', replay: 'Une partie de Five Tribes à revoir', play: 'Une partie de Five Tribes' },
  };
  // The faults of content that cannot be fetched or read. The board shows them.
  const WRONG = {
    en: { inside: 'the JSON inside the element', lost: 'cannot be fetched', json: 'is not valid JSON' },
    fr: { inside: 'le JSON dans l’élément', lost: 'est introuvable', json: 'n’est pas du JSON valide' },
  };
  // The room to add below six by five tiles until the board reports its height, in pixels: for one column, and from 860 px on for two.
  const BELOW = { view: [8, 8], explore: [70, 70], exercise: [330, 0], replay: [110, 80], play: [540, 120] };
  const EVENTS = ['action', 'goal', 'hint', 'refusal', 'end', 'resize'];
  const PATIENCE = 45000;
  const NIGHT = matchMedia('(prefers-color-scheme: dark)');

  // The board's own grounds, as in its style sheet.
  const OWN = { light: '#fbf5e6', dark: '#15152b' };

  /* Returns a plain colour as [red, green, blue, alpha]; nothing for others. */
  function parts(colour) {
    const found = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour);
    return found && [Number(found[1]), Number(found[2]), Number(found[3]), found[4] === undefined ? 1 : Number(found[4])];
  }

  /* Returns the colour that the page shows behind an element; nothing behind pictures and half-transparent colours. */
  function behind(element, canvas) {
    for (let at = element; at; at = at.parentElement || at.getRootNode().host) {
      const style = getComputedStyle(at), colour = parts(style.backgroundColor);
      if (style.backgroundImage !== 'none' || !colour || (colour[3] > 0 && colour[3] < 1)) return null;
      if (colour[3] === 1) return colour;
    }
    return parts(canvas);
  }

  /* Returns the theme whose text is legible on a colour; nothing between light and dark. */
  function themeOn(colour) {
    const [red, green, blue] = colour.map((part) => (part / 255) ** 2.2);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    return light > 0.7 ? 'light' : light < 0.06 ? 'dark' : null;
  }

  /* Sets the style of a frame. Its colour scheme is that of its board, because any other would give it an opaque ground. */
  function frameStyle(frame, height, theme) {
    frame.style.cssText = 'display:block;border:0;width:100%;height:' + height + ';color-scheme:' + (/^(light|dark)$/.test(theme) ? theme : 'normal');
  }

  class Board extends HTMLElement {
    static get observedAttributes() { return LOOK.concat('step', 'at', 'title'); }

    constructor() {
      super();
      this.count = 0;
      this.begins();
    }

    begins() {
      this.waits = new Map();
      this.is = { open: false };
    }

    connectedCallback() {
      if (this.frame || this.eye) return;
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
      this.style.display = this.style.display || 'block';
      const place = this.place = document.createElement('div');
      place.style.cssText = 'box-sizing:border-box;background:#8883;border-radius:8px;' + this.size();
      this.shadowRoot.replaceChildren(place);
      this.hear = (event) => this.heard(event);
      addEventListener('message', this.hear);
      // A page with two themes has changed its colours by the next frame.
      this.turn = () => requestAnimationFrame(() => this.adapt());
      NIGHT.addEventListener('change', this.turn);
      if (this.getAttribute('loading') === 'eager' || !window.IntersectionObserver) return this.load();
      this.eye = new IntersectionObserver((seen) => {
        if (seen.some((one) => one.isIntersecting)) this.load();
      }, { rootMargin: '400px' });
      this.eye.observe(this);
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear);
      NIGHT.removeEventListener('change', this.turn);
      if (this.eye) this.eye.disconnect();
      clearTimeout(this.timer);
      if (this.frame) this.frame.remove();
      for (const wait of this.waits.values()) wait[1](new Error('the board is gone'));
      this.frame = this.eye = null;
      this.begins();
    }

    attributeChangedCallback(name, before, now) {
      if (!this.frame || before === now) return;
      if (name === 'title' || name === 'lang') this.frame.title = this.named();
      if (name === 'theme') frameStyle(this.frame, this.frame.style.height, this.theme = now);
      if (now === null || name === 'title') return;
      // `ask` queues these while the board is loading.
      if (name === 'step' || name === 'at') this.ask('set', { [name]: Number(now) });
      else if (name === 'lang') this.ask('set', { options: { lang: this.known() } });
      else this.ask('set', { options: { [name]: name === 'controls' ? now.split(/[\s,]+/).filter(Boolean) : now } });
    }

    /* Returns the style that reserves room: `height` in pixels, `ratio` (width by height), or an estimate for the mode. */
    size() {
      const height = parseInt(this.getAttribute('height'), 10);
      if (height) return 'height:' + height + 'px';
      const ratio = this.getAttribute('ratio');
      if (ratio) return 'aspect-ratio:' + ratio.replace(':', '/');
      const below = (BELOW[this.mode()] || BELOW.view)[this.getBoundingClientRect().width < 860 ? 0 : 1];
      return 'padding-bottom:calc(min(83.4%, 642px) + ' + below + 'px)';
    }

    mode() { return this.getAttribute('mode') || 'view'; }

    language() {
      const near = this.closest('[lang]');
      return this.getAttribute('lang') || (near && near.lang) || navigator.language || 'en';
    }

    known() { return /^fr/i.test(this.language()) ? 'fr' : 'en'; }

    named() {
      const words = TITLES[this.known()];
      return this.getAttribute('title') || words[this.mode()] || words.view;
    }

    /* Makes the frame. A frame from another origin may keep that origin, so that all boards share one download. */
    load() {
      if (this.eye) this.eye.disconnect();
      if (this.frame || !this.isConnected) return;
      const address = new URL('embed.html', new URL(this.getAttribute('board') || HOME, document.baseURI));
      const says = new URLSearchParams({ v: V });
      for (const name of START.concat(LOOK)) {
        const value = name === 'lang' ? this.known() : this.getAttribute(name);
        // A position or record that comes later brings its opponents with it.
        if (name === 'opponents' && (this.inside() || this.hasAttribute('src'))) continue;
        if (value !== null) says.set(name, /controls|players|expansions/.test(name) ? value.trim().replace(name === 'players' ? /\s*,\s*/g : /[\s,]+/g, ',') : value);
      }
      const colours = this.look();
      if (this.theme) says.set('theme', this.theme);
      if (Object.keys(colours).length) says.set('colours', JSON.stringify(colours));
      address.hash = says;
      const frame = this.frame = document.createElement('iframe');
      const isOther = address.origin !== location.origin;
      const sandbox = this.getAttribute('sandbox') || (isOther ? 'allow-scripts allow-same-origin' : 'allow-scripts');
      // A frame with the page's own origin could remove its own sandbox.
      const allows = sandbox.toLowerCase().split(/\s+/).filter((word) => isOther || word !== 'allow-same-origin');
      this.origin = allows.includes('allow-same-origin') ? address.origin : 'null';
      frame.setAttribute('sandbox', allows.join(' '));
      frame.setAttribute('allow', 'fullscreen; clipboard-write; screen-wake-lock');
      frame.setAttribute('referrerpolicy', 'no-referrer');
      frame.title = this.named();
      frameStyle(frame, this.place.getBoundingClientRect().height + 'px', this.theme);
      frame.src = address.href;
      this.place.replaceWith(frame);
      this.timer = setTimeout(() => this.tell('error', { code: 'load', message: 'the board did not answer', faults: [] }), PATIENCE);
    }

    inside() { return this.querySelector('script[type="application/json"]'); }

    /* Returns the colours of the page. The browser resolves names, mixtures and variables to plain colours. */
    colours() {
      const style = getComputedStyle(this), place = this.place.style, found = {};
      for (const name of PAINT) {
        place.color = '';
        place.color = style.getPropertyValue('--naqala-' + name).trim();
        if (place.color) found[name] = getComputedStyle(this.place).color;
      }
      return found;
    }

    /* Finds the theme and the colours. Without an attribute and a ground of its own, the board takes the ground of the page, and the
       theme that suits it. In the other theme, it has its own ground. */
    look() {
      const given = this.getAttribute('theme'), colours = this.colours();
      this.theme = given;
      if (given === 'auto') return colours;
      this.place.style.color = 'Canvas';
      const canvas = getComputedStyle(this.place).color;
      const own = colours.ground && parts(colours.ground);
      const ground = own && own[3] === 1 ? own : behind(this, canvas);
      const suits = ground && themeOn(ground);
      if (!suits) return colours;
      this.theme = given || suits;
      if (!colours.ground) {
        const hex = '#' + ground.slice(0, 3).map((part) => part.toString(16).padStart(2, '0')).join('');
        const { light, dark } = { ...OWN, [suits]: hex };
        colours.ground = 'light-dark(' + light + ', ' + dark + ')';
      }
      return colours;
    }

    /* Looks at the page again when the device turns light or dark. */
    adapt() {
      if (!this.frame || this.getAttribute('theme')) return;
      // Only an element of the page has colours.
      this.place.style.display = 'none';
      this.shadowRoot.append(this.place);
      const colours = this.look();
      this.place.remove();
      this.ask('set', { options: { theme: this.theme || 'auto', colours } });
      frameStyle(this.frame, this.frame.style.height, this.theme);
    }

    tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

    heard(event) {
      const said = event.data;
      if (!this.frame || event.source !== this.frame.contentWindow || event.origin !== this.origin) return;
      if (!said || said.naqala !== V) return;
      const wait = this.waits.get(said.re);
      if (said.type === 'answer' || (said.type === 'error' && wait)) {
        this.waits.delete(said.re);
        if (wait && said.type === 'answer') return wait[0](said);
        if (wait) wait[1](Object.assign(new Error(said.message), { code: said.code, faults: said.faults }));
      }
      if (said.type === 'resize') frameStyle(this.frame, Math.max(40, Math.min(20000, Number(said.height) || 0)) + 'px', this.theme);
      else if (said.type === 'ready') this.begin(said);
      else if (/^(action|goal|hint|refusal|end|error)$/.test(said.type)) {
        if (said.type === 'error') clearTimeout(this.timer);
        this.tell(said.type, said);
      }
    }

    /* Returns the JSON inside the element or of the file at `src`; its fault, if it is no JSON or cannot be fetched. */
    async content() {
      const inside = this.inside(), src = this.getAttribute('src'), words = WRONG[this.known()];
      if (!inside && !src) return undefined;
      let wrong = words.lost;
      try {
        const answer = inside || await fetch(src);
        if (!inside && !answer.ok) throw new Error(answer.status);
        const text = inside ? inside.textContent : await answer.text();
        wrong = words.json;
        return JSON.parse(text);
      } catch (error) {
        return { fault: { at: inside ? words.inside : src, what: wrong + ' (' + error.message + ')' } };
      }
    }

    /* Sends the board its content once it is ready. */
    async begin(said) {
      const is = this.is;
      clearTimeout(this.timer);
      this.send('subscribe', { events: EVENTS });
      try {
        const what = await this.content();
        if (is === this.is && what !== undefined) await this.put(what, true);
      } catch (error) {
        // The page moved the element meanwhile, so it has a new board.
        if (is !== this.is) return;
        console.error('<naqala-board>', error.message, error.faults || '');
        // An error with a code comes from the board, which has already reported it.
        if (!error.code) this.tell('error', { code: 'content', message: String(error.message), faults: [] });
      }
      if (is !== this.is) return;
      is.open = true;
      for (const say of is.later || []) say();
      is.later = null;
      this.tell('ready', said);
    }

    send(type, fields) {
      this.frame.contentWindow.postMessage(Object.assign({ naqala: V, type }, fields), this.origin === 'null' ? '*' : this.origin);
    }

    /* Sends a message once the board has its first content. Returns a promise of the reply. */
    ask(type, fields, isFirst) {
      const id = 'n' + (this.count += 1);
      const answer = new Promise((done, fail) => {
        this.waits.set(id, [done, fail]);
        const say = () => this.send(type, Object.assign({ id }, fields));
        if (this.is.open || isFirst) say();
        else (this.is.later = this.is.later || []).push(say);
      });
      // Keeps a rejection that nobody handles off the console: the event `error` reports it, too.
      answer.catch(() => {});
      return answer;
    }

    /* Shows a position, a record or a lesson (told apart by `format`), or changes `{ options, step, at }`. */
    set(what) { return this.put(what); }

    put(what, isFirst) {
      const format = /^naqala-(position|record|game|lesson)\//.exec(what && what.format || '');
      const more = isFirst && this.hasAttribute('opponents') ? { opponents: this.getAttribute('opponents') } : {};
      if (format) return this.ask('set', { [format[1] === 'game' ? 'record' : format[1]]: what, ...more }, isFirst);
      return this.ask('set', what && what.board ? { position: what, ...more } : { ...what, ...more }, isFirst);
    }

    play(action) { return this.ask('play', { action: String(action) }); }
    undo() { return this.ask('undo'); }
    redo() { return this.ask('redo'); }
    position() { return this.ask('get', { what: 'position' }).then((answer) => answer.position); }
    record() { return this.ask('get', { what: 'record' }).then((answer) => answer.record); }
  }

  customElements.define('naqala-board', Board);
})();
