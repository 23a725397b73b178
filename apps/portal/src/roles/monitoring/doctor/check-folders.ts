import { closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { describeErrorInLine } from '@portal/domain/error/describe-error';
import { makeDataFolder } from '#platform/settings/make-data-folder.ts';
import { type Finding, fault, ok, warn } from './finding.ts';

/** A folder or file of a setting that the portal reads. */
export interface ReadPath {
  readonly setting: string;
  /** Null: not set. */
  readonly path: string | null;
  readonly kind: 'folder' | 'file';
}

function checkDataFolder(dataDir: string): Finding {
  if (!existsSync(dataDir))
    return warn('DATA_DIR', `${JSON.stringify(dataDir)} is not there yet`, 'the first start creates it');
  try {
    makeDataFolder('DATA_DIR', dataDir);
    return ok('DATA_DIR', `${JSON.stringify(dataDir)} can be written to`);
  } catch (error) {
    const todo = 'give it to the user of the portal: chown -R, or mount it writable';
    return fault('DATA_DIR', describeErrorInLine(error), todo);
  }
}

function readPath({ kind, path }: ReadPath): void {
  const stats = statSync(path ?? '', { throwIfNoEntry: false });
  if (stats === undefined) throw new Error(`there is no ${kind}`);
  if (kind === 'folder' ? !stats.isDirectory() : !stats.isFile()) throw new Error(`is no ${kind}`);
  if (kind === 'folder') readdirSync(path ?? '');
  else closeSync(openSync(path ?? '', 'r'));
}

function checkReadPath(read: ReadPath): Finding {
  const { setting, path, kind } = read;
  const shown = JSON.stringify(path);
  try {
    readPath(read);
    return ok(setting, `${shown} can be read`);
  } catch (error) {
    const todo = 'mount or create it, readable by the user of the portal; it is polled again';
    return fault(setting, `${shown}: ${describeErrorInLine(error)}`, kind === 'folder' ? todo : 'correct the path');
  }
}

/** Whether the data folder can be written to, and every other folder that is set can be read. */
export function checkFolders(dataDir: string, paths: readonly ReadPath[]): Finding[] {
  return [checkDataFolder(dataDir), ...paths.filter(({ path }) => path !== null).map(checkReadPath)];
}
