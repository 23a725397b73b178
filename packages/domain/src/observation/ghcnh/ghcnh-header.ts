/** A file of GHCNh that is refused as a whole. The message is one line without the file's name. */
export class GhcnhError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'GhcnhError';
  }
}

/** Columns of a value and of its codes; -1 for a column that the file does not have. */
export interface ValueColumns {
  readonly value: number;
  readonly measurement: number;
  readonly quality: number;
  readonly report: number;
  readonly source: number;
}

/** Where a file has what; columns are found by name, whatever their number and order. */
export interface GhcnhHeader {
  readonly count: number;
  readonly station: number;
  readonly lat: number;
  readonly lng: number;
  readonly height: number;
  /** ISO time; -1 where year to minute have columns of their own. */
  readonly date: number;
  /** Year, month, day, hour, minute. */
  readonly clock: readonly number[];
  readonly find: (name: string) => ValueColumns;
}

/** No file has more; today's have 234 to 329. */
const MOST_COLUMNS = 1000;
const NEEDED = ['temperature', 'precipitation_6_hour', 'precipitation_24_hour'];

/** Reads the first line of a file. Throws `GhcnhError` where a needed column is missing. */
export function readGhcnhHeader(line: string): GhcnhHeader {
  const names = line.trim().toLowerCase().split('|');
  if (names.length > MOST_COLUMNS) throw new GhcnhError(`has ${names.length} columns`);
  const places = new Map(names.map((name, place) => [name.trim(), place]));
  const at = (...wanted: readonly string[]): number => {
    const found = wanted.find((name) => places.has(name));
    return found === undefined ? -1 : (places.get(found) ?? -1);
  };
  const find = (name: string): ValueColumns => ({
    value: at(name),
    measurement: at(`${name}_measurement_code`),
    quality: at(`${name}_quality_code`),
    report: at(`${name}_report_type`),
    source: at(`${name}_source_code`),
  });
  const header: GhcnhHeader = {
    count: names.length,
    station: at('station', 'station_id'),
    lat: at('latitude'),
    lng: at('longitude'),
    height: at('elevation'),
    date: at('date'),
    clock: ['year', 'month', 'day', 'hour', 'minute'].map((name) => at(name)),
    find,
  };
  const { station, lat, lng, date, clock } = header;
  if (station < 0 || lat < 0 || lng < 0) throw new GhcnhError('has no columns of station and position');
  if (date < 0 && clock.includes(-1)) throw new GhcnhError('has no column of time');
  for (const name of NEEDED) {
    if (find(name).value < 0 || find(name).quality < 0) throw new GhcnhError(`has no column ${name} with its quality`);
  }
  return header;
}
