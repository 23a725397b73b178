import { statSync } from 'node:fs';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ChanceTable } from '@portal/domain/weather/chance-law';
import type {
  CorrectedPlace,
  CorrectedRun,
  LearnedCorrections,
  TemperatureCorrection,
} from '#store/learned-corrections.ts';
import { createChanceTableFinder } from './learn-chances.ts';
import { getLearnedFolder, type LearnedVersion, listVersions, readVersion } from './learned-version.ts';
import { createCorrectionFinder } from './place-correction.ts';

const CHECK_EVERY_MS = 1000;

/** A version that can be asked. */
interface OpenVersion {
  readonly version: LearnedVersion;
  readonly findTemperature: (source: string, place: CorrectedPlace) => TemperatureCorrection | null;
  readonly findChances: (source: string, leadDays: number) => ChanceTable | null;
}

/**
 * Opens what was learned in a data folder, which need not exist yet; new versions are noticed within a second. A run is corrected by the
 * newest version that was in force when it was published, for ever the same. A version that is damaged is named by `problems()`, and the
 * one before it is used.
 */
export function openLearned(dataDir: string): LearnedCorrections {
  const folder = getLearnedFolder(dataDir);
  let moments: readonly EpochSeconds[] = [];
  let marks: string | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let opened = new Map<EpochSeconds, OpenVersion | string>();

  const refresh = () => {
    const now = performance.now();
    if (now - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = now;
    const facts = statSync(folder, { bigint: true, throwIfNoEntry: false });
    const newMarks = facts === undefined ? '' : `${facts.ino}-${facts.mtimeNs}`;
    if (newMarks === marks) return;
    marks = newMarks;
    moments = listVersions(dataDir);
    opened = new Map([...opened].filter(([at, one]) => typeof one !== 'string' && moments.includes(at)));
  };

  const open = (at: EpochSeconds): OpenVersion | string => {
    const known = opened.get(at) ?? openVersion(dataDir, at);
    opened.set(at, known);
    return known;
  };

  const findVersion = (publishedAt: EpochSeconds): OpenVersion | null => {
    for (let index = moments.length - 1; index >= 0; index--) {
      const at = moments[index] as EpochSeconds;
      if (at > publishedAt) continue;
      const found = open(at);
      if (typeof found !== 'string') return found;
    }
    return null;
  };

  return {
    version: () => {
      refresh();
      return moments.length === 0 ? '' : `${moments.length}-${(moments.at(-1) ?? 0).toString(36)}`;
    },
    findTemperature: ({ source, publishedAt, demo }: CorrectedRun, place) => {
      if (demo) return null;
      refresh();
      return findVersion(publishedAt)?.findTemperature(source, place) ?? null;
    },
    findChances: ({ source, publishedAt, demo }, leadDays) => {
      if (demo) return null;
      refresh();
      return findVersion(publishedAt)?.findChances(source, leadDays) ?? null;
    },
    problems: () => [...opened.values()].filter((one) => typeof one === 'string'),
  };
}

function openVersion(dataDir: string, at: EpochSeconds): OpenVersion | string {
  try {
    const version = readVersion(dataDir, at);
    return {
      version,
      findTemperature: createCorrectionFinder(version),
      findChances: createChanceTableFinder(version.chances),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
