// Replaces the browser's workers for tests of the page's code. Each new one does the next thing of `plan`; `log` says what was done with
// them. A worker answers with the value 1; `module` makes a module for the page's own thread.
window.log = [];
window.Worker = class {
  constructor() {
    window.last = this;
    window.log.push('start');
    this.does = window.plan.shift();
    if (this.does === 'throw') throw new DOMException('not here', 'SecurityError');
    if (this.does === 'lost') setTimeout(() => this.onerror(new ErrorEvent('error', { cancelable: true })));
    else if (this.does === 'load') this.say({ failed: 'load' });
    else if (this.does !== 'mute') this.say({ ready: true });
  }
  say(message) {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    setTimeout(() => this.isOver || this.onmessage(event));
  }
  postMessage(text) {
    const { think: id, cancel } = JSON.parse(text);
    window.log.push(cancel ? `cancel ${cancel}` : `think ${id}`);
    if (this.does === 'crash') this.say({ failed: 'crash' });
    if (this.does === 'refuse') this.say({ id, error: 'no' });
    if (this.does !== 'answer' || cancel) return;
    this.say({ id: id - 1, line: ['bid 3'], value: 9, win: 1, positions: 1 });
    this.say({ id, progress: 0.5 });
    this.say({ id, line: ['bid 0'], value: 1, win: 0.5, positions: 1 });
  }
  terminate() {
    this.isOver = true;
    window.log.push('end');
  }
};
window.module = (body) => URL.createObjectURL(new Blob([`export function serve(port) {
  const say = (message) => port.postMessage(JSON.stringify(message));
  port.onmessage = ({ data }) => {
    const { think: id } = JSON.parse(data);
    if (id === undefined) return;
    window.log.push('page ' + id);
    ${body}
  };
  say({ ready: true });
}`], { type: 'text/javascript' }));
