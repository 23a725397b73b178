import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClimateArea } from '@portal/domain/climate/climate-region';
import type { Monsoon } from '@portal/domain/climate/monsoon-season';
import type { Station } from '@portal/domain/observation/observed-day';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ChanceLaw } from '@portal/domain/weather/chance-law';
import { getMomentPath, listMoments, parseSealedJson, saveMoment, sealJson } from '#store/durable-file.ts';
import { CORRECTED_ELEMENTS, type CorrectedElement, type WeightedVariable } from '#store/learned-corrections.ts';
import { describeMoments, type SharedFolder } from '#store/shared-folder.ts';
import type { HeldBackChances } from './held-back-chances.ts';

/** A station of the version's lists. */
export type LearnedStation = Pick<Station, 'id' | 'lat' | 'lng' | 'heightM'>;

/** The day's lowest or highest temperature. */
export type Extreme = 'low' | 'high';

/**
 * Gain from correcting on days not learned from yet; errors are root mean squares: temperature in °C, wind in m/s,
 * humidity and cloud in %.
 */
export interface ElementGain {
  /** Calendar days from the start of the run, both included. */
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly days: number;
  /** Pairs of a forecast and a measurement. */
  readonly pairs: number;
  /** Null without pairs. */
  readonly errorBefore: number | null;
  readonly errorAfter: number | null;
  /** The same with a station's own measurements left out, from its neighbours alone. */
  readonly neighbourPairs: number;
  readonly neighbourBefore: number | null;
  readonly neighbourAfter: number | null;
  /** Whether forecasts are corrected: only if enough pairs have proved a gain. */
  readonly isApplied: boolean;
  /** How far from a station its correction reaches, km. */
  readonly reachKm: number;
}

/** Gain from correcting a day's extreme. */
export interface TemperatureGain extends ElementGain {
  readonly element: Extreme;
}

/**
 * What was learned of an element of a source. Biases by lead from 0 on: wind as the logarithm of a ratio
 * (`findWindBias`), humidity as the dew point in °C, cloud in %; forecast minus measurement.
 */
export interface ElementBiases {
  readonly source: string;
  readonly element: CorrectedElement;
  /** `station` is an index in the version's stations. */
  readonly biases: readonly { readonly station: number; readonly byLead: readonly number[] }[];
  readonly gains: readonly ElementGain[];
}

