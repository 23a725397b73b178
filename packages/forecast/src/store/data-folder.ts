import { join } from 'node:path';

/** Folder of everything that concerns runs: `DATA_DIR/runs`. */
export function getRunsFolder(dataDir: string): string {
  return join(dataDir, 'runs');
}

/** The one file that says which runs are published. It is only ever replaced as a whole. */
export function getCataloguePath(dataDir: string): string {
  return join(getRunsFolder(dataDir), 'catalogue.json');
}

/** Folder of one published run. */
export function getRunFolder(dataDir: string, source: string, id: string): string {
  return join(getRunsFolder(dataDir), source, id);
}

/** Where writers build their runs before they are renamed into place; the name begins with a dot, so no source has it. */
export function getWritingFolder(dataDir: string): string {
  return join(getRunsFolder(dataDir), '.writing');
}

/** The lock that a publisher holds while it changes the catalogue. */
export function getLockPath(dataDir: string): string {
  return join(getRunsFolder(dataDir), '.lock');
}

const SOURCE = /^[a-z][a-z0-9-]{0,39}$/;
const RUN_ID = /^\d{8}T\d{6}Z-r\d+$/;

/** Whether a word may name a source: it becomes the name of a folder. */
export function isSourceName(word: string): boolean {
  return SOURCE.test(word);
}

/** Whether a word may be the id of a run, `20261121T060000Z-r1`: start of the run in UTC and its revision. */
export function isRunId(word: string): boolean {
  return RUN_ID.test(word);
}
