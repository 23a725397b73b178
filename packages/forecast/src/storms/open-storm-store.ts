import { crc32 } from 'node:zlib';
import { STORM_CENTRES, type StormAdvisory, type StormCentre } from '@portal/domain/storm/storm';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { pollFolder, readMark } from '#store/folder-mark.ts';
import {
  findLastCheck,
  getIssuePath,
  getStormFolder,
  isCentreId,
  listIssues,
  listStormIds,
  readAdvisory,
  type StormName,
} from './storm-folder.ts';

/** Reads stored advisories, also those of another process. Every call is cheap. */
export interface StormStore {
  /** Changes with every advisory and check. */
  version(): string;
  /** The newest intact advisory of each centre on each storm of the last 400 days, in no order. */
  listAdvisories(): readonly StormAdvisory[];
  /** The newest `most` advisories of a centre on one storm, intact ones, oldest first; empty for an unknown storm. Reads files. */
  listHistory(centre: StormCentre, centreId: string, most?: number): StormAdvisory[];
  /**
   * When the centre's list was last read and all its storms were stored: then, there were no other storms. Null: never.
   */
  checkedAt(centre: StormCentre): EpochSeconds | null;
}

/** Newest advisory of a storm, as long as its folder is unchanged. */
interface StormState {
  readonly mark: string;
  readonly newest: StormAdvisory | null;
}

interface State {
  readonly version: string;
  readonly advisories: readonly StormAdvisory[];
  readonly checks: ReadonlyMap<StormCentre, EpochSeconds | null>;
}

/**
 * Opens the advisories of a data folder; looks at the disk at most once a second, and reads a storm's files only when its
 * folder has changed. `readTimer` is a clock in ms; `onDamage` gets one line for each damaged file that is skipped.
 */
export function openStormStore(
  dataDir: string,
  readTimer: () => number,
  onDamage: (line: string) => void = () => {},
): StormStore {
  const storms = new Map<string, StormState>();
  const nothing: State = { version: '', advisories: [], checks: new Map() };
  const refresh = pollFolder(nothing, readTimer, readState);

  function readState(): State {
    const seen = new Set<string>();
    for (const centre of STORM_CENTRES) {
      for (const centreId of listStormIds(dataDir, centre)) {
        const key = `${centre}/${centreId}`;
        seen.add(key);
        const mark = readMark(getStormFolder(dataDir, { centre, centreId }));
        if (storms.get(key)?.mark === mark) continue;
        storms.set(key, { mark, newest: readNewest(dataDir, { centre, centreId }, onDamage) });
      }
    }
    for (const key of storms.keys()) if (!seen.has(key)) storms.delete(key);
    const checks = new Map(STORM_CENTRES.map((centre) => [centre, findLastCheck(dataDir, centre)]));
    const marks = [...storms].map(([key, { mark }]) => `${key} ${mark}`).sort();
    return {
      version: `${crc32(marks.join())}.${[...checks.values()].map((at) => at ?? 0).join('.')}`,
      advisories: [...storms.values()].flatMap(({ newest }) => newest ?? []),
      checks,
    };
  }

  refresh();
  return {
    version: () => refresh().version,
    listAdvisories: () => refresh().advisories,
    listHistory: (centre, centreId, most = Number.POSITIVE_INFINITY) => {
      if (!isCentreId(centre, centreId)) return [];
      const storm = { centre, centreId };
      const issues = listIssues(dataDir, storm);
      return issues
        .slice(Math.max(0, issues.length - most))
        .flatMap((at) => readAdvisory(getIssuePath(dataDir, storm, at), storm, at) ?? []);
    },
    checkedAt: (centre) => refresh().checks.get(centre) ?? null,
  };
}

/** The newest intact advisory, null if there is none; damaged ones are skipped. */
function readNewest(dataDir: string, storm: StormName, onDamage: (line: string) => void): StormAdvisory | null {
  for (const at of listIssues(dataDir, storm).toReversed()) {
    const path = getIssuePath(dataDir, storm, at);
    const newest = readAdvisory(path, storm, at);
    if (newest !== null) return newest;
    onDamage(`${path}: is damaged and skipped`);
  }
  return null;
}
