import { GhcnhError, type GhcnhHeader, readGhcnhHeader } from '@portal/domain/observation/ghcnh/ghcnh-header';
import { createGhcnhReader, findGhcnhPlace, type GhcnhReading } from '@portal/domain/observation/ghcnh/read-ghcnh';
import type { Station } from '@portal/domain/observation/observed-day';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { findGhcnhStation, type StationLines, type StationYear } from './ghcnh-bucket.ts';

/** Lines of a file, and whose it may be. */
export interface StationYearOrder {
  readonly file: StationYear;
  readonly found: StationLines;
  readonly stations: readonly Station[];
  readonly now: EpochSeconds;
}

/** A file that is refused as a whole. The message is one line that names it. */
export class RefusedFileError extends Error {
  constructor(file: StationYear, trouble: string) {
    super(`${file.name}: ${trouble}`);
    this.name = 'RefusedFileError';
  }
}

/** Names of faults, as the end of a line to the operator. */
const REASONS = {
  cells: 'has another number of cells than the first',
  time: 'has a time that is none, of another year or ahead',
  station: 'is of another station',
  place: 'is of another place than the station’s',
  value: 'has a value that is no number',
} as const;

/** One line about refused lines; null without any. */
export function describeRefused({ name }: StationYear, { lines, rejected, firstFault }: GhcnhReading): string | null {
  if (firstFault === null) return null;
  return `${name}: ${rejected} of ${lines} lines refused, the first (${firstFault.line}) ${REASONS[firstFault.fault]}`;
}

/**
 * Reads the lines of a file; null where no station of the portal is meant. Throws `RefusedFileError`.
 */
export function readStationYear(order: StationYearOrder): { station: Station; reading: GhcnhReading } | null {
  try {
    return read(order, readGhcnhHeader(order.found.head));
  } catch (error) {
    if (error instanceof GhcnhError) throw new RefusedFileError(order.file, error.message);
    throw error;
  }
}

function read({ file, found, stations, now }: StationYearOrder, header: GhcnhHeader) {
  const place = findGhcnhPlace(header, found.lines[0]?.split('|') ?? []);
  const station = findGhcnhStation(stations, file.id, place);
  if (station === null) return null;
  const reader = createGhcnhReader({ header, id: file.id, station, year: file.year, now });
  for (const line of found.lines) reader.addLine(line);
  const reading = reader.finish();
  if (reading.lines === reading.rejected)
    throw new GhcnhError(describeRefused(file, reading)?.slice(file.name.length + 2) ?? 'has no lines');
  return { station, reading };
}
