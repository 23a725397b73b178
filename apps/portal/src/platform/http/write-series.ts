import type { Endpoint, SeriesFormat } from '@portal/contract/endpoint';
import { listSeriesFields, SERIES_TYPES } from '@portal/contract/endpoint';
import { type FieldUnit, listReplyFields } from '@portal/contract/list-reply-fields';
import { DAY_SECONDS, formatDate } from '@portal/domain/time/vietnam-time';
import { escapeText, foldLines, LINE_END, writeCell } from './file-lines.ts';

type Row = Readonly<Record<string, unknown>>;

/** Fields of a reply that files repeat. */
interface SeriesReply {
  readonly place: {
    readonly lat: number;
    readonly lng: number;
    readonly slug?: string | null;
    readonly displayName?: { readonly main: string; readonly secondary: string };
  };
  readonly issued: {
    readonly updatedAt?: string | null;
    readonly demo?: boolean;
    readonly source?: string | null;
    readonly credits?: readonly string[];
  };
}

/** ASCII units for column headings. */
const UNIT_LETTERS: Readonly<Partial<Record<FieldUnit, string>>> = {
  '°C': 'C',
  '%': 'percent',
  'm/s': 'm_s',
  'mm/h': 'mm_h',
  degrees: 'deg',
  'µg/m³': 'ug_m3',
  'W/m²': 'W_m2',
  '°C·day': 'C_day',
};

function createHeads(endpoint: Endpoint): (name: string) => string {
  const fields = new Map(listReplyFields([endpoint]).map(({ name, units }) => [name, units]));
  return (name) => {
    const units = fields.get(name) ?? [];
    const [unit] = units;
    return unit === undefined || units.length > 1 ? name : `${name}_${UNIT_LETTERS[unit] ?? unit}`;
  };
}

/** What must be shown with the values, which a file has to carry itself: credits, and that some are no real ones. */
const writeCredits = ({ demo = false, credits = [] }: SeriesReply['issued']): string =>
  [...(demo ? ['Demo data.'] : []), ...credits].join(' ');

/**
 * One line per entry, empty cells for missing values, credits in the last; points and commas in every language, for
 * programs.
 */
function writeCsv(endpoint: Endpoint, { issued }: SeriesReply, rows: readonly Row[]): string {
  const names = rows[0] === undefined ? listSeriesFields(endpoint) : Object.keys(rows[0]);
  const credits = writeCell(writeCredits(issued));
  const lines = [
    [...names.map(createHeads(endpoint)), 'credits'],
    ...rows.map((row) => [...names.map((name) => writeCell(row[name])), credits]),
  ];
  return lines.map((cells) => cells.join(',') + LINE_END).join('');
}

/** One feature per entry, all at the place. */
function writeGeoJson({ place, issued }: SeriesReply, rows: readonly Row[]): string {
  const geometry = { type: 'Point', coordinates: [place.lng, place.lat] };
  const features = rows.map((properties) => ({ type: 'Feature', geometry, properties }));
  return JSON.stringify({ type: 'FeatureCollection', issued, features });
}

const toBasicDate = (date: string): string => date.replaceAll('-', '');
const toNextDate = (date: string): string => formatDate(Date.parse(`${date}T12:00:00+07:00`) / 1000 + DAY_SECONDS);

/** A day's weather in one line without words of a language, unless its text has them. */
function summarize({ text, temperatureMin, temperatureMax, rain }: Row): string {
  const parts = [
    typeof text === 'string' ? text : null,
    typeof temperatureMin === 'number' && typeof temperatureMax === 'number'
      ? `${Math.round(temperatureMin)}–${Math.round(temperatureMax)} °C`
      : null,
    typeof rain === 'number' && rain > 0 ? `${rain} mm` : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** All-day events, one per day, with stable ids so that subscribed calendars replace them. */
function writeCalendar({ place, issued }: SeriesReply, rows: readonly Row[], product: string): string {
  const name = [place.displayName?.main, place.displayName?.secondary].filter(Boolean).join(', ');
  const stamp = new Date(issued.updatedAt ?? 0).toISOString().replace(/[-:]|\.\d+/g, '');
  const key = place.slug ?? `${place.lat}_${place.lng}`;
  const credits = writeCredits(issued);
  const events = rows.flatMap((row) => {
    const date = String(row.date);
    return [
      'BEGIN:VEVENT',
      `UID:${key}-${date}@${product}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${toBasicDate(date)}`,
      `DTEND;VALUE=DATE:${toBasicDate(toNextDate(date))}`,
      `SUMMARY:${escapeText(`${issued.demo === true ? 'Demo: ' : ''}${summarize(row)}`)}`,
      `LOCATION:${escapeText(name)}`,
      ...(credits === '' ? [] : [`DESCRIPTION:${escapeText(credits)}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product}//API//EN`, `X-WR-CALNAME:${escapeText(name)}`];
  return foldLines([...head, ...events, 'END:VCALENDAR']);
}

/** The series of a reply in another format, with media type and file name. `product` names the portal in calendars. */
export function writeSeries(endpoint: Endpoint, reply: unknown, format: SeriesFormat, product: string) {
  const { field } = endpoint.series ?? { field: '' };
  const rows = (reply as Record<string, unknown>)[field] as readonly Row[];
  const known = reply as SeriesReply;
  const write = {
    csv: () => writeCsv(endpoint, known, rows),
    geojson: () => writeGeoJson(known, rows),
    ics: () => writeCalendar(known, rows, product),
  };
  const place = known.place.slug ?? `${known.place.lat}_${known.place.lng}`;
  const name = `${place}-${endpoint.path.split('/').slice(4).join('-')}.${format}`;
  return {
    contentType: format === 'geojson' ? SERIES_TYPES.geojson : `${SERIES_TYPES[format]}; charset=utf-8`,
    body: write[format](),
    headers: { 'content-disposition': `inline; filename="${name}"` },
  };
}
