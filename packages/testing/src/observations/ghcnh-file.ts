/** A value and its codes, in the order of GHCNh's columns; a plain value has passed. */
export type GhcnhCell =
  | string
  | number
  | {
      readonly value: string | number;
      readonly measurement?: string;
      readonly quality?: string;
      readonly report?: string;
      readonly source?: string;
    };

/** A line: its time, and values by column. */
export interface GhcnhLine {
  /** Epoch seconds. */
  readonly at: number;
  readonly values: Readonly<Record<string, GhcnhCell>>;
}

/** A station's file. */
export interface GhcnhFile {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly heightM: number;
  readonly lines: readonly GhcnhLine[];
  /** Columns left out, as if NOAA renamed them. */
  readonly without?: readonly string[];
}

const VALUES = [
  'temperature',
  'dew_point_temperature',
  'station_level_pressure',
  'sea_level_pressure',
  'wind_direction',
  'wind_speed',
  'wind_gust',
  'precipitation',
  'relative_humidity',
  'pres_wx_MW1',
  'pres_wx_MW2',
  'pres_wx_MW3',
  'pres_wx_AW1',
  'pres_wx_AW2',
  'pres_wx_AW3',
  'visibility',
  'precipitation_3_hour',
  'precipitation_6_hour',
  'precipitation_12_hour',
  'precipitation_24_hour',
];
const CODES = ['Measurement_Code', 'Quality_Code', 'Report_Type', 'Source_Code', 'Source_Station_ID'];

function toCells(cell: GhcnhCell | undefined): string[] {
  if (cell === undefined) return ['', '', '', '', '', ''];
  const {
    value,
    measurement = '',
    quality = '1',
    report = 'FM12',
    source = '335',
  } = typeof cell === 'object' ? cell : { value: cell };
  return [String(value), measurement, quality, report, source, '488200-99999'];
}

/**
 * A file of GHCNh by station and year, pipe-separated (not verified against a live one: columns follow NOAA's
 * documentation, and programs that read them).
 */
export function makeGhcnhFile({ id, lat, lng, heightM, lines, without = [] }: GhcnhFile): Buffer {
  const names = VALUES.filter((name) => !without.includes(name));
  const columns = names.flatMap((name) => [name, ...CODES.map((code) => `${name}_${code}`)]);
  const head = ['STATION', 'Station_name', 'DATE', 'LATITUDE', 'LONGITUDE', 'ELEVATION', ...columns, 'remarks'].join(
    '|',
  );
  const rows = lines.map(({ at, values }) =>
    [
      id,
      'STATION',
      new Date(at * 1000).toISOString().slice(0, 19),
      lat,
      lng,
      heightM,
      ...names.flatMap((name) => toCells(values[name])),
      '',
    ].join('|'),
  );
  return Buffer.from([head, ...rows, ''].join('\n'));
}

/** Where a file lies in NOAA's bucket. */
export const toGhcnhKey = (id: string, year: number): string =>
  `hourly/access/by-year/${year}/psv/GHCNh_${id}_${year}.psv`;
