import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Station } from '@portal/domain/observation/observed-day';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { listNames, parseSealedJson, replaceFile, sealJson } from '#store/durable-file.ts';
import type { LearnedChance } from './learn-chances.ts';

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

export interface LearnedTemperature {
  readonly source: string;
  readonly biases: readonly StationBias[];
  readonly gains: readonly TemperatureGain[];
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
}

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.json$/;

/** Folder of what was learned: `DATA_DIR/kept/learned`. */
export function getLearnedFolder(dataDir: string): string {
  return join(dataDir, 'kept', 'learned');
}

/** `20261121T072000Z.json`: from when on a version is in force. */
function nameVersion(validFrom: EpochSeconds): string {
  return `${new Date(validFrom * 1000).toISOString().replace(/[-:]|\.\d+/g, '')}.json`;
}

/** The moment in the name of a version; null for any other name. */
export function parseVersionName(name: string): EpochSeconds | null {
  const [, ...parts] = NAME.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts.map(Number);
  return year === undefined || month === undefined ? null : Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Moments from which the stored versions are in force, oldest first. Throws the system's error. */
export function listVersions(dataDir: string): EpochSeconds[] {
  return listNames(getLearnedFolder(dataDir))
    .flatMap((name) => parseVersionName(name) ?? [])
    .sort((a, b) => a - b);
}

/** Stores a version for good: whole or not at all. Throws the system's error. */
export function writeVersion(dataDir: string, version: LearnedVersion): void {
  const folder = getLearnedFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  replaceFile(join(folder, nameVersion(version.validFrom)), sealJson(version), String(process.pid));
}

/** Reads a stored version. Throws `Error` with one line that names the file where it is damaged, and the system's error. */
export function readVersion(dataDir: string, validFrom: EpochSeconds): LearnedVersion {
  const path = join(getLearnedFolder(dataDir), nameVersion(validFrom));
  const sealed = parseSealedJson(readFileSync(path, 'utf8'));
  if (sealed === null || !sealed.isSealed) throw new Error(`${path}: differs from its checksum`);
  const { format, validFrom: own } = sealed.content;
  if (format !== 1 || own !== validFrom) throw new Error(`${path}: is no version of what was learned`);
  return sealed.content as unknown as LearnedVersion;
}
