import { getWeatherMessages } from '@portal/content/messages/weather';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherHours24 } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';

/** How a file writes its values. */
export interface HoursFileStyle {
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
export function writeHoursFile(
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
