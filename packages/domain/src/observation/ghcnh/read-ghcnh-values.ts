import { findMetarWeather } from '#observation/metar/metar-weather.ts';
import { MISSING, ELEMENT_PLACES as PLACES, toStored } from '#observation/observation-table.ts';
import { findSynopWeather } from '#observation/synop/synop-weather.ts';
import { isMeanWind, isOfAirportReport, isPassed, isVariableWind, readRainCode } from './ghcnh-codes.ts';
import type { GhcnhHeader, ValueColumns } from './ghcnh-header.ts';

/** Values of a line that are left out because NOAA, or their own code, doubts them. */
export interface ValueCounts {
  doubted: number;
  /** From airport reports. */
  airport: number;
}

const NUMBER = /^[+-]?(?:\d{1,6}(?:\.\d{0,20})?|\.\d{1,20})$/;
/** What stands for a missing value where the cell is not empty; no quantity but pressure can have the second ones. */
const MISSING_TEXTS = /^(?:-9{3,4}|9{4,5})(?:\.[09]+)?$/;
const MISSING_BELOW_PRESSURE = /^999(?:\.[09]+)?$/;

/** Hours of an amount, and its column. The hour's own column may hold running totals: see `readRain`. */
const RAIN_COLUMNS: readonly (readonly [number, string])[] = [
  [1, 'precipitation'],
  [3, 'precipitation_3_hour'],
  [6, 'precipitation_6_hour'],
  [12, 'precipitation_12_hour'],
  [24, 'precipitation_24_hour'],
];
/** Which amount of a line is stored, best first: six hours can be spread over a day, twelve cannot. */
const STORED_HOURS = [6, 3, 1, 12];
/** A longer amount may be below a shorter one that it contains by rounding only, mm. */
const ROUNDING_MM = 0.5;
const METRES_PER_KM = 1000;

/** Reads the values of a line's cells into a row; false if a cell that should be a number is none. */
export function makeValueReader(header: GhcnhHeader) {
  const columns = Object.fromEntries(
    [
      'temperature',
      'dew_point_temperature',
      'wind_speed',
      'wind_direction',
      'wind_gust',
      'sea_level_pressure',
      'station_level_pressure',
      'visibility',
      'pres_wx_mw1',
      'pres_wx_mw2',
      'pres_wx_mw3',
      'pres_wx_aw1',
      'pres_wx_aw2',
      'pres_wx_aw3',
      ...RAIN_COLUMNS.map(([, name]) => name),
    ].map((name) => [name, header.find(name)]),
  );
  const get = (name: string): ValueColumns => columns[name] ?? header.find(name);

  return (cells: readonly string[], isFullHour: boolean, row: Int32Array, counts: ValueCounts): boolean => {
    const line = { cells, counts, isSound: true };
    const number = (name: string): number | null => readNumber(line, get(name), name.endsWith('_pressure'));
    const code = (name: string): string => cells[get(name).measurement] ?? '';
    row.fill(MISSING);
    row[PLACES.temperatureC] = toStored(number('temperature'));
    row[PLACES.dewPointC] = toStored(number('dew_point_temperature'));
    const windMs = isMeanWind(code('wind_speed')) ? number('wind_speed') : null;
    row[PLACES.windMs] = toStored(windMs);
    const degrees = windMs === null || isVariableWind(code('wind_direction')) ? null : number('wind_direction');
    row[PLACES.windDirectionDeg] = toStored(degrees);
    row[PLACES.gustMs] = toStored(number('wind_gust'));
    row[PLACES.pressureHpa] = toStored(number('sea_level_pressure'));
    row[PLACES.stationPressureHpa] = toStored(number('station_level_pressure'));
    const visibilityKm = number('visibility');
    row[PLACES.visibilityM] = toStored(visibilityKm === null ? null : visibilityKm * METRES_PER_KM);
    fillRain(
      RAIN_COLUMNS.map(([hours, name]) => ({ hours, mm: readRain(line, get(name)) })),
      isFullHour,
      row,
      counts,
    );
    row[PLACES.weather] = toStored(readWeather(line, get));
    return line.isSound;
  };
}

