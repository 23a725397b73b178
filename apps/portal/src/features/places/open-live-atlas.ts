import { NOTHING_IMPORTED, type PlaceImport } from '#features/places/import/import-store.ts';
import { repeat } from '#platform/process/repeat.ts';
import { readImport, readImportVersion } from './import/import-store.ts';
import { openPlaceAtlas, type PlaceAtlas } from './place-atlas.ts';

/** An atlas that reloads an operator's import while the portal runs. */
export interface LiveAtlas {
  readonly get: () => PlaceAtlas;
  /** Another text after every change. */
  readonly version: () => string;
  readonly stop: () => void;
}

const POLL_EVERY_MS = 1000;

/** Opens the atlas with what is imported and polls every second for a change. `onProblem` is called once for a damaged import, which is then ignored. */
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
    report(error instanceof Error ? error.message : String(error));
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
