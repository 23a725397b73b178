import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherBatch, weatherHours } from '@portal/contract/endpoints/chosen-hours';
import type { Place } from '@portal/contract/endpoints/place-schema';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { AppError } from '@portal/contract/errors';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { formatMoment, HOUR_SECONDS, startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { HOUR_FIELDS, type HourFieldName } from '@portal/domain/weather/hour-field.table';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { HOUR_VALUES, RAIN_NEEDS } from './hour-values.table.ts';
import { getIssuedWeather } from './issue-weather.ts';
import type { WeatherNeeds } from './needs.ts';
import { type LocatedWeather, listHours, toRange } from './place-weather.ts';
import { COURSE_HOURS, type ReadPlaceWeather, readPlaceOnce } from './place-weather-reader.ts';
import { toHoursSpan } from './read-spans.ts';
import { HOUR_VARIABLES } from './reply-variables.table.ts';
import { markEstimate, readField, toHour } from './to-hour.ts';
import type { WeatherSpan } from './weather-span.table.ts';

type HoursReply = EndpointReply<typeof weatherHours>;
type ChosenHour = HoursReply['hours'][number];
type BatchItem = EndpointReply<typeof weatherBatch>['items'][number];

const DEFAULT_HOURS = 24;

/** Requested hours, fields and language; no fields: all. */
interface HoursWish {
  readonly hours: number;
  readonly fields: readonly (keyof Hour)[] | null;
  readonly language: Language;
}

/** How the hours of a request are read, and what each reply contains. */
interface HoursReading {
  readonly read: (place: Place) => LocatedWeather;
  /** Values whose sources the reply names. */
  readonly names: typeof HOUR_VARIABLES;
  readonly toEntry: (hour: HourWeather, place: Place) => ChosenHour;
}

const THUNDER_NEEDS = [...RAIN_NEEDS, 'cape'] as const;

const isHourField = (name: string): name is HourFieldName => Object.hasOwn(HOUR_FIELDS, name);

/** Variables that a field needs when it is read alone; null: it needs a whole hour with its sky or the sun. */
function listFieldNeeds(name: keyof Hour): readonly VariableName[] | null {
  if (name === 'thunder') return THUNDER_NEEDS;
  if (name === 'rainBasis') return RAIN_NEEDS;
  if (!isHourField(name)) return null;
  const { named, needs = named } = HOUR_VALUES[name];
  return needs === 'wholeHour' ? null : needs;
}

/** A field with `listFieldNeeds`, the same as in a whole hour. */
function readFieldAlone(name: keyof Hour, hour: HourWeather): Hour[keyof Hour] {
  if (name === 'thunder') return hour.thunder;
  if (name === 'rainBasis') return markEstimate([hour]).rainBasis;
  return isHourField(name) ? readField(name, hour) : undefined;
}

/** The variables of the fields if all can be read alone; null otherwise. */
function listChosenVariables(fields: readonly (keyof Hour)[] | null): readonly VariableName[] | null {
  const variables = new Set<VariableName>(['temperature2m']);
  for (const name of fields ?? []) {
    const needs = listFieldNeeds(name);
    if (needs === null) return null;
    for (const variable of needs) variables.add(variable);
  }
  return fields === null ? null : [...variables];
}

const pick = (hour: Hour, fields: readonly (keyof Hour)[]): ChosenHour =>
  Object.fromEntries(['at' as const, ...fields].map((name) => [name, hour[name]])) as ChosenHour;

function readWhole(read: ReadPlaceWeather, wish: HoursWish): HoursReading {
  const { fields, language } = wish;
  const span = toHoursSpan(wish);
  return {
    read: (place) => read(place, span),
    names: HOUR_VARIABLES,
    toEntry(hour, { elevation }) {
      const whole = toHour(hour, language, elevation);
      return fields === null ? whole : pick(whole, fields);
    },
  };
}

/** Reads only the variables of the chosen fields: reading is most of a call's work. */
function readChosen(
  needs: WeatherNeeds,
  variables: readonly VariableName[],
  { hours, fields }: HoursWish & { readonly fields: readonly (keyof Hour)[] },
): HoursReading {
  const hourAt = startOfHour(needs.clock());
  const before = (hourAt - startOfVietnamDay(hourAt)) / HOUR_SECONDS;
  // From midnight, because hourly values are rounded to add up to their day.
  const span: WeatherSpan = { from: 'today', hours: before + Math.max(hours, COURSE_HOURS), variables };
  const withSky = variables.includes('precipitation');
  return {
    read: (place) => readPlaceOnce(needs, place, span, withSky),
    names: HOUR_VARIABLES.filter(([, own]) => own.some((variable) => variables.includes(variable))),
    toEntry(hour) {
      const entry: Record<string, unknown> = { at: formatMoment(hour.at) };
      for (const name of fields) entry[name] = readFieldAlone(name, hour);
      return entry as ChosenHour;
    },
  };
}

function createReading(needs: WeatherNeeds, read: ReadPlaceWeather, wish: HoursWish): HoursReading {
  const variables = listChosenVariables(wish.fields);
  const { fields } = wish;
  return variables === null || fields === null
    ? readWhole(read, wish)
    : readChosen(needs, variables, { ...wish, fields });
}

function toReply(place: Place, { read, names, toEntry }: HoursReading, { hours }: HoursWish): HoursReply {
  const weather = read(place);
  const range = toRange(weather, weather.hourAt, hours);
  const issued = getIssuedWeather(weather, range, names);
  return { place, issued, hours: listHours(weather, range).map((hour) => toEntry(hour, place)) };
}

const toFields = (names: readonly string[] | undefined) => (names as readonly (keyof Hour)[] | undefined) ?? null;

/** The chosen fields of the hours from the current one. Throws `AppError` without data. */
export function findHours(
  needs: WeatherNeeds,
  read: ReadPlaceWeather,
  { query }: EndpointInput<typeof weatherHours>,
): HoursReply {
  const { hours = DEFAULT_HOURS, variables, lang: language = 'vi' } = query;
  const wish = { hours, fields: toFields(variables?.split(',')), language };
  return toReply(needs.places.locate(query), createReading(needs, read, wish), wish);
}

const NONE = { place: null, issued: null, hours: [] } as const;

/** The hours of each place in order; an error at one place does not affect the others. */
export function findBatch(
  needs: WeatherNeeds,
  read: ReadPlaceWeather,
  { query, body }: EndpointInput<typeof weatherBatch>,
): EndpointReply<typeof weatherBatch> {
  const { hours = DEFAULT_HOURS, variables } = body ?? {};
  const language = query.lang ?? 'vi';
  const wish = { hours, fields: toFields(variables), language };
  const reading = createReading(needs, read, wish);
  const answer = ({ lat, lng }: LatLng): BatchItem => {
    try {
      return { ...toReply(needs.places.locate({ lat, lng, lang: language }), reading, wish), error: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'outsideCoverage' || error.code === 'noData') return { ...NONE, hours: [], error: error.code };
      throw error;
    }
  };
  return { items: (body?.locations ?? []).map(answer) };
}
