/* Boards of Naqala on any page: <script src="…/naqala.js" defer></script> <naqala-board mode="explore">…</naqala-board>
   MIT or Apache-2.0. docs/embedding.md of the project describes attributes, methods and events. This file keeps its name
   and its interface; the address of each board contains the version of the messages (v=1). */
(function () {
  'use strict';
  if (typeof window === 'undefined' || !window.customElements || customElements.get('naqala-board')) return;
  const V = 1;
  const LOOK = ['lang', 'theme', 'contrast', 'palette', 'motion', 'controls'];
  const START = ['mode', 'puzzle', 'players', 'opponents', 'expansions', 'seed', 'hide', 'step', 'at'];
  // Attributes that make another board of it.
  const OTHER = ['mode', 'puzzle', 'players', 'opponents', 'expansions', 'seed', 'hide', 'src', 'board', 'sandbox'];
  const PAINT = ['ground', 'panel', 'raised', 'line', 'ink', 'ink-soft', 'accent', 'accent-ink', 'lit', 'alive', 'target', 'focus'];
  // The words of a release. In `naqala.js` the build puts those of every language of the site in their place, by their tags, each with how
  // many letters longer than in English the task of a puzzle is (xtask/src/locales.rs).
  const WORDS = {
    en: {
      view: 'A position of Five Tribes', explore: 'A board of Five Tribes to try moves on', exercise: 'An exercise on a board of Five Tribes', replay: 'A game of Five Tribes to play back', play: 'A game of Five Tribes',
      loading: 'The board is loading…', show: 'Show the board', lost: 'The board could not be loaded.', again: 'Try again', wrong: 'There is a mistake on this page, so the board cannot be shown.',
      // The faults of content that cannot be fetched or read. The board shows them.
      inside: 'the JSON inside the element', gone: 'cannot be fetched', json: 'is not valid JSON',
    },
    fr: {
      view: 'Une position de Five Tribes', explore: 'Un plateau de Five Tribes pour essayer des coups', exercise: 'Un exercice sur un plateau de Five Tribes', replay: 'Une partie de Five Tribes à revoir', play: 'Une partie de Five Tribes',
      loading: 'Le plateau se charge…', show: 'Afficher le plateau', lost: 'Le plateau n’a pas pu être chargé.', again: 'Réessayer', wrong: 'Il y a une erreur sur cette page\u{a0}: le plateau ne peut pas être affiché.',
      inside: 'le JSON dans l’élément', gone: 'est introuvable', json: 'n’est pas du JSON valide',
    },
  };
  const IS_RELEASE = WORDS.en.longer === undefined;
  const EVENTS = ['action', 'goal', 'hint', 'refusal', 'correction', 'step', 'again', 'end', 'resize'];
  // The position in words: the name of its message and its event, and the id of the request for it.
  const TEXT = 'text';
  // Milliseconds until a frame without a sign of life counts as blocked, that after its `load`, the longest load, and the longest answer.
  const [SILENCE, AFTERWARDS, PATIENCE, ANSWER] = [4500, 1000, 45000, 30000];
  const NIGHT = matchMedia('(prefers-color-scheme: dark)');
  // A page in a sandbox or on the disk. A sandbox holds its frames, too.
  const IS_OPAQUE = self.origin === 'null';

  // The board's own grounds, as in its style sheet.
  const OWN = { light: '#fbf5e6', dark: '#15152b' };

  // The room that the parts of a board need, in pixels, on a phone (under 600 px of width), a tablet and a desktop (from 821 px on). A
  // journey compares the sums with what boards take. Further players, and expansions, need more.
  const ROOM = {
    actions: [156, 120, 120], tools: [50, 50, 50], history: [102, 102, 64], track: [82, 66, 66],
    market: [78, 90, 134], djinns: [98, 98, 166], players: [96, 96, 96], player: [48, 48, 48], goods: [36, 24, 36],
    artisans: [22, 22, 22], whims: [146, 98, 174], puzzle: [406, 364, 490], comments: [6, 56],
  };
  // What the build knows of the puzzles of the site (xtask/src/build/puzzles.rs): their themes, then a letter for each, and for each the
  // rooms at these widths, on phones, on tablets, and beside the tiles.
  const PUZZLES = null;
  const WIDTHS = [[240, 300, 345, 390, 480, 560], [645, 760], [1000]];
  const COLOURS = { y: '#e8b21e', w: '#f4efe4', g: '#2b8240', b: '#2f74c0', r: '#c43a31', a: '#8e5bc0' };
  const CONTROLS = {
    view: [], explore: ['actions'], exercise: ['actions'], replay: ['history', 'score'],
    play: ['actions', 'track', 'market', 'djinns', 'players', 'score', 'fullscreen'],
  };
  const SHEET = `
    :host { display: block; min-width: 0; max-width: 100%; break-inside: avoid; }
    :host([hidden]) { display: none; }
    .wide { height: 0; overflow: hidden; visibility: hidden; font: 24px monospace; }
    .room { position: relative; width: 100%; overflow: hidden; }
    iframe { position: absolute; inset: 0; display: block; border: 0; width: 100%; height: 100%; }
    iframe.early { opacity: 0; }
    .place { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 16px; overflow: hidden; color: inherit; font: 16px/1.4 system-ui, sans-serif; text-align: center; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    iframe[hidden], .place[hidden] { display: none; }
    .place > :not(svg, .task) { position: relative; margin: 0; }
    .task { position: absolute; overflow: hidden; margin: 0; text-align: start; white-space: pre-line; }
    /* Readers of the page hear the frame, so this is for paper, and for who gets no frame. */
    .text { display: none; margin: 8px 0; white-space: pre-line; font-size: 0.8em; }
    .text.alone { display: block; margin: 0; font-size: inherit; white-space: normal; }
    .place svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    .says, button { border-radius: 8px; background: var(--ground, Canvas); color: inherit; }
    .says { padding: 2px 10px; }
    .loading .says { animation: late 1s; }
    .loading::after { content: ''; position: absolute; inset: auto 20% 6px; height: 4px; border-radius: 2px; background: linear-gradient(90deg, #0000, currentColor, #0000) 0 / 50% no-repeat; opacity: .6; animation: late 1s, along 2s 1s linear infinite; }
    @keyframes late { 0%, 99% { opacity: 0; } }
    @keyframes along { from { background-position-x: -100%; } to { background-position-x: 200%; } }
    @media (prefers-reduced-motion: reduce) { .loading::after { animation: late 1s; background: currentColor; opacity: .25; } }
    button { min-height: 44px; padding: 0 20px; border: 1px solid; font: inherit; font-weight: 700; cursor: pointer; touch-action: manipulation; }
    button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
    @media print { button, .says, .loading::after { display: none; } .text:not(:empty) { display: block; } }`;

  /* Returns what all of a page stands on. A page that is being made has no body yet. */
  function roots() { return [document.documentElement, document.body].filter(Boolean); }
  const MOVED = ['transitionend', 'transitioncancel'];

  /* Finds the site: as a <meta name="naqala-site"> says, or beside this script. A module knows no script of its own, but it was fetched. */
  function home() {
    const meta = document.querySelector('meta[name="naqala-site"]');
    if (meta) return new URL(meta.content.replace(/\/?$/, '/'), document.baseURI).href;
    const is = (address) => /\/naqala(\.[\w.]+)?\.js([?#]|$)/.test(address);
    const fetched = () => performance.getEntriesByType('resource').map((entry) => entry.name).filter(is).pop();
    const tags = () => [...document.scripts].map((script) => script.src).filter(is).pop();
    const address = SCRIPT || tags() || fetched();
    return address ? new URL('.', address).href : document.baseURI;
  }
  const SCRIPT = document.currentScript && document.currentScript.src;

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

  function make(name, attributes, ...children) {
    const element = name === 'svg' || name === 'rect' || name === 'circle' || name === 'text' ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  /* Returns the tag that fits a language best: `pt-BR` for `pt`; nothing if none does. */
  function best(tags, asked) {
    const primary = (tag) => tag.toLowerCase().split('-')[0];
    return tags.find((tag) => tag.toLowerCase() === asked.toLowerCase()) || tags.find((tag) => primary(tag) === primary(asked));
  }

  /* Returns the place of the puzzle of the day among so many, as the site chooses it. */
  function ofDay(count) {
    const now = new Date(), day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60000) / 86400000);
    const divisor = (one, other) => (other ? divisor(other, one % other) : one);
    let step = Math.max(1, Math.floor((count * 5) / 8));
    while (divisor(step, count) !== 1) step += 1;
    return ((day % count) * step) % count;
  }

  /* Returns the theme of a puzzle, how many expansions it needs, and its room without the tiles, or beside them, at each of the widths;
     nothing of one that the build does not know. */
  function puzzleRoom(name) {
    if (!PUZZLES) return null;
    const [themes, kinds, rooms] = PUZZLES, daily = /^daily(-expansions)?$/.exec(name), [, theme, number] = /^(.+)-(\d+)$/.exec(name) || [];
    const known = [...kinds].map((letter, at) => ({ at, theme: themes[Math.floor((letter.charCodeAt(0) - 48) / 3)], expansions: (letter.charCodeAt(0) - 48) % 3 }));
    const those = known.filter((one) => (daily ? one.theme[0] !== '!' && !one.expansions === !daily[1] : one.theme.replace('!', '') === theme));
    const found = those[daily ? ofDay(those.length) : number - 1];
    const all = WIDTHS.flat().length;
    let at = all * (found && found.at);
    return found && { ...found, rooms: WIDTHS.map((widths) => widths.map(() => 400 + 16 * (rooms.charCodeAt(at++) - 48))) };
  }

  /* Returns the room at a width, between those at the widths of its form. */
  function between(widths, rooms, width) {
    const next = widths.findIndex((one) => one >= width), at = next < 0 ? widths.length - 1 : next;
    if (next < 1) return rooms[at];
    return rooms[at] + (rooms[at - 1] - rooms[at]) * (widths[at] - width) / (widths[at] - widths[at - 1]);
  }

  // The size of letters of this device that are as wide as those of the board, once it is measured.
  let letters = 0;

  /* Returns what the content tells about the room that it needs: the rows of its board, its text, its controls. */
  function shapeOf(what, element) {
    const says = (name) => element.getAttribute(name) || '';
    const step = what && what.steps && what.steps[Math.max(1, Number(says('step')) || 1) - 1];
    const named = step && what.positions && what.positions[step.position || 'start'];
    const position = (what && what.position) || (typeof named === 'object' ? named : step && typeof step.position === 'object' ? step.position : what) || {};
    const expansions = [].concat(position.expansions || (what && what.expansions) || says('expansions').split(/[\s,]+/));
    const has = (name) => expansions.includes(name);
    const puzzle = says('mode') === 'exercise' && !position.board && puzzleRoom(says('puzzle'));
    // Most lessons have a small board, so those that are still to come count as small.
    const isFile = !what && says('mode') === 'exercise' && !says('puzzle');
    const whole = isFile ? [3, 3] : [[6, 5], [6, 6], [7, 6]][puzzle ? puzzle.expansions : has('artisans') + has('whims')];
    const rows = Array.isArray(position.board) ? position.board.map((row) => String(row).trim().split(/\s+/)) : null;
    const seats = says('players').split(',').length > 1 ? says('players').split(',').length : says('opponents').split(/[\s,]+/).length;
    const players = position.players || (what && what.players) || { length: Math.max(2, seats) };
    const goods = (one) => Object.keys((one && one.goods) || {}).length;
    const holds = (one) => goods(one) + ['djinns', 'items', 'whims'].reduce((sum, name) => sum + [].concat((one && one[name]) || []).length, 0);
    const owners = Array.isArray(players) ? players.map(holds).filter((count) => count > 0) : [];
    const need = [], turn = position.turn || {}, cities = String(rows || '').split('=').length - 1;
    const sells = turn.step === 'end' && Array.isArray(players) ? goods(players[turn.player]) : 0;
    if (says('mode') === 'exercise') {
      if (turn.step === 'bid' || (puzzle && puzzle.theme.endsWith('bids'))) need.push('track');
      if ((position.market || []).length) need.push('market');
      if ((position.djinnRow || []).length) need.push('djinns');
      if (owners.length || (Array.isArray(players) && players.some((one) => one && one.fakirs))) need.push('players');
    }
    const inTheirs = (texts) => best(Object.keys(texts), element.known()) || (texts.en ? 'en' : Object.keys(texts)[0]);
    const texts = (step && step.text) || {}, lang = inTheirs(texts);
    const noted = (what && what.record) || what || {};
    const notes = [].concat(noted.notes || noted.note || []).filter((note) => note && note.text && says('mode') !== 'play');
    const shown = says('mode') === 'replay' ? notes : notes.filter(({ at }) => at === undefined || at === Number(says('at') || (noted.actions || []).length));
    const comments = shown.map((note) => note.text[inTheirs(note.text)]);
    return { rows, comments, columns: rows ? Math.max(...rows.map((row) => row.length)) : whole[0], height: rows ? rows.length : whole[1], text: texts[lang], lang, players: players.length || 2, owners, asks: turn.step, sells, cities, cards: (position.market || []).length, need, has, puzzle };
  }

  class Board extends HTMLElement {
    static get observedAttributes() { return [...new Set(LOOK.concat(START, OTHER, 'title', 'height', 'ratio'))]; }

    constructor() {
      super();
      this.count = 0;
      this.given = undefined;
      this.begins();
    }

    /* Forgets the board that was. */
    begins() {
      this.waits = new Map();
      this.is = { open: false };
      this.told = this.broken = this.shape = null;
      this.isAsked = this.isDue = this.isWrong = false;
      this.tally = {};
      this.alone(false);
    }

    /* Shows what stands inside the element, if there is no board to see or to hear. */
    alone(is) {
      if (!this.inWords) return;
      this.inWords.className = is ? 'text alone' : 'text';
      this.inWords.replaceChildren(...(is ? [make('slot', {})] : []));
    }

    connectedCallback() {
      if (this.room) return;
      const root = this.shadowRoot || this.attachShadow({ mode: 'open' });
      // The line is as long as a page is wide, and breaks anywhere: an element beside others asks for room, and gives it back.
      const wide = make('div', { class: 'wide', 'aria-hidden': 'true' }, 'm '.repeat(40));
      this.place = make('div', { class: 'place' });
      this.room = make('div', { class: 'room' }, this.place);
      this.probe = make('span', { hidden: '' });
      this.inWords = make('div', { class: 'text', part: 'text', dir: 'auto' });
      root.replaceChildren(...dress(root), wide, this.room, this.inWords, this.probe);
      this.hear = (event) => this.heard(event);
      addEventListener('message', this.hear);
      // A page with two themes has changed its colours by the next frame, or once its colours have moved to the others.
      this.turn = () => {
        this.next = this.next || requestAnimationFrame(() => {
          this.next = 0;
          this.adapt();
        });
      };
      NIGHT.addEventListener('change', this.turn);
      this.moved = ({ propertyName, target }) => propertyName === 'background-color' && target.contains(this) && this.adapt();
      for (const event of MOVED) document.addEventListener(event, this.moved);
      // Its own switch for the theme or the language changes an attribute of its root or its body.
      this.switch = new MutationObserver(this.turn);
      for (const element of roots()) this.switch.observe(element, { attributes: true });
      // Once, however often the page moves the element.
      const faults = this.faults().join('; ');
      if (faults && faults !== this.warned) console.warn('<naqala-board>', (this.warned = faults));
      this.fit();
      if (window.ResizeObserver) {
        this.watch = new ResizeObserver(() => this.fit());
        // Its height never changes, so what `fit` does is no reason to look again.
        this.watch.observe(wide);
      }
      const loading = this.getAttribute('loading');
      // A request that came before the element was on the page does not wait for the reader.
      if (loading === 'eager' || this.isAsked || !window.IntersectionObserver) return this.load();
      if (loading === 'click') return this.say('', this.words().show, () => this.load(true));
      this.eye = new IntersectionObserver((seen) => {
        if (seen.some((one) => one.isIntersecting)) this.load();
      }, { rootMargin: '400px' });
      this.eye.observe(this);
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear);
      NIGHT.removeEventListener('change', this.turn);
      for (const event of MOVED) document.removeEventListener(event, this.moved);
      if (this.switch) this.switch.disconnect();
      if (this.watch) this.watch.disconnect();
      this.leave(new Error('the board is gone'));
      if (this.room) this.room.remove();
      this.room = null;
      this.begins();
    }

    /* Takes the frame away. */
    leave(error) {
      if (this.eye) this.eye.disconnect();
      clearTimeout(this.timer);
      document.removeEventListener('securitypolicyviolation', this.bar);
      if (this.frame) this.frame.remove();
      this.frame = this.eye = null;
      this.fail(error);
    }

    /* Settles what waits for an answer. */
    fail(error) {
      for (const wait of this.waits.values()) wait[1](error);
      this.waits.clear();
      this.is.later = null;
    }

    attributeChangedCallback(name, before, now) {
      if (before === now || !this.room) return;
      if (!this.frame) {
        this.shape = null;
        return this.fit();
      }
      if (OTHER.includes(name)) return this.restart();
      if (name === 'title' || name === 'lang') this.frame.title = this.named();
      if (name === 'theme') this.scheme(now);
      if (now === null || /^(title|height|ratio)$/.test(name)) return;
      // `ask` queues these while the board is loading.
      if (name === 'step' || name === 'at') this.ask('set', { [name]: Number(now) });
      else if (name === 'lang') this.ask('set', { options: { lang: this.known() } });
      else this.ask('set', { options: { [name]: name === 'controls' ? now.split(/[\s,]+/).filter(Boolean) : now } });
    }

    /* Makes the board anew, once all attributes have changed. */
    restart() {
      if (this.isDue) return;
      this.isDue = true;
      Promise.resolve().then(() => {
        if (!this.isDue || !this.room) return;
        this.leave(new Error('the board is another one now'));
        const told = this.told;
        this.begins();
        this.given = undefined;
        this.told = told;
        this.load();
      });
    }

    /* Returns the content that the element can see: what it was given, or what stands inside. */
    content() {
      if (this.given !== undefined) return this.given;
      try {
        return JSON.parse(this.inside().textContent);
      } catch {
        return undefined;
      }
    }

    /* Returns the boxes of the panel and the tiles, and the height of the whole, at a width. */
    plan(width) {
      const shape = (this.shape = this.shape || shapeOf(this.content(), this));
      const mode = this.kind(), form = width < 600 ? 0 : width < 821 ? 1 : 2, inner = width - 12;
      const given = this.getAttribute('controls');
      const all = given === null ? (CONTROLS[mode] || []).concat(shape.need) : given.split(/[\s,]+/);
      // The djinns of a lesson stand below each other in every form.
      const needs = (name) => (all.includes(name) ? ROOM[name][mode === 'exercise' && name === 'djinns' ? 2 : form] : 0);
      const isPuzzle = mode === 'exercise' && this.hasAttribute('puzzle') && !shape.rows;
      let side = 0;
      if (isPuzzle) side = [506, 444][[280, 360].findIndex((most) => width < most)] || ROOM.puzzle[form];
      else {
        side = needs('market') + needs('djinns') + needs('players');
        // A few cards stand beside the numbers of their player. Who can sell chooses among them.
        const wide = shape.owners.filter((cards) => cards > (width < 360 ? 0 : 2)).length - (shape.sells > 0);
        if (needs('players')) side += (shape.players - 2) * ROOM.player[form] + Math.max(0, wide) * ROOM.goods[form];
        if (needs('players') && shape.sells) side += form === 2 ? 112 : width < 360 ? 45 * shape.sells - 4 : (form ? 94 : 50) + 11 * shape.sells;
        if (mode === 'exercise' && needs('djinns') && width < 280) side += 16;
        if (mode === 'exercise' && shape.cities) side += form === 2 ? 188 : 52 + 24 * shape.cities;
        if (mode === 'exercise' && needs('market') && form === 2 && shape.cards < 6) side -= 56;
        if (needs('market') && shape.has('artisans')) side += ROOM.artisans[form];
        if (mode !== 'exercise' && needs('djinns') && shape.has('whims')) side += ROOM.whims[form] + (width < 280 ? 88 : width < 360 ? 28 : 0);
      }
      const isLesson = mode === 'exercise', isBeside = form === 2 && (isLesson || side > 0);
      const beside = isLesson ? 362 : 306;
      const cell = Math.min((inner - (isBeside ? beside : 0)) / shape.columns, 128);
      const track = needs('track') + (needs('track') && width < 360 ? 45 : 0);
      let bar = needs('actions') + (width < 260 && needs('track') ? 14 : 0);
      // The answers to what the game asks in the middle of a turn, for which a phone has room in any case.
      if (needs('actions') && form && /^(tribe|tile|keep)$/.test(shape.asks)) bar += 45;
      if (all.includes('fullscreen')) bar += ROOM.tools[form];
      if (mode === 'replay') bar = needs('history') + (needs('history') && width < 340 ? 44 : 0);
      // The comments of an author: the room of the longest one, and of a replay's buttons.
      const said = shape.comments.length ? 18 + ROOM.comments[mode === 'replay' ? 1 : 0] + Math.max(...shape.comments.map((text) => this.measure(text, (isBeside ? inner - beside : inner) - 34))) : 0;
      const tiles = cell * shape.height, main = 26 + track + tiles + bar + said;
      const text = isLesson ? this.measure(shape.text, isBeside ? 318 : width - 46) : 0;
      const panel = isLesson ? 110 + text : 0;
      const column = (panel && panel + 8) + side;
      // Those of puzzles are known in English. A letter is 7.5 pixels wide, a line 22.4 high.
      const more = () => (this.words().longer * 7.5 * 22.4) / (isBeside ? 318 : width - 46);
      const known = given === null && shape.puzzle ? between(WIDTHS[form], shape.puzzle.rooms[form], width) + more() : 0;
      const height = isBeside ? Math.max(main, known || column + 12) : known ? known + tiles : main + column;
      const top = (isBeside || !panel ? 0 : panel + 8) + 8 + track, of = isBeside ? inner - beside : inner;
      const boxes = { tiles: [6 + (of - cell * shape.columns) / 2, top, cell], panel: panel && (isBeside ? [width - 358, 6, 352, panel] : [6, 6, inner, panel]) };
      return { height, boxes };
    }

    /* Returns the height of the text of a step, in letters of this device that are as wide as those of the board. */
    measure(text, width) {
      if (!text) return 45;
      const { probe } = this;
      const lay = (size, more) => { probe.style.cssText = 'position:absolute;visibility:hidden;font:' + size + 'px/20px Arial,sans-serif;' + more; };
      probe.hidden = false;
      if (!letters) {
        // On the board this sentence has 415 pixels. A little more lets as many texts be too long as too short.
        lay(16, 'white-space:nowrap');
        probe.textContent = WORDS.en.wrong;
        letters = (16 * 420) / (probe.offsetWidth || 444);
      }
      lay(letters, 'width:' + width + 'px');
      let height = -8;
      for (const part of String(text).split('\n\n')) {
        probe.textContent = part;
        height += 8 + Math.round(probe.offsetHeight / 20) * 22.4;
      }
      probe.style.cssText = probe.textContent = '';
      probe.hidden = true;
      return height;
    }

    /* Gives the room its height: what the board has told, moved by what the new width changes, or what the attributes say, or an estimate. */
    fit() {
      const width = this.room && this.room.clientWidth;
      if (!width) return;
      const { told } = this, ratio = (this.getAttribute('ratio') || '').split(/[/:]/).map(Number);
      const own = parseInt(this.getAttribute('height'), 10) || (ratio[0] > 0 && width * (ratio[1] || 1) / ratio[0]);
      const words = this.isWrong && this.place.querySelector('.says');
      const height = words ? Math.max(120, words.offsetHeight + 40) : told ? told.height + (told.width === width ? 0 : this.plan(width).height - this.plan(told.width).height) : own || this.plan(width).height;
      this.room.style.height = Math.max(40, Math.min(20000, Math.round(height))) + 'px';
      if (!this.place.hidden) this.draw(width);
    }

    /* Draws what can be known of the board: its tiles and meeples, or only its frame. */
    draw(width) {
      const { boxes } = this.plan(width), [x, y, cell] = boxes.tiles, { rows, columns, height } = this.shape;
      const svg = make('svg', { 'aria-hidden': 'true' });
      const box = (left, top, wide, high, fill, opacity) => make('rect', { x: left, y: top, width: wide, height: high, rx: 8, fill, 'fill-opacity': opacity });
      if (boxes.panel) svg.append(box(...boxes.panel, 'currentColor', 0.06));
      svg.append(box(x - 4, y - 4, cell * columns + 8, cell * height + 8, 'currentColor', 0.12));
      for (let row = 0; row < height; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const [left, top] = [x + column * cell, y + row * cell];
          const [, kind, value, who] = /^([A-Z]?)(\d*)(?::([a-z]*))?/.exec((rows && rows[row][column]) || '');
          const tint = 'VS'.includes(kind) ? '#2a5f9e' : '#a8392f';
          svg.append(box(left + 2, top + 2, cell - 4, cell - 4, kind ? tint : 'currentColor', kind ? 0.25 : 0.08));
          if (value) svg.append(make('text', { x: left + cell * 0.08 + 2, y: top + cell * 0.3, 'font-size': cell * 0.24, fill: 'currentColor' }, value));
          [...(who || '')].slice(0, 9).forEach((meeple, at) => {
            const spot = { cx: left + cell * (0.26 + 0.24 * (at % 3)), cy: top + cell * (0.5 + 0.17 * Math.floor(at / 3)), r: cell * 0.08 };
            svg.append(make('circle', { ...spot, fill: COLOURS[meeple] || 'none', stroke: '#0008' }));
          });
        }
      }
      for (const before of this.place.querySelectorAll('svg, .task')) before.remove();
      this.place.prepend(svg);
      if (!boxes.panel || !this.shape.text) return;
      const task = make('p', { class: 'task', lang: this.shape.lang, dir: 'auto' }, this.shape.text), [left, top, wide, high] = boxes.panel;
      task.style.cssText = `left:${left + 17}px;top:${top + 37}px;width:${wide - 34}px;max-height:${high - 37}px`;
      svg.after(task);
    }

    /* Says something in place of the board: that it loads or, with a name, perhaps empty, of a button, what else. */
    say(text, name, act) {
      this.place.hidden = false;
      this.place.className = 'place' + (name === undefined ? ' loading' : '');
      const words = text ? [make('p', { class: 'says', role: name === undefined ? 'status' : 'alert', lang: this.known(), dir: 'auto' }, text)] : [];
      if (name) {
        const button = make('button', { type: 'button', lang: this.known(), dir: 'auto' }, name);
        button.addEventListener('click', act);
        words.push(button);
      }
      this.place.replaceChildren(...words);
      const ground = behind(this, this.resolve('Canvas'));
      if (ground) this.place.style.setProperty('--ground', 'rgb(' + ground.slice(0, 3) + ')');
      this.fit();
    }

    /* Shows the frame instead of the place. */
    reveal() {
      if (!this.frame || this.place.hidden) return;
      this.place.hidden = true;
      this.place.replaceChildren();
      this.frame.className = '';
      if (this.isWanted) this.frame.focus();
      this.isWanted = false;
    }

    get isLoaded() { return !!this.frame; }

    /* Frameworks set properties that exist instead of attributes, so no member has the name of one. */
    kind() { return this.getAttribute('mode') || 'view'; }

    language() {
      const near = this.closest('[lang]');
      return this.getAttribute('lang') || (near && near.lang) || navigator.language || 'en';
    }

    /* Returns the tag of the site's language that fits best. */
    known() { return best(Object.keys(WORDS), this.language()) || 'en'; }

    words() { return WORDS[this.known()]; }

    /* Returns the boards of the page that are of this one's kind and have no name of their own. */
    alike() { return [...document.querySelectorAll('naqala-board')].filter((other) => other.kind && other.kind() === this.kind() && !other.getAttribute('title')); }

    /* Returns the name of the frame. Frames of a kind are told apart by their number. */
    named() {
      const words = this.words(), name = words[this.kind()] || words.view;
      const number = this.alike().indexOf(this) + 1;
      return this.getAttribute('title') || (number > 1 ? name + ' (' + number + ')' : name);
    }

    /* Says which attributes of the element itself mean nothing. The board says so of those that it gets. */
    faults() {
      const wrong = (name, is, expected) => {
        const value = this.getAttribute(name);
        return value === null || is(value.trim()) ? [] : [name + '="' + value + '" ' + expected];
      };
      return [
        ...wrong('height', (value) => /^\d+(\.\d+)?(px)?$/.test(value) && parseInt(value, 10) > 0, 'is no number of pixels'),
        ...wrong('ratio', (value) => /^[\d.]+(\s*[/:]\s*[\d.]+)?$/.test(value) && parseFloat(value) > 0, 'is no width by height, such as 6/5'),
        ...wrong('loading', (value) => /^(eager|lazy|click)?$/.test(value), 'is none of eager, lazy and click'),
        // A release does not know the languages of its site.
        ...wrong('lang', (value) => IS_RELEASE || !value || !!best(Object.keys(WORDS), value), 'is no language of this site: it has ' + Object.keys(WORDS).join(', ')),
      ];
    }

    /* Makes the frame, even off screen. A frame from another origin may keep that origin, so that all boards share one download. */
    load(isWanted) {
      if (this.eye) this.eye.disconnect();
      if (this.frame || !this.isConnected) return;
      this.isWanted = isWanted === true;
      const address = new URL('embed.html', new URL((this.getAttribute('board') || home()).replace(/[^/]$/, '$&/'), document.baseURI));
      const says = new URLSearchParams({ v: V });
      const isGiven = this.given !== undefined || this.inside() || this.hasAttribute('src');
      for (const name of START.concat(LOOK)) {
        // A release knows fewer languages than the site: the board then takes that of the browser.
        const value = name !== 'lang' ? this.getAttribute(name) : IS_RELEASE ? best(Object.keys(WORDS), this.language()) ?? null : this.known();
        // A position or record that comes later brings its opponents with it.
        if (name === 'opponents' && isGiven) continue;
        if (value !== null) says.set(name, /controls|players|expansions/.test(name) ? value.trim().replace(name === 'players' ? /\s*,\s*/g : /[\s,]+/g, ',') : value);
      }
      const colours = this.look();
      [this.seen, this.spoken] = [JSON.stringify([this.tone, colours]), this.known()];
      if (this.tone) says.set('theme', this.tone);
      if (Object.keys(colours).length) says.set('colours', JSON.stringify(colours));
      address.hash = says;
      const frame = this.frame = make('iframe', { class: 'early', allow: 'fullscreen; clipboard-write; screen-wake-lock', referrerpolicy: 'no-referrer' });
      const isOther = address.origin !== location.origin;
      const sandbox = this.getAttribute('sandbox') || (isOther ? 'allow-scripts allow-same-origin' : 'allow-scripts');
      // A frame with the page's own origin could remove its own sandbox.
      const allows = sandbox.toLowerCase().split(/\s+/).filter((word) => isOther || word !== 'allow-same-origin');
      this.origin = allows.includes('allow-same-origin') ? address.origin : 'null';
      frame.setAttribute('sandbox', allows.join(' '));
      frame.title = this.named();
      // A board before others may come later than they.
      for (const other of this.alike()) if (other.frame) other.frame.title = other.named();
      this.scheme(this.tone);
      frame.src = address.href;
      const host = address.origin;
      frame.addEventListener('load', () => this.expect(AFTERWARDS, () => this.lose('nothing answers at ' + address.origin + address.pathname + ': is that where the site is (attribute board), and may other pages frame it?')));
      this.bar = ({ blockedURI, effectiveDirective }) => {
        if (/^(frame|child|default)-src/.test(effectiveDirective) && blockedURI.startsWith(host)) this.lose('the Content-Security-Policy of this page blocks the frame: add frame-src ' + host);
      };
      document.addEventListener('securitypolicyviolation', this.bar);
      this.isSilent = true;
      this.expect(SILENCE, () => this.lose(host + ' does not answer'));
      this.coming = this.fetched();
      this.coming.then((what) => {
        if (this.frame !== frame || this.told || !what || what.fault) return;
        this.shape = shapeOf(what, this);
        this.fit();
      });
      this.room.append(frame);
      this.say(this.words().loading);
    }

    /* Waits for a sign of life of the frame. */
    expect(time, otherwise) {
      if (!this.isSilent) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(otherwise, time);
    }

    /* Says that there is no board. If it comes all the same, it is shown. */
    lose(message) {
      clearTimeout(this.timer);
      if (this.broken || !this.frame) return;
      console.error('<naqala-board>', message);
      this.say(this.words().lost, this.words().again, () => {
        this.leave(new Error('the board is loaded again'));
        this.begins();
        this.load(true);
      });
      this.give({ code: 'load', message, faults: [] });
    }

    /* Reports an error after which nothing can be asked. */
    give(error) {
      this.broken = Object.assign(new Error(error.message), { code: error.code, faults: error.faults });
      this.fail(this.broken);
      this.alone(true);
      this.tell('error', error);
    }

    scheme(theme) {
      // The colour scheme of a frame is that of its board, because any other would give it an opaque ground.
      this.frame.style.colorScheme = /^(light|dark)$/.test(theme) ? theme : 'normal';
    }

    inside() { return this.querySelector('script[type="application/json"]'); }

    /* Returns the colours of the page. The browser resolves names, mixtures and variables to plain colours. */
    colours() {
      const style = getComputedStyle(this), found = {};
      for (const name of PAINT) {
        const colour = style.getPropertyValue('--naqala-' + name).trim();
        if (colour && this.resolve(colour)) found[name] = this.resolve(colour);
      }
      return found;
    }

    resolve(colour) {
      this.probe.style.color = '';
      this.probe.style.color = colour;
      return this.probe.style.color && getComputedStyle(this.probe).color;
    }

    /* Finds the theme and the colours. Without an attribute and a ground of its own, the board takes the ground of the page, and the
       theme that suits it. In the other theme, it has its own ground. */
    look() {
      const given = this.getAttribute('theme'), colours = this.colours();
      this.tone = given;
      if (given === 'auto') return colours;
      const own = colours.ground && parts(colours.ground);
      const ground = own && own[3] === 1 ? own : behind(this, this.resolve('Canvas'));
      const suits = ground && themeOn(ground);
      if (!suits) return colours;
      this.tone = given || suits;
      if (!colours.ground) {
        const hex = '#' + ground.slice(0, 3).map((part) => part.toString(16).padStart(2, '0')).join('');
        const { light, dark } = { ...OWN, [suits]: hex };
        colours.ground = 'light-dark(' + light + ', ' + dark + ')';
      }
      return colours;
    }

    /* Looks at the page again when the device or the page changes its theme, or the page its language. */
    adapt() {
      // Colours on their way to others are neither; the end of the way comes here, too.
      const isMoving = (element) => element.getAnimations && element.getAnimations().some((one) => one.transitionProperty === 'background-color');
      if (!this.frame || roots().some(isMoving)) return;
      const colours = this.look(), options = {};
      const seen = JSON.stringify([this.tone, colours]);
      if (seen !== this.seen && !this.getAttribute('theme')) {
        Object.assign(options, { theme: this.tone || 'auto', colours });
        this.scheme(this.tone);
      }
      // A release knows fewer languages than the board.
      const isKnown = !IS_RELEASE || best(Object.keys(WORDS), this.language());
      if (this.known() !== this.spoken && isKnown) {
        options.lang = this.known();
        this.frame.title = this.named();
      }
      [this.seen, this.spoken] = [seen, this.known()];
      if (Object.keys(options).length) this.ask('set', { options });
    }

    tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

    heard(event) {
      const said = event.data;
      if (!this.frame || event.source !== this.frame.contentWindow || !said || said.naqala !== V) return;
      // The sandbox of the page takes the origin of the frame.
      if (IS_OPAQUE && event.origin === 'null') this.origin = 'null';
      if (event.origin !== this.origin) return;
      // It comes after all, be it after words that it is lost.
      if (this.broken && (this.isSilent || said.type === 'ready')) {
        this.broken = null;
        this.alone(false);
        this.say(this.words().loading);
      }
      if (this.isSilent) {
        this.isSilent = false;
        clearTimeout(this.timer);
        if (said.type === 'loading') this.timer = setTimeout(() => this.lose('the board did not load within ' + PATIENCE / 1000 + ' seconds'), PATIENCE);
      }
      // A board of an older site knows no position in words.
      if (said.re === TEXT) return;
      const wait = this.waits.get(said.re);
      if (said.type === 'answer' || (said.type === 'error' && wait)) {
        this.waits.delete(said.re);
        if (wait && said.type === 'answer') return wait[0](said);
        if (wait) wait[1](Object.assign(new Error(said.message), { code: said.code, faults: said.faults }));
      }
      if (said.type === 'resize') this.resized(said);
      else if (said.type === 'ready') this.begin(said);
      else if (said.type === 'error') this.refused(said, wait);
      else if (said.type === TEXT) this.described(said);
      else if (EVENTS.includes(said.type)) this.happened(said);
    }

    /* Keeps the position in words, as text whatever it says: the page prints it, and may show it elsewhere. */
    described(said) {
      if (this.broken) return;
      this.inWords.textContent = String(said.text);
      this.inWords.lang = String(said.lang);
      this.tell(TEXT, said);
    }

    resized({ width, height }) {
      if (this.frame.hidden) return;
      this.told = { width: Number(width) || this.room.clientWidth, height: Number(height) || 0 };
      this.is.sized = true;
      this.fit();
      this.reveal();
    }

    /* Handles an error. One that answers nothing, before the board is open, says that it has no content, or that there is no board. */
    refused(said, wait) {
      if (wait || this.is.open) return this.tell('error', said);
      clearTimeout(this.timer);
      console.error('<naqala-board>', said.message, said.faults || '');
      if (said.code === 'options') {
        // The board knows neither its language nor its colours.
        this.frame.hidden = true;
        // The room of a board that will not come is not kept.
        this.isWrong = true;
        this.say(this.words().wrong, '');
      } else this.reveal();
      if (said.code !== 'content') return this.give(said);
      this.tell('error', said);
      this.begin(null);
    }

    /* Counts what happens in a step, and reports it. */
    happened(said) {
      const { type } = said;
      if (type === 'step' || !this.tally.since) this.tally = { since: performance.now(), step: said.step, all: this.tally.all || {} };
      const { tally } = this;
      const count = (sums) => (sums[type] = (sums[type] || 0) + (said.undone ? 0 : 1));
      if (/^(action|refusal|correction|hint|again)$/.test(type)) [tally, tally.all].forEach(count);
      // A learner who comes back to a lesson that they have ended may press *Done* again.
      const isKnown = type === 'end' && tally.ended && this.kind() === 'exercise';
      if (type === 'end' || type === 'again') tally.ended = type === 'end';
      if (this.isMute || isKnown) return;
      if (!/^(goal|correction|hint|again|end)$/.test(type)) return this.tell(type, said);
      tally.all.since = tally.all.since || tally.since;
      const of = type === 'end' ? tally.all : tally, seconds = Math.round((performance.now() - of.since) / 1000);
      const counts = { actions: of.action || 0, refusals: of.refusal || 0, corrections: of.correction || 0, hints: of.hint || 0, again: of.again || 0, seconds };
      this.tell(type, { ...said, counts });
    }

    /* Returns the JSON inside the element or of the file at `src`; its fault, if it is no JSON or cannot be fetched. */
    async fetched() {
      if (this.given !== undefined) return this.given;
      const inside = this.inside(), src = this.getAttribute('src'), words = this.words();
      if (!inside && !src) return undefined;
      let wrong = words.gone;
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

    /* Sends the board its content once it is ready. Without `said` it has refused the puzzle of its address. */
    async begin(said) {
      const is = this.is;
      clearTimeout(this.timer);
      this.send('subscribe', { events: EVENTS });
      let isWhole = !!said, isEmpty = false;
      try {
        // A board that is loaded again for a new version gets what it was given last.
        const what = said ? (this.given === undefined ? await this.coming : this.given) : undefined;
        isEmpty = what === undefined && !['puzzle', 'players', 'opponents'].some((name) => this.hasAttribute(name));
        if (is === this.is && what !== undefined) await this.put(what, true);
      } catch (error) {
        // The page moved the element meanwhile, so it has a new board.
        if (is !== this.is) return;
        isWhole = false;
        console.error('<naqala-board>', error.message, error.faults || '');
        // An error with a code comes from the board, which has already reported it.
        if (!error.code) this.tell('error', { code: 'content', message: String(error.message), faults: [] });
      }
      if (is !== this.is) return;
      is.open = true;
      is.ready = said || { mode: this.kind() };
      for (const say of is.later || []) say();
      is.later = null;
      this.send('subscribe', { id: TEXT, events: [...EVENTS, TEXT] });
      // A board whose parts are still to come says its size once it is whole. One that waits for its page never does.
      if (is.sized || !isWhole || isEmpty) this.reveal();
      if (isWhole) this.whole();
    }

    /* Says once that the board shows what it should. */
    whole() {
      const { is } = this;
      if (!is.open || is.isTold) return;
      is.isTold = true;
      this.tell('ready', is.ready);
    }

    send(type, fields) {
      this.frame.contentWindow.postMessage(Object.assign({ naqala: V, type }, fields), this.origin === 'null' ? '*' : this.origin);
    }

    /* Sends a message once the board has its first content. Returns a promise of the reply. */
    ask(type, fields, isFirst) {
      const id = 'n' + (this.count += 1);
      const answer = new Promise((done, fail) => {
        if (this.broken) return fail(this.broken);
        this.waits.set(id, [done, fail]);
        const say = () => {
          setTimeout(() => {
            if (this.waits.delete(id)) fail(Object.assign(new Error('the board gave no answer'), { code: 'load' }));
          }, ANSWER);
          this.send(type, Object.assign({ id }, fields));
        };
        if (this.is.open || isFirst) say();
        else (this.is.later = this.is.later || []).push(say);
      });
      // Keeps a rejection that nobody handles off the console: the event `error` reports it, too.
      answer.catch(() => {});
      this.isAsked = true;
      if (!this.frame && this.room) this.load();
      return answer;
    }

    /* Shows a position, a record, a lesson (told apart by `format`) or a puzzle, or changes `{ options, step, at }`. */
    set(what) {
      const isContent = what && (what.format || what.board || what.puzzle || what.players || what.opponents);
      return this.put(what).then((answer) => {
        // An element that the page moves shows it again.
        if (isContent) this.given = what;
        if (isContent) this.whole();
        return answer;
      });
    }

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

    /* Starts the step of a lesson, or what a reader tries out, again. */
    reset() { return this.ask('reset'); }

    /* Returns where a reader is: the record or, in a lesson, the step, what was played in it, and the counts. `restore` takes it. */
    async state() {
      // A reader who is being brought back is there soon; one who could not be stays where the board is.
      await Promise.resolve(this.back).catch(() => {});
      const record = await this.record(), format = 'naqala-state/1';
      if (this.kind() !== 'exercise') return { format, record };
      const { all = {}, step = 1, since, ...counts } = this.tally, { since: first = since, ...sums } = all;
      const seconds = (from) => Math.round((performance.now() - from) / 1000) || 0;
      return { format, step, actions: record.actions, counts, all: { ...sums, seconds: seconds(first) }, seconds: seconds(since) };
    }

    /* Brings a reader back to where `state` found them. */
    async restore(state) {
      if (state.record) return this.set(state.record);
      this.back = this.goBack(state);
      return this.back;
    }

    async goBack({ step, actions = [], counts = {}, all = {}, seconds = 0 }) {
      this.isMute = true;
      try {
        await this.ask('reset', { step });
        for (const action of actions) await this.play(action);
        // The goal of the last action is reported after it, and before the answer to a later request.
        await this.record();
        await this.record();
      } finally {
        this.isMute = false;
        const now = performance.now(), { seconds: whole = seconds, ...sums } = all;
        this.tally = { ...counts, step, since: now - seconds * 1000, all: { ...sums, since: now - whole * 1000 } };
      }
    }
  }

  /* Dresses the shadow root. A policy without `style-src` allows a sheet made here, and no <style>. */
  function dress(root) {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(SHEET);
      root.adoptedStyleSheets = [sheet];
      return [];
    } catch {
      return [make('style', {}, SHEET)];
    }
  }

  customElements.define('naqala-board', Board);
})();
