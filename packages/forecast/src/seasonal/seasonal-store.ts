import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import { describeError } from '@portal/domain/error/describe-error';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { parseSealedJson, replaceFile, sealJson } from '#store/durable-file.ts';
import { readMark } from '#store/folder-mark.ts';

const getPath = (dataDir: string): string => join(dataDir, 'seasonal', 'nmme.json');

/** The stored seasonal forecast; null if there is none, or it is damaged. Throws the system's error. */
export function readSeasonalOutlook(dataDir: string): SeasonalOutlook | null {
  const path = getPath(dataDir);
  if (!existsSync(path)) return null;
  const sealed = parseSealedJson(readFileSync(path, 'utf8'));
  return sealed?.isSealed === true ? (sealed.content as unknown as SeasonalOutlook) : null;
}

/** Replaces the stored forecast atomically. Throws the system's error. */
export function writeSeasonalOutlook(dataDir: string, outlook: SeasonalOutlook): void {
  const path = getPath(dataDir);
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, sealJson(outlook), String(process.pid));
}

const CHECK_SECONDS = 60;

/**
 * Reads the stored forecast again where its file has changed, at most once a minute: pages ask each time. An unreadable
 * file counts as none and is reported once.
 */
export function createSeasonalReader(
  dataDir: string,
  clock: () => EpochSeconds,
  onProblem: (line: string) => void,
): () => SeasonalOutlook | null {
  let known: { readonly checkedAt: EpochSeconds; readonly mark: string; readonly outlook: SeasonalOutlook | null } = {
    checkedAt: Number.NEGATIVE_INFINITY,
    mark: '',
    outlook: null,
  };
  function read(): SeasonalOutlook | null {
    try {
      return readSeasonalOutlook(dataDir);
    } catch (error) {
      onProblem(`seasonal forecast: ${describeError(error)}`);
      return null;
    }
  }
  return () => {
    const now = clock();
    if (now >= known.checkedAt && now < known.checkedAt + CHECK_SECONDS) return known.outlook;
    const mark = readMark(getPath(dataDir));
    const outlook = mark === known.mark ? known.outlook : read();
    known = { checkedAt: now, mark, outlook };
    return outlook;
  };
}
