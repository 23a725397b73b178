import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A sample as printed: the call's id, the language, the text that a reader copies. */
export interface PrintedSample {
  readonly call: string;
  readonly language: string;
  readonly code: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

const readText = (html: string): string =>
  html.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Every sample in the sections of calls, in page order. */
export function listPrintedSamples(html: string): PrintedSample[] {
  return html.split('<section id="').flatMap((part) => {
    const [, call] = /^(\w+)"/.exec(part) ?? [];
    const samples = part.matchAll(/<pre data-code="(\w+)">([^<]*)<\/pre>/g);
    return call === undefined
      ? []
      : [...samples].map(([, language = '', code = '']) => ({ call, language, code: readText(code) }));
  });
}

/** Output of a sample, and whether it succeeded. */
export interface SampleRun {
  readonly ok: boolean;
  readonly said: string;
}

const FILES: Readonly<Record<string, string>> = { typescript: 'sample.mts', python: 'sample.py', php: 'sample.php' };
const COMMANDS: Readonly<Record<string, string>> = { typescript: process.execPath, python: 'python3', php: 'php' };

/** What a spreadsheet fetches for a formula: the address in it, as text of lines and commas. */
async function fetchFormula(code: string): Promise<SampleRun> {
  const [, address = ''] = /^=IMPORTDATA\("([^"]+)"\)$/.exec(code) ?? [];
  const response = await fetch(address);
  const text = await response.text();
  const isFile = response.ok && (response.headers.get('content-type') ?? '').startsWith('text/csv');
  return { ok: isFile, said: isFile ? text : `no file of commas: ${text}` };
}

/** Runs a sample as a reader would: a line in a shell, a program from its file, a formula in a spreadsheet. */
export async function runSample({ language, code }: PrintedSample): Promise<SampleRun> {
  if (language === 'sheet') return await fetchFormula(code);
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-sample-'));
  try {
    const file = join(folder, FILES[language] ?? 'sample');
    writeFileSync(file, code);
    const command = COMMANDS[language];
    const { stdout } = await (command === undefined ? run('sh', ['-c', code]) : run(command, [file]));
    return { ok: true, said: stdout };
  } catch (error) {
    return { ok: false, said: String(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a program is installed on this machine. */
export async function hasProgram(name: string): Promise<boolean> {
  return await run(name, ['--version']).then(
    () => true,
    () => false,
  );
}

/** Calls by one visitor: all samples together exceed one visitor's limit for a minute. */
const CALLS_OF_VISITOR = 50;

/**
 * A server that calls another as the portal's own page does, switching visitors, whom the portal knows from the proxy's
 * header.
 */
export async function askAsOwnPage(
  origin: string,
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  let calls = 0;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const visitor = `198.51.100.${Math.floor(calls++ / CALLS_OF_VISITOR)}`;
    const type = { 'content-type': request.headers['content-type'] ?? '' };
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': visitor, ...type };
    const body = pieces.length === 0 ? {} : { body: Buffer.concat(pieces) };
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      method: request.method ?? 'GET',
      headers,
      ...body,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
