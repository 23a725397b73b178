import { BUILT_VARIABLES, type BuiltVariable } from './weather.table.ts';

const HOUR = 3600;

export interface BuiltWeather {
  /** Whether a value is unknown at a place and time; `at` in seconds. */
  readonly isUnknown?: (name: string, lat: number, lng: number, at: number) => boolean;
}

/** The exact value of a variable at any point, before rounding; NaN for a name that the call lacks. */
export function findBuiltValue(call: string, name: string, lat: number, lng: number, at: number): number {
  return BUILT_VARIABLES[call]?.[name]?.value(lat - 5, lng - 99, (at / HOUR) % 24) ?? Number.NaN;
}

/** Surface height as from the service: a slope from the sea in the south. */
export function findBuiltHeight(lat: number): number {
  return Math.max(0, 20 * (lat - 5));
}

/**
 * The service's reply to a path with query, `/v1/forecast?latitude=…`: an object for one point, a list for several; an
 * error object for unknown parameters. Undefined for another path.
 */
export function makeOpenMeteoAnswer(path: string, weather: BuiltWeather = {}): string | undefined {
  const url = new URL(path, 'http://localhost');
  const call = /^\/v1\/([a-z-]+)$/.exec(url.pathname)?.[1] ?? '';
  const variables = BUILT_VARIABLES[call];
  if (variables === undefined) return undefined;
  const query = (name: string) => (url.searchParams.get(name) ?? '').split(',');
  const names = query('hourly');
  const stranger = names.find((name) => variables[name] === undefined);
  if (stranger !== undefined) return refuse(`Data corrupted at path ''. Cannot initialize from ${stranger}.`);
  const [latitudes, longitudes] = [query('latitude').map(Number), query('longitude').map(Number)];
  if (latitudes.length !== longitudes.length) {
    return refuse("Parameter 'latitude' and 'longitude' must have the same number of elements");
  }
  const times = listTimes(url.searchParams);
  const points = latitudes.map((lat, index) => {
    const lng = longitudes[index] ?? 0;
    return { ...makePlace(call, lat, lng, index), ...makeHourly({ names, variables, lat, lng, times }, weather) };
  });
  return JSON.stringify(points.length === 1 ? points[0] : points);
}

function refuse(reason: string): string {
  return JSON.stringify({ error: true, reason });
}

function listTimes(query: URLSearchParams): number[] {
  const [from, to] = ['start_hour', 'end_hour'].map((name) => Date.parse(`${query.get(name)}Z`) / 1000);
  if (from === undefined || to === undefined || !(from <= to)) return [];
  return Array.from({ length: (to - from) / HOUR + 1 }, (_, hour) => from + hour * HOUR);
}

/**
 * A place as the service describes it: the centre of the model's cell in 32 bits, and no `location_id` for the first.
 */
function makePlace(call: string, lat: number, lng: number, index: number) {
  const offset = call === 'marine' ? 0.0416 : call === 'forecast' ? -0.0625 : 0;
  return {
    latitude: Math.fround(lat + offset),
    longitude: Math.fround(lng + offset),
    generationtime_ms: 0.527501106262207,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: call === 'marine' ? 0 : findBuiltHeight(lat),
    ...(index === 0 ? {} : { location_id: index }),
  };
}

interface HourlyOrder {
  readonly names: readonly string[];
  readonly variables: Readonly<Record<string, BuiltVariable>>;
  readonly lat: number;
  readonly lng: number;
  readonly times: readonly number[];
}

function makeHourly({ names, variables, lat, lng, times }: HourlyOrder, { isUnknown }: BuiltWeather) {
  const units: Record<string, string> = { time: 'unixtime' };
  const hourly: Record<string, readonly (number | null)[]> = { time: times };
  for (const name of names) {
    const { unit = '', digits = 0, value = () => 0 } = variables[name] ?? {};
    const values = times.map((at) => {
      if (isUnknown?.(name, lat, lng, at)) return null;
      return Number(value(lat - 5, lng - 99, (at / HOUR) % 24).toFixed(digits));
    });
    // For a variable without any data nearby the service states no unit either.
    units[name] = times.length > 0 && values.every((one) => one === null) ? 'undefined' : unit;
    hourly[name] = values;
  }
  return { hourly_units: units, hourly };
}