interface Line {
  readonly cells: readonly string[];
  readonly counts: ValueCounts;
  isSound: boolean;
}

/** The text of a value that may be used; null for one that is missing, doubted, or of an airport report. */
function readCell({ cells, counts }: Line, { value, quality, report, source }: ValueColumns): string | null {
  const text = cells[value]?.trim() ?? '';
  if (text === '') return null;
  if (isOfAirportReport(cells[report] ?? '')) {
    counts.airport++;
    return null;
  }
  if (isPassed(cells[quality] ?? '', cells[source] ?? '')) return text;
  counts.doubted++;
  return null;
}

function readNumber(line: Line, columns: ValueColumns, isPressure: boolean): number | null {
  const text = readCell(line, columns);
  if (text === null || MISSING_TEXTS.test(text) || (!isPressure && MISSING_BELOW_PRESSURE.test(text))) return null;
  if (!NUMBER.test(text)) {
    line.isSound = false;
    return null;
  }
  return Number(text);
}

/** An amount, mm: 0 for a trace. */
function readRain(line: Line, columns: ValueColumns): number | null {
  const mm = readNumber(line, columns, false);
  if (mm === null) return null;
  const code = readRainCode(line.cells[columns.measurement] ?? '');
  if (code === 'refused' || mm < 0) line.counts.doubted++;
  return code === 'refused' || mm < 0 ? null : code === 'trace' ? 0 : mm;
}

/**
 * One amount of a line, and that of 24 hours; they overlap, and a day's sum never adds both. The column of
 * one hour has running totals between full hours, and in old records amounts of several hours: it counts at full hours
 * only, and not where a longer amount is the same rain. Amounts that contradict each other are all left out.
 */
function fillRain(
  amounts: readonly { readonly hours: number; readonly mm: number | null }[],
  isFullHour: boolean,
  row: Int32Array,
  counts: ValueCounts,
): void {
  const known = amounts.flatMap(({ hours, mm }) => (mm === null || !isFullHour ? [] : [{ hours, mm }]));
  const repeats = ({ hours, mm }: { hours: number; mm: number }): boolean =>
    hours === 1 && mm > 0 && known.some((longer) => longer.hours > 1 && longer.mm === mm);
  const used = known.filter((amount) => !repeats(amount));
  if (used.some(({ mm }, at) => used.slice(at + 1).some((longer) => longer.mm < mm - ROUNDING_MM))) {
    counts.doubted += used.length;
    return;
  }
  const stored = STORED_HOURS.map((hours) => used.find((amount) => amount.hours === hours)).find(Boolean);
  if (stored !== undefined) {
    row[PLACES.rainMm] = toStored(stored.mm);
    row[PLACES.rainHours] = toStored(stored.hours);
  }
  row[PLACES.rain24Mm] = toStored(used.find(({ hours }) => hours === 24)?.mm ?? null);
}

/** `RA:63`: letters as in METAR, and a number, of code table 4677 in the columns MW. */
const WEATHER_CELL = /^([+-]?[A-Z]{0,8}\+?):(\d{1,2});?$/;

/** Present weather as a sum of `WEATHER`; null where none is stated, because its absence is not stated either. */
function readWeather(line: Line, get: (name: string) => ValueColumns): number | null {
  let flags: number | null = null;
  for (const kind of ['mw', 'aw']) {
    for (const place of [1, 2, 3]) {
      const [, letters = '', number] = WEATHER_CELL.exec(readCell(line, get(`pres_wx_${kind}${place}`)) ?? '') ?? [];
      if (number === undefined) continue;
      const found =
        kind === 'mw'
          ? findSynopWeather({ weatherCode: Number(number), hasNoWeather: false, pastWeather: [null, null] })
          : letters === ''
            ? null
            : findMetarWeather({ weather: [letters], recentWeather: [] });
      if (found !== null) flags = (flags ?? 0) | found;
    }
  }
  return flags;
}
