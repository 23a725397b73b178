import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupEnd, type BackupHead } from './backup-format.ts';
import { DatabaseError } from './database.ts';

type BackupLine = { readonly kind: 'table'; readonly name: string } | { readonly kind: 'row'; readonly text: string };

const refuse = (path: string, why: string) => new DatabaseError(`${path}: ${why}`);

/** Longer than any row; input is limited long before. */
const LONGEST_LINE_BYTES = 16 * 2 ** 20;
const LINE_FEED = 10;
const END = '{"end":true,';

/** Fails on a line longer than any row: a few compressed bytes may expand to gigabytes. */
function limitLines(path: string): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _, pass) {
      const end = chunk.lastIndexOf(LINE_FEED);
      length = end < 0 ? length + chunk.length : chunk.length - end - 1;
      if (length > LONGEST_LINE_BYTES) pass(refuse(path, 'is not a backup of this portal: a line has no end'));
      else pass(null, chunk);
    },
  });
}

async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  try {
    const input = file.pipe(text).pipe(limitLines(path));
    text.on('error', (error) => input.destroy(error));
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'damaged';
    throw refuse(path, code === 'ENOENT' ? 'there is no such file' : `is not a whole backup (${code})`);
  }
}

function parseHead(path: string, line: string): BackupHead {
  let head: Partial<BackupHead> | null = null;
  try {
    head = JSON.parse(line) as Partial<BackupHead>;
  } catch {
    // Reported below.
  }
  if (head?.format !== BACKUP_FORMAT || !Array.isArray(head.migrations))
    throw refuse(path, 'is not a backup of this portal');
  if (head.version !== BACKUP_VERSION)
    throw refuse(path, `has version ${head.version}, this program reads ${BACKUP_VERSION}`);
  return head as BackupHead;
}

interface CheckedBackup {
  readonly head: BackupHead;
  readonly end: BackupEnd;
}

/** Reads and verifies a whole backup before anything is used. Throws DatabaseError. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const digest = createHash('sha256');
  let head: BackupHead | null = null;
  let last = '';
  for await (const line of readLines(path)) {
    head ??= parseHead(path, line);
    if (last !== '') digest.update(`${last}\n`);
    last = line;
  }
  if (head === null) throw refuse(path, 'is empty');
  const expected = JSON.stringify(digest.digest('hex'));
  if (!last.startsWith(END) || !last.includes(expected)) throw refuse(path, 'is damaged: its checksum is another');
  return { head, end: JSON.parse(last) as BackupEnd };
}

/** Tables and rows of a verified backup. */
export async function* listBackupLines(path: string): AsyncGenerator<BackupLine> {
  let isHead = true;
  for await (const line of readLines(path)) {
    const table = /^\{"table":"([a-z0-9_]+)"\}$/.exec(line)?.[1];
    if (isHead) isHead = false;
    else if (table !== undefined) yield { kind: 'table', name: table };
    else if (!line.startsWith(END)) yield { kind: 'row', text: line };
  }
}
