/**
 * `node scripts/compare.ts record <checkout> <folder>` requests pages, calls and commands from the portal of a checkout
 * at a fixed clock and stores the output; `node scripts/compare.ts <folder> <folder>` lists the differences of two
 * recordings.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPARED_COMMANDS } from './compare/commands.table.ts';
import { type ComparedRequest, listRequests } from './compare/list-requests.ts';
import { breakLines, normalize } from './compare/normalize.ts';
import { waitFor } from './portal/wait-for.ts';

const CLOCK = '2026-11-21T14:20:00+07:00!';
const SHOWN_HEADERS = ['content-type', 'cache-control', 'vary', 'location', 'content-language', 'link', 'x-robots-tag'];
const MOST_DIFFERENCES = 40;

const toFileName = (index: number, name: string): string =>
  `${String(index).padStart(4, '0')}-${name.replaceAll(/[^\w-]+/g, '_').slice(0, 120)}.txt`;

/** Each request uses another address, otherwise most would hit the rate limit. */
async function askFor(
  origin: string,
  { path, method = 'GET', body, headers = {} }: ComparedRequest,
  index: number,
): Promise<string> {
  const reply = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { ...headers, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
    ...(body === undefined ? {} : { body }),
  });
  const shown = SHOWN_HEADERS.map((name) => `${name}: ${reply.headers.get(name) ?? '–'}`);
  const text = await reply.text();
  const isPage = reply.headers.get('content-type')?.includes('html') === true;
  return [`${method} ${path}`, String(reply.status), ...shown, '', isPage ? breakLines(text) : text].join('\n');
}

function runCommand(checkout: string, dataDir: string, words: readonly string[]): Promise<string> {
  const program = join(checkout, 'apps/portal/src/command-line.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, CLOCK };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...words], { env, cwd: checkout }, (error, output, errors) => {
      done([`portal ${words.join(' ')}`, `code ${error?.code ?? 0}`, output, errors].join('\n'));
    });
  });
}

/** Three hours of them, every ten minutes. */
const IMAGES = 19;

/** The demo's satellite images are made one after another, in parallel with the first replies. */
async function waitForImages(origin: string): Promise<void> {
  for (let count = 0; count < IMAGES; await new Promise((done) => setTimeout(done, 200))) {
    const { frames = [] } = (await (await fetch(`${origin}/api/v1/weather/map/satellite`)).json()) as {
      frames?: unknown[];
    };
    count = frames.length;
  }
}

/** The demo's strokes are made in parallel with the first replies too. */
async function waitForStrokes(origin: string): Promise<void> {
  const url = `${origin}/api/v1/weather/map/nowcasting`;
  while (!(await (await fetch(url)).text()).includes('"lightning":{"source"'))
    await new Promise((done) => setTimeout(done, 200));
}

async function record(checkout: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-compare-'));
  const child = spawn(process.execPath, [join(checkout, 'apps/portal/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'on',
      TRUST_PROXY: '1',
      PUBLIC_URL: 'http://127.0.0.1',
      CLOCK,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let said = '';
  child.stdout.on('data', (text) => {
    said += String(text);
  });
  try {
    const origin = await waitFor(child, /"address":"(http:[^"]+)"/);
    // Weather read before the first radar frame differs from that of a moment later.
    while (!said.includes('"nowcast made"')) await new Promise((done) => setTimeout(done, 200));
    await waitForImages(origin);
    await waitForStrokes(origin);
    const write = (index: number, name: string, text: string): void =>
      writeFileSync(join(folder, toFileName(index, name)), normalize(text, { dataDir, checkout }));
    const requests = await listRequests(origin);
    for (const [index, request] of requests.entries()) {
      const text = await askFor(origin, request, index);
      write(index, `${request.headers?.['save-data'] ? 'light' : ''}${request.path}`, text);
    }
    for (const [index, words] of COMPARED_COMMANDS.entries())
      write(index, `command-${words.join('-')}`, await runCommand(checkout, dataDir, words));
    console.log(`${requests.length} replies and ${COMPARED_COMMANDS.length} commands in ${folder}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The first line in which two texts differ, from both. */
function findDifference(before: string, after: string): string {
  const [old, young] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, index) => line !== young[index]);
  const line = at < 0 ? old.length : at;
  return `line ${line + 1}\n    - ${(old[line] ?? '(ends)').slice(0, 400)}\n    + ${(young[line] ?? '(ends)').slice(0, 400)}`;
}

function compare(before: string, after: string): number {
  const names = [...new Set([...readdirSync(before), ...readdirSync(after)])].sort();
  const read = (folder: string, name: string): string => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return '(missing)';
    }
  };
  const differing = names.filter((name) => read(before, name) !== read(after, name));
  for (const name of differing.slice(0, MOST_DIFFERENCES))
    console.log(`${name}: ${findDifference(read(before, name), read(after, name))}`);
  console.log(`${names.length - differing.length} alike, ${differing.length} different`);
  return differing.length;
}

const [first = '', second = '', third = ''] = process.argv.slice(2);
if (first === 'record') await record(resolve(second), resolve(third));
else process.exitCode = compare(resolve(first), resolve(second)) === 0 ? 0 : 1;
