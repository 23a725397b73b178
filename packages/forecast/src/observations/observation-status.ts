import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ObservationTable,
  QUALITY_FLAGS,
  type QualityFlag,
  ROW_LENGTH,
} from '@portal/domain/observation/observation-table';
import type { Station } from '@portal/domain/observation/observed-day';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { parseSealedJson, replaceFile, sealJson } from '#store/durable-file.ts';
import { getObservationsFolder } from './year-file.ts';

const FLAG_NAMES = Object.keys(QUALITY_FLAGS) as QualityFlag[];

/** Flags by reason in a table: values, not rows. */
export function countFlags({ flags, length }: ObservationTable): Record<QualityFlag, number> {
  const counts = { range: 0, step: 0, stuck: 0, neighbours: 0, inconsistent: 0 };
  for (let at = 0; at < length * ROW_LENGTH; at++) {
    const flag = flags[at] as number;
    if (flag === 0) continue;
    for (const name of FLAG_NAMES) if ((flag & QUALITY_FLAGS[name]) !== 0) counts[name]++;
  }
  return counts;
}

/** Summary of the newest year for metrics, which avoids reading its files. */
export interface ObservationStatus {
  readonly year: number;
  readonly stations: readonly { readonly id: string; readonly rows: number; readonly newestAt: EpochSeconds }[];
  /** Values of the year that failed quality control, by reason. */
  readonly flags: Readonly<Record<QualityFlag, number>>;
}

const getPath = (dataDir: string): string => join(getObservationsFolder(dataDir), 'status.json');

/** Stores the summary of a year, unless one of a later year is stored. Throws the system's error. */
export function writeObservationStatus(
  dataDir: string,
  year: number,
  stored: readonly { readonly station: Station; readonly table: ObservationTable }[],
): void {
  if ((readObservationStatus(dataDir)?.year ?? year) > year) return;
  const flags = { range: 0, step: 0, stuck: 0, neighbours: 0, inconsistent: 0 };
  for (const { table } of stored) {
    const counts = countFlags(table);
    for (const name of FLAG_NAMES) flags[name] += counts[name];
  }
  const stations = stored.map(({ station, table }) => ({
    id: station.id,
    rows: table.length,
    newestAt: (table.minutes[table.length - 1] ?? 0) * 60,
  }));
  const status: ObservationStatus = { year, stations, flags };
  replaceFile(getPath(dataDir), sealJson(status), String(process.pid));
}

/** The last stored summary; null if there is none, or it is damaged. Throws the system's error. */
export function readObservationStatus(dataDir: string): ObservationStatus | null {
  const path = getPath(dataDir);
  if (!existsSync(path)) return null;
  const sealed = parseSealedJson(readFileSync(path, 'utf8'));
  return sealed?.isSealed === true ? (sealed.content as unknown as ObservationStatus) : null;
}
