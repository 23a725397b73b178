import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import {
  appendRow,
  MISSING,
  makeObservationTable,
  type ObservationTable,
  ELEMENT_PLACES as PLACES,
  ROW_KINDS,
  ROW_LENGTH,
  VALUE_SCALE,
} from '#observation/observation-table.ts';
import type { Station } from '#observation/observed-day.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';
import { GhcnhError, type GhcnhHeader } from './ghcnh-header.ts';
import { makeValueReader, type ValueCounts } from './read-ghcnh-values.ts';

/** Why a line is refused: its number of cells, its time, another station, another place, or a value that is no number. */
type GhcnhFault = 'cells' | 'time' | 'station' | 'place' | 'value';

/** What a station's file holds, and what of it was refused. */
export interface GhcnhReading extends ValueCounts {
  /** In the order of the file, one row per minute; empty rows are left out. */
  readonly table: ObservationTable;
  lines: number;
  rejected: number;
  /** The first refused line. */
  firstFault: { readonly line: number; readonly fault: GhcnhFault } | null;
}

/** What a file must be about. */
export interface GhcnhOrder {
  readonly header: GhcnhHeader;
  /** GHCNh's id of the station: `VMM00048820`. */
  readonly id: string;
  /** The station of the portal that it is. */
  readonly station: Station;
  /** The file's year (UTC). */
  readonly year: number;
  readonly now: EpochSeconds;
}

/** A station that lies farther from its listed place, or higher, has moved, or is another one. */
const MOST_KM = 10;
const MOST_METRES = 100;
/** Station clocks may be ahead. */
const AHEAD_SECONDS = 300;
const TIME = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::\d\d)?(?:Z|\+00:00)?$/;
/** Elevations that mean none. */
const LEAST_METRES = -900;
const NO_METRES = 8000;
/** From as many temperatures on, more than half must be those of a thermometer. */
const LEAST_TEMPERATURES = 8;
const PLAUSIBLE_C = [-10 * VALUE_SCALE, 46 * VALUE_SCALE] as const;

/** The position in a line of cells; null where there is none. */
export function findGhcnhPlace({ lat, lng }: GhcnhHeader, cells: readonly string[]): LatLng | null {
  const point = { lat: Number(cells[lat] || Number.NaN), lng: Number(cells[lng] || Number.NaN) };
  return Number.isFinite(point.lat) && Number.isFinite(point.lng) ? point : null;
}

function isInPlace({ header, station }: GhcnhOrder, cells: readonly string[]): boolean {
  const point = findGhcnhPlace(header, cells);
  if (point === null || greatCircleKm(point, station) > MOST_KM) return false;
  const heightM = Number(cells[header.height] || Number.NaN);
  const isKnown = heightM > LEAST_METRES && heightM < NO_METRES && station.heightM !== null;
  return !isKnown || Math.abs(heightM - (station.heightM ?? 0)) <= MOST_METRES;
}

/** The minute of a line (UTC); null for a time that is none, of another year, or ahead. */
function findMinute({ header, year, now }: GhcnhOrder, cells: readonly string[]): number | null {
  const { date, clock } = header;
  const parts = date < 0 ? clock.map((place) => cells[place] ?? '') : (TIME.exec(cells[date] ?? '') ?? []).slice(1);
  if (parts.length !== 5 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [ownYear = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  const at = Date.UTC(ownYear, month - 1, day, hour, minute);
  const isReal = new Date(at).getUTCMonth() === month - 1 && hour < 24 && minute < 60;
  return isReal && ownYear === year && at / 1000 <= now + AHEAD_SECONDS ? at / 60_000 : null;
}

/**
 * Reads the lines of a station's file of a year, or of a part of it, one by one. Lines are refused one by one; values of
 * airport reports, and those that NOAA doubts, are left out. `finish` throws `GhcnhError` where the temperatures are not
 * those of a thermometer in °C.
 */
export function createGhcnhReader(order: GhcnhOrder) {
  const { header, id } = order;
  const reading: GhcnhReading = {
    table: makeObservationTable(4096),
    lines: 0,
    rejected: 0,
    firstFault: null,
    doubted: 0,
    airport: 0,
  };
  const readValues = makeValueReader(header);
  const row = new Int32Array(ROW_LENGTH);

  function read(cells: readonly string[]): GhcnhFault | null {
    if (cells.length !== header.count) return 'cells';
    if (cells[header.station] !== id) return 'station';
    const minute = findMinute(order, cells);
    if (minute === null) return 'time';
    if (!isInPlace(order, cells)) return 'place';
    if (!readValues(cells, minute % 60 === 0, row, reading)) return 'value';
    if (row.some((value) => value !== MISSING)) appendRow(reading.table, minute, ROW_KINDS.ghcnh, row);
    return null;
  }

  return {
    addLine(line: string): void {
      reading.lines++;
      const fault = read(line.trimEnd().split('|'));
      if (fault === null) return;
      reading.rejected++;
      reading.firstFault ??= { line: reading.lines, fault };
    },
    finish(): GhcnhReading {
      checkTemperatures(reading.table);
      return reading;
    },
  };
}

/** Throws `GhcnhError` for temperatures in another unit, such as tenths. */
function checkTemperatures({ values, length }: ObservationTable): void {
  let [count, plausible] = [0, 0];
  for (let at = PLACES.temperatureC; at < length * ROW_LENGTH; at += ROW_LENGTH) {
    const value = values[at] as number;
    if (value === MISSING) continue;
    count++;
    if (value >= PLAUSIBLE_C[0] && value <= PLAUSIBLE_C[1]) plausible++;
  }
  if (count >= LEAST_TEMPERATURES && plausible * 2 <= count)
    throw new GhcnhError(`${count - plausible} of ${count} temperatures are not in °C`);
}
