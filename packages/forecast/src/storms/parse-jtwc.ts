import { resolveReportTime } from '@portal/domain/observation/report-time';
import type { StormPoint, WindRadii } from '@portal/domain/storm/storm';
import { KNOT_MS } from '@portal/domain/table/units.table';
import { DAY_SECONDS, type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { AdvisoryError, type ReadAdvisory, show } from './advisory-error.ts';
import { checkTrack } from './check-track.ts';

const NAUTICAL_KM = 1.852;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const MOST_STORMS = 16;

/** Numbers from 50 on are exercises, from 70 on disturbances without a warning. */
const PRODUCT = /\/products\/(wp[0-4]\d\d{2})web\.txt/g;
const REGION = /<item>(?:(?!<\/item>)[\s\S])*?Northwest Pacific(?:(?!<\/item>)[\s\S])*<\/item>/i;
const NO_STORM = /no current tropical cyclone warnings/i;

/**
 * Reads the RSS list of JTWC: ids such as `wp2226` of the storms of the West Pacific with a warning, none if it says so.
 * Its links are not followed: some lead nowhere. Throws `AdvisoryError` of one line for anything else.
 */
export function parseJtwcList(rss: string): string[] {
  if (!/<rss[\s>]/.test(rss)) throw new AdvisoryError('is no RSS');
  if (!/<\/rss>\s*$/.test(rss)) throw new AdvisoryError('is not whole RSS');
  const region = REGION.exec(rss)?.[0];
  if (region === undefined) throw new AdvisoryError('has no item of the Northwest Pacific');
  const ids = [...new Set([...region.matchAll(PRODUCT)].flatMap(([, id]) => id ?? []))];
  // Storms of the North Indian Ocean stand in the same item.
  if (ids.length === 0 && !NO_STORM.test(region) && !/web\.txt/.test(region)) {
    throw new AdvisoryError('has neither warnings for the Northwest Pacific nor the words that there are none');
  }
  if (ids.length > MOST_STORMS) throw new AdvisoryError(`has ${ids.length} storms, more than ${MOST_STORMS}`);
  return ids;
}

/** At the start, after the routing line of a message service at most; outlooks name headings in their text. */
const HEADING = /^.{0,100}?\bWTPN\d\d PGTW (\d{6})\b/;
const SUBJECT = /\bSUBJ\/[^/]*?\b(\d\d)W(?: \(([A-Z' -]{2,25})\))? WARNING NR/;
const AVERAGE = /BASED ON (\S+) AVERAGE/;
const REMARKS_DATE = new RegExp(`\\b(\\d\\d)(${MONTHS.join('|')})(\\d\\d)\\b`);
const PRESSURE = /MINIMUM CENTRAL PRESSURE AT (\d{6})Z IS (\d{3,4}) MB/;
const FORECAST = /\b(\d{1,3}) HRS, VALID AT: /;
const POSITION = /^(\d{6})Z --- (?:NEAR )?(\d{1,2}\.\d)N (\d{1,3}\.\d)([EW])\b/;
const WIND = /\bMAX SUSTAINED WINDS - (\d{2,3}) KT, GUSTS (\d{2,3}) KT\b/;
const RADIUS = /\bRADIUS OF (\d{2,3}) KT WINDS - (.*?)(?=RADIUS OF|VECTOR TO|REPEAT POSIT| ---|$)/g;
const QUADRANT = /(\d{1,3}) NM (NORTHEAST|SOUTHEAST|SOUTHWEST|NORTHWEST) QUADRANT/g;

/**
 * Reads a warning (`wpNNYYweb.txt`) on the storm of an id. Winds are 1-minute means. Month and year come from the date in
 * REMARKS, else from `now`. Throws `AdvisoryError` of one line for what is not the whole, possible track of that storm.
 */
export function parseJtwcWarning(text: string, centreId: string, now: EpochSeconds): ReadAdvisory {
  const flat = flatten(text);
  const stamp = HEADING.exec(flat)?.[1];
  if (stamp === undefined) throw new AdvisoryError(`has no heading of a warning: ${show(flat.slice(0, 30))}`);
  const name = readSubject(flat, centreId);
  const average = AVERAGE.exec(flat)?.[1];
  if (average !== undefined && average !== 'ONE-MINUTE') throw new AdvisoryError(`has winds of a ${average} average`);
  const [, body = '', remarks] = /\bWARNING POSITION: (.*?)\bREMARKS:(.*)$/.exec(flat) ?? [];
  if (remarks === undefined) throw new AdvisoryError('has no warning position, or no remarks after it');
  const issuedAt = readIssue(stamp, remarks, centreId, now);
  const notes: string[] = [];
  const onNote = (line: string) => notes.push(line);
  const [analysis = '', ...forecasts] = body.split(FORECAST);
  if (forecasts.length !== 2 * (body.split('VALID AT').length - 1))
    throw new AdvisoryError('has a forecast without hours');
  const startAt = readTime(analysis.slice(0, 6), issuedAt) ?? Number.NaN;
  const first = readPoint('warning position', analysis, startAt, onNote);
  const later = forecasts.flatMap((hours, index) =>
    index % 2 === 1
      ? []
      : readPoint(`hour ${hours}`, forecasts[index + 1] ?? '', startAt + Number(hours) * HOUR_SECONDS, onNote),
  );
  const points = [{ ...first, kind: 'observed', pressure: readPressure(remarks, first.at) } as const, ...later];
  checkTrack(points);
  if (issuedAt < startAt) throw new AdvisoryError(`is older than its position of ${formatMoment(startAt)}`);
  return {
    advisory: { centre: 'jtwc', centreId, number: null, name, issuedAt, windMinutes: 1, points },
    notes,
  };
}

/** One line: the text wraps at 69 columns, at spaces and hyphens. */
function flatten(text: string): string {
  return text
    .toUpperCase()
    .replace(/(?<=[A-Z])-\s*\n\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name, null while it is only a spelled number. */
function readSubject(flat: string, centreId: string): string | null {
  const [, number, name] = SUBJECT.exec(flat) ?? [];
  if (number === undefined) throw new AdvisoryError('has no subject with the number of a storm');
  if (number !== centreId.slice(2, 4)) throw new AdvisoryError(`is of ${number}W, asked for was ${centreId}`);
  return name === undefined || isNumberWord(name) ? null : name;
}

function readIssue(stamp: string, remarks: string, centreId: string, now: EpochSeconds): EpochSeconds {
  const [, day, month = '', year] = REMARKS_DATE.exec(remarks) ?? [];
  const noon = Date.UTC(2000 + Number(year), MONTHS.indexOf(month), Number(day), 12) / 1000;
  const reference =
    day === undefined ? ({ kind: 'receipt', at: now } as const) : ({ kind: 'stamp', at: noon } as const);
  const at = resolveReportTime(readClock(stamp), reference);
  if (at === null) throw new AdvisoryError(`heading ${stamp} is not of ${day ?? 'these days'}${month}${year ?? ''}`);
  // A storm that lives into a new year has the number of the old one.
  const years = [at, at - 20 * DAY_SECONDS].map((moment) => new Date(moment * 1000).getUTCFullYear() % 100);
  if (!years.includes(Number(centreId.slice(4)))) {
    throw new AdvisoryError(`is of ${formatMoment(at)}, asked for was ${centreId}`);
  }
  return at;
}

function readClock(stamp: string) {
  const [day = 0, hour = 0, minute = 0] = [0, 2, 4].map((from) => Number(stamp.slice(from, from + 2)));
  if (hour > 23 || minute > 59) throw new AdvisoryError(`time ${stamp}Z does not exist`);
  return { day, hour, minute };
}

/** The moment of a day and clock nearest to another; null if it is more than a day and a half away. */
function readTime(stamp: string, near: EpochSeconds): EpochSeconds | null {
  return /^\d{6}$/.test(stamp) ? resolveReportTime(readClock(stamp), { kind: 'stamp', at: near }) : null;
}

/** A forecast, or the analysis, which has the same layout; `at` is when it should be for. */
function readPoint(name: string, section: string, at: EpochSeconds, onNote: (line: string) => void): StormPoint {
  const [, stamp = '', lat, lng, side] = POSITION.exec(section) ?? [];
  if (side === undefined) throw new AdvisoryError(`${name}: no position in ${show(section.slice(0, 30))}`);
  if (readTime(stamp, at) !== at) throw new AdvisoryError(`${name}: is of ${stamp}Z, which does not fit its hour`);
  const [, knots, gusts] = WIND.exec(section) ?? [];
  if (gusts === undefined) throw new AdvisoryError(`${name}: no winds`);
  return {
    at,
    kind: 'forecast',
    lat: Number(lat),
    lng: side === 'E' ? Number(lng) : -Number(lng),
    windMs: toMs(Number(knots)),
    gustMs: toMs(Number(gusts)),
    pressure: null,
    errorKm: null,
    radii: listRadii(section, (line) => onNote(`${name}: ${line}`)),
  };
}

const toMs = (knots: number): number => Math.round(knots * KNOT_MS * 100) / 100;

/** Throws for a radius with one to three quadrants: a part of the text is missing. */
function listRadii(section: string, onNote: (line: string) => void): WindRadii[] {
  return [...section.matchAll(RADIUS)].flatMap(([, knots, list = '']) => {
    const km = new Map([...list.matchAll(QUADRANT)].map(([, miles, side = '']) => [side, toKm(Number(miles))]));
    const [ne, se, sw, nw] = ['NORTHEAST', 'SOUTHEAST', 'SOUTHWEST', 'NORTHWEST'].map((side) => km.get(side));
    if (ne !== undefined && se !== undefined && sw !== undefined && nw !== undefined) {
      return [{ kt: Number(knots), minutes: 1 as const, ne, se, sw, nw }];
    }
    if (km.size > 0) throw new AdvisoryError(`radius of ${Number(knots)} kt has ${km.size} of four quadrants`);
    onNote(`radius of ${Number(knots)} kt is not in quadrants: ${show(list.slice(0, 30))}`);
    return [];
  });
}

const toKm = (miles: number): number => Math.round(miles * NAUTICAL_KM);

/** Central pressure, if it is stated for the time of the analysis. */
function readPressure(remarks: string, at: EpochSeconds): number | null {
  const [, stamp = '', pressure] = PRESSURE.exec(remarks) ?? [];
  return pressure === undefined || readTime(stamp, at) !== at ? null : Number(pressure);
}

const UNITS = 'ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE';
const TEENS = 'TEN|ELEVEN|TWELVE|THIRTEEN|FOURTEEN|FIFTEEN|SIXTEEN|SEVENTEEN|EIGHTEEN|NINETEEN';
const NUMBER_WORD = new RegExp(`^(?:${UNITS}|${TEENS}|(?:TWENTY|THIRTY|FORTY)(?:[ -]?(?:${UNITS}))?)$`);

/** Whether a name is a spelled number up to 49, `TWENTYTWO`: what JTWC calls a storm without a name. */
export function isNumberWord(name: string): boolean {
  return NUMBER_WORD.test(name);
}
