import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClimateArea } from '@portal/domain/climate/climate-region';
import type { Station } from '@portal/domain/observation/observed-day';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ChanceLaw } from '@portal/domain/weather/chance-law';
import { getMomentPath, listMoments, parseSealedJson, saveMoment, sealJson } from '#store/durable-file.ts';
import { describeMoments, type SharedFolder } from '#store/shared-folder.ts';
import type { HeldBackChances } from './held-back-chances.ts';

/** A station that was learned from, as the version's lists count it. */
export type LearnedStation = Pick<Station, 'id' | 'lat' | 'lng' | 'heightM'>;

/** The day's lowest or highest temperature. */
export type Extreme = 'low' | 'high';

/** What correcting was worth on days that had not been learned from yet; errors are root mean squares in °C. */
export interface TemperatureGain {
  readonly element: Extreme;
  /** Calendar days from the start of the run, both included. */
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly days: number;
  /** Pairs of a forecast and a measurement. */
  readonly pairs: number;
  /** Null without pairs. */
  readonly errorBefore: number | null;
  readonly errorAfter: number | null;
  /** The same where a station's own measurements are left out and only its neighbours' count. */
  readonly neighbourPairs: number;
  readonly neighbourBefore: number | null;
  readonly neighbourAfter: number | null;
  /** Whether forecasts are corrected: only where that has proved a gain over enough pairs. */
  readonly isApplied: boolean;
  /** How far from a station its correction reaches, km. */
  readonly reachKm: number;
}

/** Bias of a source at a station, forecast minus measurement in °C, by lead in calendar days from 0 on. */
export interface StationBias {
  /** Index in the version's stations. */
  readonly station: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** What was learned of the temperatures of a source. */
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

/** What was learned of the mean of several sources in place of the one that pages would show alone, at a group of leads. */
export interface LearnedWeights {
  /** The source that pages would show alone. */
  readonly source: string;
  /** Calendar days from the start of its run, both included. */
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly days: number;
  /** Days of stations with several sources, the lowest and the highest counted each. */
  readonly pairs: number;
  /** Root mean squares on days that had not been learned from yet, °C, each source corrected as on pages: of the source alone, and of the mean. */
  readonly errorSingle: number | null;
  readonly errorWeighted: number | null;
  readonly isApplied: boolean;
  /** The source's own first. */
  readonly shares: readonly SourceShare[];
}

/** Why a law is not applied. */
export type ChanceRefusal = 'fewDays' | 'fewEvents' | 'noGain' | 'fewStations';

/** What was learned of the chances of a source at a group of leads, in the whole country or a climate region. */
export interface LearnedChance {
  readonly source: string;
  /** Calendar days from the start of the run, both included. */
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly area: ClimateArea;
  /** Days and pairs that it is learned from, and station days with and without rain among them. */
  readonly days: number;
  readonly pairs: number;
  readonly wet: number;
  readonly dry: number;
  /** Stations that it is learned from. */
  readonly stations: number;
  /** What the newest days make of it, whether it is applied or not. */
  readonly law: ChanceLaw;
  /** Null where it is applied. */
  readonly refusal: ChanceRefusal | null;
  /** Null where no day could be held back. */
  readonly heldBack: HeldBackChances | null;
}

/** What was learned of how much a source's forecasts of far days count beside the climate, at a group of leads. */
export interface LearnedForecastWeight {
  readonly source: string;
  /** Calendar days from the start of the run, both included. */
  readonly leadFrom: number;
  readonly leadTo: number;
  /** Days, pairs, station days with and without rain, and stations that it is learned from. */
  readonly days: number;
  readonly pairs: number;
  readonly wet: number;
  readonly dry: number;
  readonly stations: number;
  /** Times the prior weight of each day; 1 changes nothing. */
  readonly factor: number;
  /** Null where it is applied. */
  readonly refusal: ChanceRefusal | null;
  /** Mixed by the prior and by the factor; null where no day could be held back. */
  readonly heldBack: HeldBackChances | null;
}

/** What was learned at a moment. It corrects the runs that are published from `validFrom` on, up to the next version. */
export interface LearnedVersion {
  readonly format: 1;
  readonly validFrom: EpochSeconds;
  /** First and last day of Vietnam that was learned from, YYYY-MM-DD. */
  readonly fromDate: string;
  readonly untilDate: string;
  readonly stations: readonly LearnedStation[];
  readonly temperature: readonly LearnedTemperature[];
  readonly chances: readonly LearnedChance[];
  /** Left out by versions from before sources were weighted. */
  readonly weights?: readonly LearnedWeights[];
  /** Left out by versions from before far days were mixed with the climate. */
  readonly forecastWeights?: readonly LearnedForecastWeight[];
}

const KIND = 'json';

/** Folder of what was learned: `DATA_DIR/kept/learned`, with a file for each moment from which a version is in force. */
export function getLearnedFolder(dataDir: string): string {
  return join(dataDir, 'kept', 'learned');
}

/** Moments from which the stored versions are in force, oldest first. Throws the system's error. */
export function listVersions(dataDir: string): EpochSeconds[] {
  return listMoments(getLearnedFolder(dataDir), KIND);
}

/** Stores a version for good: whole or not at all. Throws the system's error. */
export function writeVersion(dataDir: string, version: LearnedVersion): void {
  saveMoment(getLearnedFolder(dataDir), KIND, version.validFrom, sealJson(version));
}

/** Reads a stored version. Throws `Error` with one line that names the file where it is damaged, and the system's error. */
export function readVersion(dataDir: string, validFrom: EpochSeconds): LearnedVersion {
  const path = getMomentPath(getLearnedFolder(dataDir), KIND, validFrom);
  const version = parseVersion(readFileSync(path, 'utf8'));
  if (version === null) throw new Error(`${path}: differs from its checksum`);
  if (version.format !== 1 || version.validFrom !== validFrom) {
    throw new Error(`${path}: is no version of what was learned`);
  }
  return version;
}

/** The newest version that is whole; null where there is none. Throws the system's error. */
export function readNewestVersion(dataDir: string): LearnedVersion | null {
  for (const validFrom of listVersions(dataDir).reverse()) {
    try {
      return readVersion(dataDir, validFrom);
    } catch {
      // A run that it corrects names the damage; the one before is as good.
    }
  }
  return null;
}

/** Null for a text that differs from its checksum. */
function parseVersion(text: string): LearnedVersion | null {
  const sealed = parseSealedJson(text);
  return sealed?.isSealed === true ? (sealed.content as unknown as LearnedVersion) : null;
}

/** What was learned as hosts share it: one of them learns, the others fetch it before it is in force. */
export function describeSharedVersions(): SharedFolder {
  return describeMoments({
    folder: 'kept/learned',
    kinds: [KIND],
    retentionSeconds: null,
    replaces: true,
    readRevision: (path) => (parseVersion(readFileSync(path, 'utf8')) === null ? null : { revision: 1, isWhole: true }),
  });
}