/** Bias of a source at a station, forecast minus measurement in °C, by lead in calendar days from 0 on. */
export interface StationBias {
  /** Index in the version's stations. */
  readonly station: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Learned temperature correction of a source. */
export interface LearnedTemperature {
  readonly source: string;
  readonly biases: readonly StationBias[];
  readonly gains: readonly TemperatureGain[];
}

/** How much a source counts in a weighted temperature. */
export interface SourceShare {
  readonly source: string;
  /** 0…1; those of a mean sum to 1. */
  readonly share: number;
}

/** The learned mean of several sources that replaces a single source, for a group of leads. */
export interface LearnedWeights {
  /** The source that pages would show alone. */
  readonly source: string;
  /** Calendar days from the start of its run, both included. */
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly days: number;
  /** Station days with several sources; lowest and highest temperature count separately. */
  readonly pairs: number;
  /**
   * Root mean square errors on days not learned from yet, °C, each source corrected as on pages: of the source alone,
   * and of the mean.
   */
  readonly errorSingle: number | null;
  readonly errorWeighted: number | null;
  readonly isApplied: boolean;
  /** The source itself comes first. */
  readonly shares: readonly SourceShare[];
}

/** The mean of a variable in a monsoon, or in the whole year; errors in its unit. */
export interface VariableWeights extends LearnedWeights {
  readonly variable: WeightedVariable;
  readonly season: Monsoon | 'year';
  /** Error with the year's weights on the same days; equal to `errorWeighted` for the year. */
  readonly errorYear: number | null;
}

/** Why a law is not applied. */
export type ChanceRefusal = 'fewDays' | 'fewEvents' | 'noGain' | 'fewStations';

/** What was learned of a source's chances for a group of leads, in the whole country or a climate region. */
export interface LearnedChance {
  readonly source: string;
  /** Calendar days from the start of the run, both included. */
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly area: ClimateArea;
  /** Days and pairs learned from, and the station days with and without rain among them. */
  readonly days: number;
  readonly pairs: number;
  readonly wet: number;
  readonly dry: number;
  /** Stations learned from. */
  readonly stations: number;
  /** The law from the newest data, applied or not. */
  readonly law: ChanceLaw;
  /** Null if the law is applied. */
  readonly refusal: ChanceRefusal | null;
  /** Null if no day could be held out. */
  readonly heldBack: HeldBackChances | null;
}

/** The learned weight of a source's distant forecasts relative to the climate, for a group of leads. */
export interface LearnedForecastWeight {
  readonly source: string;
  /** Calendar days from the start of the run, both included. */
  readonly leadFrom: number;
  readonly leadTo: number;
  /** Days, pairs, station days with and without rain, and stations learned from. */
  readonly days: number;
  readonly pairs: number;
  readonly wet: number;
  readonly dry: number;
  readonly stations: number;
  /** Factor on the prior weight of each day; 1 changes nothing. */
  readonly factor: number;
  /** Null if the factor is applied. */
  readonly refusal: ChanceRefusal | null;
  /** Blended with the prior and with the factor; null if no day could be held out. */
  readonly heldBack: HeldBackChances | null;
}

/** What was learned at a moment. It corrects the runs published from `validFrom` on, until the next version. */
export interface LearnedVersion {
  readonly format: 1;
  readonly validFrom: EpochSeconds;
  /** First and last Vietnamese day learned from, YYYY-MM-DD. */
  readonly fromDate: string;
  readonly untilDate: string;
  readonly stations: readonly LearnedStation[];
  readonly temperature: readonly LearnedTemperature[];
  readonly chances: readonly LearnedChance[];
  /** Absent in versions from before sources were weighted. */
  readonly weights?: readonly LearnedWeights[];
  /** Absent in versions from before wind, humidity and cloud were corrected. */
  readonly elements?: readonly ElementBiases[];
  /** Weights by monsoon, and those of humidity and cloud; absent in versions from before them. */
  readonly variableWeights?: readonly VariableWeights[];
  /** Absent in versions from before distant days were blended with the climate. */
  readonly forecastWeights?: readonly LearnedForecastWeight[];
}

const KIND = 'json';

/** Folder of learned versions: `DATA_DIR/kept/learned`, with one file per start of validity. */
export function getLearnedFolder(dataDir: string): string {
  return join(dataDir, 'kept', 'learned');
}

/** Starts of validity of the stored versions, oldest first. Throws the system's error. */
export function listVersions(dataDir: string): EpochSeconds[] {
  return listMoments(getLearnedFolder(dataDir), KIND);
}

/** Stores a version permanently and atomically. Throws the system's error. */
export function writeVersion(dataDir: string, version: LearnedVersion): void {
  saveMoment(getLearnedFolder(dataDir), KIND, version.validFrom, sealJson(version));
}

/**
 * Reads a stored version. Throws `Error` with one line that names the file if it is damaged, and the system's error.
 */
export function readVersion(dataDir: string, validFrom: EpochSeconds): LearnedVersion {
  const path = getMomentPath(getLearnedFolder(dataDir), KIND, validFrom);
  const version = parseVersion(readFileSync(path, 'utf8'));
  if (version === null) throw new Error(`${path}: differs from its checksum`);
  if (version.format !== 1 || version.validFrom !== validFrom || !hasWholeElements(version)) {
    throw new Error(`${path}: is no version of what was learned`);
  }
  return version;
}

/** Whether every correction has a number for each lead at a known station: a wrong one would move all forecasts. */
function hasWholeElements({ elements = [], stations }: LearnedVersion): boolean {
  return elements.every(({ element, biases }) => {
    if (!CORRECTED_ELEMENTS.includes(element)) return false;
    return biases.every(
      ({ station, byLead }) =>
        stations[station] !== undefined && byLead.length > 0 && byLead.every((bias) => Number.isFinite(bias)),
    );
  });
}

/** The newest intact version; null if there is none. Throws the system's error. */
export function readNewestVersion(dataDir: string): LearnedVersion | null {
  for (const validFrom of listVersions(dataDir).reverse()) {
    try {
      return readVersion(dataDir, validFrom);
    } catch {
      // The damage is reported when a run needs this version; the previous one is as good.
    }
  }
  return null;
}

/** Null for a text that fails its checksum. */
function parseVersion(text: string): LearnedVersion | null {
  const sealed = parseSealedJson(text);
  return sealed?.isSealed === true ? (sealed.content as unknown as LearnedVersion) : null;
}

/** Learned versions as hosts share them: one host learns, the others fetch the result before it is in force. */
export function describeSharedVersions(): SharedFolder {
  return describeMoments({
    folder: 'kept/learned',
    kinds: [KIND],
    retentionSeconds: null,
    replaces: true,
    readRevision: (path) => (parseVersion(readFileSync(path, 'utf8')) === null ? null : { revision: 1, isWhole: true }),
  });
}
