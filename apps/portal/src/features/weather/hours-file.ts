import { getWeatherMessages } from '@portal/content/messages/weather';
import type { EndpointReply } from '@portal/contract/endpoint';
import { HOURS_FILE_PATH } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { weatherHours24 } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { AppError } from '@portal/contract/errors';
import { parseInput } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import {
  HOUR_FIELD_NAMES,
  HOUR_FIELDS,
  type HourField,
  type HourFieldName,
} from '@portal/domain/weather/hour-field.table';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { Weather } from './service.ts';

interface HoursFileStyle {
  readonly language: Language;
  readonly temperatureUnit: 'C' | 'F';
}

type Cell = string | number | null;

/** Excel needs it to detect UTF-8, else it garbles Vietnamese. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** A leading quote keeps spreadsheets from running formula-like text. */
function quoteText(text: string, separator: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Order of the first columns, which users' spreadsheets rely on; the others follow in the order of the table. */
const FIRST_COLUMNS: readonly HourFieldName[] = [
  'temperature',
  'feelsLike',
  'rain',
  'rainLow',
  'rainHigh',
  'rainProbability',
  'windSpeed',
  'windGust',
  'windDirection',
  'humidity',
  'dewPoint',
  'cloudCover',
];
const COLUMNS = [...new Set([...FIRST_COLUMNS, ...HOUR_FIELD_NAMES.filter((name) => HOUR_FIELDS[name].isInFile)])];

function listColumns(style: HoursFileStyle): readonly [head: string, of: (hour: Hour) => Cell][] {
  const { csvHead: head } = getWeatherMessages(style.language).charts;
  return [
    [head.time, ({ at }) => at.slice(0, 16).replace('T', ' ')],
    [head.sky, ({ text }) => text],
    ...COLUMNS.map((name) => toColumn(name, style)),
  ];
}

function toColumn(field: HourFieldName, style: HoursFileStyle): [head: string, of: (hour: Hour) => Cell] {
  const { language, temperatureUnit } = style;
  const { name, unit }: HourField = HOUR_FIELDS[field];
  if (unit === '°C') {
    const degrees = (celsius: number | null): number | null =>
      celsius === null || temperatureUnit === 'C' ? celsius : Math.round((celsius * 1.8 + 32) * 10) / 10;
    return [`${name[language]} (°${temperatureUnit})`, (hour) => degrees(hour[field])];
  }
  const shown = unit === 'degrees' ? getWeatherMessages(language).charts.csvHead.degrees : unit;
  return [shown === '' ? name[language] : `${name[language]} (${shown})`, (hour) => hour[field]];
}

/**
 * The hours as CSV: units in the header, empty cells for missing values, source and credits in the last columns.
 * Vietnamese spreadsheets expect decimal commas and semicolons, English ones points and commas.
 */
function writeHoursFile(
  { hours, issued }: Pick<EndpointReply<typeof weatherHours24>, 'hours' | 'issued'>,
  style: HoursFileStyle,
): string {
  const messages = getWeatherMessages(style.language);
  const separator = style.language === 'vi' ? ';' : ',';
  const write = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoteText(cell, separator);
    return style.language === 'vi' ? String(cell).replace('.', ',') : String(cell);
  };
  const columns = listColumns(style);
  const source = issued.demo ? messages.demo : (messages.sources[issued.source ?? ''] ?? issued.source);
  const credits = issued.credits.join(' ');
  const head = [...columns.map(([name]) => name), messages.charts.csvHead.source, messages.charts.csvHead.credits];
  const rows = hours.map((hour) => [...columns.map(([, read]) => read(hour)), source, credits]);
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => row.map(write).join(separator) + LINE_END).join('');
}

type Reply = EndpointReply<typeof ENDPOINTS_BY_ID.weatherHours24>;

const FRESH_SECONDS = 300;

function nameOf({ place }: Reply): string {
  return place.slug ?? `${place.lat}_${place.lng}`;
}

/** The next 24 hours of a place as CSV, with the call's query; `unit=F` for °F. */
export function createHoursFileRoute(answer: Weather['weatherHours24']): RawRoute {
  function handle({ query: { unit, ...query } }: RawRequest) {
    const parsed = parseInput(ENDPOINTS_BY_ID.weatherHours24, query, undefined);
    if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
    const language = parsed.input.query.lang ?? 'vi';
    const reply = answer(parsed.input);
    const at = reply.hours[0]?.at.slice(0, 13).replace('T', '-') ?? '';
    const name = getWeatherMessages(language).charts.csvName(nameOf(reply), at);
    return {
      kind: 'body',
      headers: {
        'cache-control': `public, max-age=${FRESH_SECONDS}`,
        'content-language': language,
        'content-disposition': `attachment; filename="${name}"`,
        'x-robots-tag': 'noindex',
        'content-type': 'text/csv; charset=utf-8',
      },
      body: writeHoursFile(reply, { language, temperatureUnit: unit === 'F' ? 'F' : 'C' }),
    } as const;
  }
  return { method: 'GET', path: HOURS_FILE_PATH, limit: 'calls', handle };
}
