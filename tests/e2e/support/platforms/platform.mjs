// Learning platforms: what opens a package, keeps what it reports, and gives it back on the next visit.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import xapi from '@learninglocker/xapi-validation';
import { unzipSync } from 'fflate';
import { serve } from '../servers.mjs';

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
// It is CommonJS.
const validate = xapi.default;
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', xml: 'application/xml' };

/** What differs between the runtimes: the file of each, its class, and the name under which content finds it. */
const RUNTIMES = {
  'scorm-1.2': { file: 'scorm12.min.js', make: 'Scorm12API', name: 'API', resume: { core: { entry: 'resume' } } },
  'scorm-2004': { file: 'scorm2004.min.js', make: 'Scorm2004API', name: 'API_1484_11', resume: { entry: 'resume' } },
};

/** Returns the files of a package, by their names. */
export async function unpack(path) {
  const files = unzipSync(new Uint8Array(await readFile(path)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

/** Reads the body of a request. */
const bodyOf = async (request) => {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

/** Serves the files of a package in the folder `package`; `answer` handles all else, and returns whether it did. */
function serveBeside(files, answer) {
  return serve(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    if (await answer(request, response, pathname)) return;
    const name = pathname.replace('/package/', ''), text = files[name];
    if (text === undefined || !pathname.startsWith('/package/')) return void response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    response.writeHead(200, { 'Content-Type': `${TYPES[name.split('.').pop()]}; charset=utf-8` }).end(text);
  });
}

/**
 * Serves a platform with a real SCORM runtime around a package: `{ url, commits, stop }`. Each page load is a visit; what the last one has
 * committed is there on the next. `commits` holds the data of each commit.
 */
export async function servePlatform(version, files) {
  const { file, make, name, resume } = RUNTIMES[version];
  const runtime = await readFile(`${PACKAGES}scorm-again/dist/${file}`, 'utf8');
  const commits = [];
  const lms = () => {
    // SCORM 2004 begins a new attempt after a visit that was not suspended.
    const of = commits.at(-1)?.cmi, last = version === 'scorm-2004' && of?.exit !== 'suspend' ? undefined : of;
    const cmi = last && { ...last, ...resume, core: last.core && { ...last.core, ...resume.core } };
    return `window.${name} = new ${make}({ autocommit: false, lmsCommitUrl: '/commit', asyncModeBeaconBehavior: 'never', logLevel: 4 });
      ${name}.loadFromJSON({ cmi: ${JSON.stringify(cmi ?? (version === 'scorm-1.2' ? { core: { student_name: 'Sahin, Amina' } } : { learner_name: 'Sahin, Amina' }))} });`;
  };
  const server = await serveBeside(files, async (request, response, path) => {
    if (path === '/commit') {
      commits.push(JSON.parse(await bodyOf(request)));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"result":true,"errorCode":0}');
      return true;
    }
    const text = { '/': `<!doctype html><html lang="en"><title>Platform</title><link rel="icon" href="data:,"><script src="runtime.js"></script><script src="lms.js"></script><div><iframe src="package/index.html" title="Package" width="900" height="900"></iframe></div></html>`, '/runtime.js': runtime, '/lms.js': lms() }[path];
    if (text === undefined) return false;
    response.writeHead(200, { 'Content-Type': path === '/' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8' }).end(text);
    return true;
  });
  return { ...server, commits };
}

/** The address of a real xAPI store, `http://user:password@host/xAPI/`; without it the journeys keep statements themselves. CONTRIBUTING says how to start one. */
const STORE = process.env.NAQALA_XAPI;

/**
 * Serves a package with an xAPI store beside it: `{ url, launch, statements, faults, state, fail, refused, stop }`. Each statement is validated;
 * with `NAQALA_XAPI` a real store keeps them. `fail(status, isMeant)` lets the store answer so to what is meant by its path and body, until
 * `fail(null)`; `refused` holds what it answered so. `state()` is what the store keeps.
 */
export async function serveStore(files) {
  const [statements, faults, refused, states] = [[], [], [], new Map()];
  let failing = null;
  const real = STORE && new URL(STORE), headers = real && { Authorization: `Basic ${btoa(`${real.username}:${real.password}`)}`, 'X-Experience-API-Version': '1.0.3', 'Content-Type': 'application/json' };
  const ask = (path, options) => fetch(new URL(path, `${real.origin}${real.pathname}`), { ...options, headers });
  const server = await serveBeside(files, async (request, response, path) => {
    if (!path.startsWith('/xAPI/')) return false;
    const body = await bodyOf(request), key = new URL(request.url, 'http://host').search;
    const authority = request.headers.authorization, version = request.headers['x-experience-api-version'];
    if (authority !== 'Basic bGVhcm5lcg==' || version !== '1.0.3') faults.push(`${request.method} ${path}: ${authority}, ${version}`);
    const answer = (status, text = '') => response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
    if (failing?.isMeant(path, body)) {
      refused.push(`${request.method} ${path} ${body}`);
      answer(failing.status);
    } else if (path === '/xAPI/activities/state' && request.method === 'GET') answer(states.has(key) ? 200 : 404, states.get(key));
    else if (path === '/xAPI/activities/state') {
      states.set(key, body);
      answer(204);
    } else {
      const sent = JSON.parse(body);
      for (const one of sent) faults.push(...validate(one).map((warning) => `${one.verb?.id}: ${JSON.stringify(warning)}`));
      statements.push(...sent);
      const taken = real && await ask('statements', { method: 'POST', body });
      if (taken && !taken.ok) faults.push(`the store answers ${taken.status}: ${await taken.text()}`);
      answer(taken ? taken.status : 200, JSON.stringify(sent.map(({ id }) => id)));
    }
    return true;
  });
  const actor = { objectType: 'Agent', name: 'Amina Sahin', account: { homePage: 'https://platform.example', name: `amina-${Date.now()}` } };
  /** Returns what the real store has of the learner; what was sent, without one. */
  const kept = async () => {
    if (!real) return statements;
    const found = await ask(`statements?${new URLSearchParams({ agent: JSON.stringify({ objectType: 'Agent', account: actor.account }), limit: 100 })}`, {});
    return (await found.json()).statements;
  };
  const launch = (more = {}) => server.url('localhost', `package/index.html?${new URLSearchParams({ endpoint: server.url('localhost', 'xAPI'), auth: 'Basic bGVhcm5lcg==', actor: JSON.stringify(actor), registration: '7d1b1d3e-6c0a-4f0e-9d1c-0a3f5f1b2c3d', activity_id: 'https://platform.example/course/move', ...more })}`);
  const fail = (status, isMeant = () => true) => { failing = status && { status, isMeant }; };
  return { ...server, launch, statements, faults, refused, kept, fail, state: () => [...states.values()].join() };
}
