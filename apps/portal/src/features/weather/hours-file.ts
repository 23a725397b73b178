import { getWeatherMessages } from '@portal/content/messages/weather';
import type { EndpointReply } from '@portal/contract/endpoint';
import { HOURS_FILE_PATH } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { weatherHours24 } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { AppError } from '@portal/contract/errors';
import { parseInput } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import type { RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { Weather } from './service.ts';

/** How a file writes its values. */
interface HoursFileStyle {
  readonly language: Language;
  readonly temperatureUnit: 'C' | 'F';
}

type Cell = string | number | null;

/** Excel takes a file without this mark for another encoding and garbles Vietnamese. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** A text that begins like a formula is not run by a spreadsheet when a quote stands before it. */
function quoteText(text: string, separator: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function listColumns({
  language,
  temperatureUnit,
}: HoursFileStyle): readonly [head: string, of: (hour: Hour) => Cell][] {
  const { csvHead: head } = getWeatherMessages(language).charts;
  const degrees = (celsius: number | null): number | null => {
    if (celsius === null || temperatureUnit === 'C') return celsius;
    return Math.round((celsius * 1.8 + 32) * 10) / 10;
  };
  const unit = ` (°${temperatureUnit})`;
  return [
    [head.time, ({ at }) => at.slice(0, 16).replace('T', ' ')],
    [head.sky, ({ text }) => text],
    [head.temperature + unit, ({ temperature }) => degrees(temperature)],
    [head.feelsLike + unit, ({ feelsLike }) => degrees(feelsLike)],
    [head.rain, ({ rain }) => rain],
    [head.rainLow, ({ rainLow }) => rainLow],
    [head.rainHigh, ({ rainHigh }) => rainHigh],
    [head.chance, ({ rainProbability }) => rainProbability],
    [head.windSpeed, ({ windSpeed }) => windSpeed],
    [head.windGust, ({ windGust }) => windGust],
    [head.windDirection, ({ windDirection }) => windDirection],
    [head.humidity, ({ humidity }) => humidity],
    [head.dewPoint + unit, ({ dewPoint }) => degrees(dewPoint)],
    [head.cloud, ({ cloudCover }) => cloudCover],
    [head.pressure, ({ pressure }) => pressure],
    [head.visibility, ({ visibility }) => visibility],
    [head.uv, ({ uvIndex }) => uvIndex],
  ];
}

/**
 * The hours as a file for a spreadsheet: units in the head, an empty cell where a value is not known, the source in the last
 * column. Vietnamese spreadsheets read decimal commas and semicolons between cells, English ones points and commas.
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
  const head = [...columns.map(([name]) => name), messages.charts.csvHead.source];
  const rows = hours.map((hour) => [...columns.map(([, read]) => read(hour)), source]);
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => row.map(write).join(separator) + LINE_END).join('');
}

type Reply = EndpointReply<typeof ENDPOINTS_BY_ID.weatherHours24>;

const FRESH_SECONDS = 300;

/** Letters of a place’s slug or its coordinates, as a file may be called. */
function nameOf({ place }: Reply): string {
  return place.slug ?? `${place.lat}_${place.lng}`;
}

/** The next 24 hours of a place as a file for spreadsheets, by the same query as the call; `unit=F` for °F. */
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
