import { nameInputError } from '@portal/contract/check-schema';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherPast } from '@portal/contract/endpoints/earlier-weather';
import { AppError, type InputError } from '@portal/contract/errors';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  HOUR_SECONDS,
  parseDate,
  startOfHour,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { deriveHours } from '@portal/forecast/series/derive-hours';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import type { WeatherNeeds } from './needs.ts';
import { PAST_VARIABLES } from './reply-variables.table.ts';
import { toHour } from './to-hour.ts';
import { getIssued, toIssued } from './to-issued.ts';

/** Whole days before today that the archive has. */
const MAX_DAYS_BACK = 40;

/** A time with its offset; an unescaped `+` in a URL arrives as a space. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:\d{2})$/;

interface PastSpan {
  readonly startAt: EpochSeconds;
  readonly hours: number;
}

interface PastQuery {
  readonly from: string;
  readonly to: string;
}

/**
 * The past hours of a query: starting at or after `from` and ending at or before `to`. A date means its start in
 * `from` and its end in `to`. Otherwise the field errors.
 */
export function parsePastSpan(query: PastQuery, now: EpochSeconds, language: Language): PastSpan | InputError[] {
  const from = parsePoint(query.from, 0);
  const to = parsePoint(query.to, DAY_SECONDS);
  const today = startOfVietnamDay(now);
  const oldest = today - MAX_DAYS_BACK * DAY_SECONDS;
  const errors: InputError[] = [];
  if (from === null) errors.push(nameInputError('from', 'moment', language));
  else if (from.at < oldest) errors.push(nameInputError('from', 'tooOld', language, formatDate(oldest)));
  else if (from.at > now) errors.push(nameInputError('from', 'future', language));
  if (to === null) errors.push(nameInputError('to', 'moment', language));
  else if (to.named > now) errors.push(nameInputError('to', 'future', language));
  if (from !== null && to !== null && errors.length === 0 && to.at <= from.at) {
    errors.push(nameInputError('to', 'fromTo', language));
  }
  if (from === null || to === null || errors.length > 0) return errors;
  const startAt = Math.ceil(from.at / HOUR_SECONDS) * HOUR_SECONDS;
  const end = startOfHour(Math.min(to.at, now));
  return { startAt, hours: Math.max(end - startAt, 0) / HOUR_SECONDS };
}

/** The time a text names, and the time it stands for: for a date its midnight, and that plus `dayPart`. */
function parsePoint(text: string, dayPart: number): { named: EpochSeconds; at: EpochSeconds } | null {
  const day = parseDate(text);
  if (day !== null) return { named: day, at: day + dayPart };
  // Date.parse would turn 30 February into 2 March.
  if (!MOMENT.test(text) || parseDate(text.slice(0, 10)) === null) return null;
  const at = Date.parse(text.replace(' ', '+')) / 1000;
  return Number.isNaN(at) ? null : { named: at, at };
}

/** Start of a query's span; null if invalid. */
export const findPastStart = (from: string): EpochSeconds | null => parsePoint(from, 0)?.at ?? null;

/** End of a query's span; for a date the end of its day. Null if invalid. */
export const findPastEnd = (to: string): EpochSeconds | null => parsePoint(to, DAY_SECONDS)?.at ?? null;

type Reply = EndpointReply<typeof weatherPast>;

const READ: readonly VariableName[] = PAST_VARIABLES.flatMap(([, variables]) => variables);

/**
 * Rain and temperature of past hours. Throws `AppError` `badInput` for an invalid span, `noData` if no hour has data,
 * and what `locate` throws.
 */
export function findPast(needs: WeatherNeeds, { query }: EndpointInput<typeof weatherPast>): Reply {
  const now = needs.clock();
  const language = query.lang ?? 'vi';
  const span = parsePastSpan(query, now, language);
  if (!('hours' in span)) throw new AppError('badInput', { errors: span });
  const place = needs.places.locate(query);
  const series = readPlaceSeries(needs.store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    ...span,
    now: startOfHour(now),
    demo: needs.demo(),
    variables: READ,
  });
  // A day whose first hour is not over yet is empty, which is not an error.
  const toStatement = span.hours === 0 ? toIssued : getIssued;
  const issued = toStatement(series, { from: 0, to: span.hours }, PAST_VARIABLES);
  const hours = deriveHours(series).map((hour) => {
    const { at, rain, temperature } = toHour(hour, language, place.elevation);
    return { at, rain, temperature };
  });
  return { place, issued, hours, basis: 'analysis' };
}
