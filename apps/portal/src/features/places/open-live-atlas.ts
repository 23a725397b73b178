import { describeError } from '@portal/domain/error/describe-error';
import { NOTHING_IMPORTED, type PlaceImport } from '#features/places/import/import-store.ts';
import { repeat } from '#platform/process/repeat.ts';
import { readImport, readImportVersion } from './import/import-store.ts';
import { openPlaceAtlas, type PlaceAtlas } from './place-atlas.ts';

/** An atlas that reloads imports while the portal runs. */
export interface LiveAtlas {
  readonly get: () => PlaceAtlas;
  readonly version: () => string;
  readonly stop: () => void;
}

const POLL_EVERY_MS = 1000;

/** Polls for a new import every second. `onProblem` is called once for a damaged import, which is ignored. */
export function openLiveAtlas(dataDir: string, onProblem: (problem: string) => void): LiveAtlas {
  let version = '';
  let problem = '';
  const report = (message: string): void => {
    if (message !== problem) onProblem(`Imported places are not used: ${message}`);
    problem = message;
  };
  const read = (): PlaceImport => {
    const found = readImport(dataDir);
    problem = '';
    return found;
  };
  let atlas: PlaceAtlas;
  try {
    version = readImportVersion(dataDir);
    atlas = openPlaceAtlas(read());
  } catch (error) {
    report(describeError(error));
    atlas = openPlaceAtlas(NOTHING_IMPORTED);
  }
  const poll = (): void => {
    const found = readImportVersion(dataDir);
    if (found === version) return;
    atlas = openPlaceAtlas(read());
    version = found;
  };
  const polling = repeat({ everyMs: POLL_EVERY_MS, work: poll, onError: report });
  return { get: () => atlas, version: () => version, stop: () => void polling.stop() };
}
