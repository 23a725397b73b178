import { describeError } from '@portal/domain/error/describe-error';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type ChanceLaw, type ChanceTable, createChanceTable } from '@portal/domain/weather/chance-law';
import { createFolderMark } from '#store/folder-mark.ts';
import {
  type CorrectedElement,
  type CorrectedPlace,
  type CorrectedRun,
  type DayCorrection,
  type LearnedCorrections,
  NOTHING_LEARNED,
} from '#store/learned-corrections.ts';
import { findChanceRegion } from './chance-region.ts';
import { createChanceLawFinder, type FindChanceLaw } from './learn-chances.ts';
import { createForecastWeightFinder } from './learn-forecast-weights.ts';
import { createWeightFinder } from './learn-weights.ts';
import { getLearnedFolder, type LearnedVersion, listVersions, readVersion } from './learned-version.ts';
import { createCorrectionFinder, createElementFinder } from './place-correction.ts';

/**
 * The parts of what was learned, which can be applied separately; weights of a variable only together with its
 * corrected values, from which they are learned.
 */
export const LEARNED_PARTS = ['temperature', 'wind', 'humidity', 'cloud', 'chance', 'weights'] as const;
/** Name of a part. */
export type LearnedPart = (typeof LEARNED_PARTS)[number];

/** A version prepared for queries. */
interface OpenVersion {
  readonly version: LearnedVersion;
  readonly findTemperature: (source: string, place: CorrectedPlace) => DayCorrection | null;
  readonly findElement: Readonly<Record<CorrectedElement, ReturnType<typeof createElementFinder>>>;
  readonly findChanceLaw: FindChanceLaw;
  readonly findWeights: ReturnType<typeof createWeightFinder>;
  readonly findForecastWeight: ReturnType<typeof createForecastWeightFinder>;
}

/** The last run that was queried: most reads ask for the same one. */
interface Lookup {
  readonly source: string;
  readonly publishedAt: EpochSeconds;
  readonly part: Corrected;
  readonly found: OpenVersion | null;
}

const NO_LOOKUP: Lookup = { source: '', publishedAt: Number.NaN, part: 'temperature', found: null };

type Corrected = 'temperature' | CorrectedElement;

/** Whether a version has learned of a source's part. */
function hasPart({ temperature, elements = [] }: LearnedVersion, source: string, part: Corrected): boolean {
  if (part === 'temperature') return temperature.some((one) => one.source === source);
  return elements.some((one) => one.source === source && one.element === part);
}

/**
 * Opens the learned versions of a data folder, which need not exist yet; new versions are noticed within a second. A
 * run is always corrected by the newest version in force when it was published, so a published run never changes. A
 * damaged version is named by `problems()` and the previous one is used. Only the `applied` parts correct anything.
 */
export function openLearned(
  dataDir: string,
  applied: ReadonlySet<LearnedPart> = new Set(LEARNED_PARTS),
): LearnedCorrections {
  if (applied.size === 0) return NOTHING_LEARNED;
  let moments: readonly EpochSeconds[] = [];
  const mark = createFolderMark(getLearnedFolder(dataDir));
  let last = NO_LOOKUP;
  let opened = new Map<EpochSeconds, OpenVersion | string>();

  const refresh = () => {
    if (!mark.isDue() || !mark.hasChanged()) return;
    last = NO_LOOKUP;
    moments = listVersions(dataDir);
    opened = new Map([...opened].filter(([at, one]) => typeof one !== 'string' && moments.includes(at)));
  };

  const open = (at: EpochSeconds): OpenVersion | string => {
    const known = opened.get(at) ?? openVersion(dataDir, at);
    opened.set(at, known);
    return known;
  };

  const findInForce = (publishedAt: EpochSeconds): OpenVersion | null => {
    for (let index = moments.length - 1; index >= 0; index--) {
      const at = moments[index] as EpochSeconds;
      if (at > publishedAt) continue;
      const found = open(at);
      if (typeof found !== 'string') return found;
    }
    return null;
  };

  const findOpen = ({ source, publishedAt, demo }: CorrectedRun, part: Corrected): OpenVersion | null => {
    if (demo || !applied.has(part)) return null;
    refresh();
    if (source === last.source && publishedAt === last.publishedAt && part === last.part) return last.found;
    const inForce = findInForce(publishedAt);
    const found = inForce !== null && hasPart(inForce.version, source, part) ? inForce : null;
    last = { source, publishedAt, part, found };
    return found;
  };

  const findChanceLaw = ({ source, publishedAt, demo }: CorrectedRun, leadDays: number, point: LatLng) => {
    if (demo || !applied.has('chance')) return null;
    refresh();
    return findInForce(publishedAt)?.findChanceLaw(source, leadDays, findChanceRegion(point)) ?? null;
  };

  return {
    version: () => {
      refresh();
      return moments.length === 0 ? '' : `${moments.length}-${(moments.at(-1) ?? 0).toString(36)}`;
    },
    findVersion: (run, part) => findOpen(run, part)?.version.validFrom ?? null,
    findTemperature: (run, place) => findOpen(run, 'temperature')?.findTemperature(run.source, place) ?? null,
    findElement: (run, element, place) => findOpen(run, element)?.findElement[element](run.source, place) ?? null,
    findWeights: (run, variable) =>
      applied.has('weights') ? (findOpen(run, variable)?.findWeights(run.source, variable, run.runAt) ?? null) : null,
    findForecastWeight({ source, publishedAt, demo }, day) {
      if (demo || !applied.has('chance')) return null;
      refresh();
      return findInForce(publishedAt)?.findForecastWeight(source, day) ?? null;
    },
    findChanceLaw,
    findChances(run, leadDays, point) {
      const law = findChanceLaw(run, leadDays, point);
      return law === null ? null : getTable(law);
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
      findElement: {
        wind: createElementFinder(version, 'wind'),
        humidity: createElementFinder(version, 'humidity'),
        cloud: createElementFinder(version, 'cloud'),
      },
      findChanceLaw: createChanceLawFinder(version.chances),
      findWeights: createWeightFinder(version),
      findForecastWeight: createForecastWeightFinder(version.forecastWeights ?? []),
    };
  } catch (error) {
    return describeError(error);
  }
}

const tables = new WeakMap<ChanceLaw, ChanceTable>();

/** Cached lookup table of a law. */
function getTable(law: ChanceLaw): ChanceTable {
  const table = tables.get(law) ?? createChanceTable(law);
  tables.set(law, table);
  return table;
}
