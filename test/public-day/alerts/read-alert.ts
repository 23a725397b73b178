import type { AlertText } from '@portal/domain/alert/alert-text';
import { DAY_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { readStrength, type Strength } from '../../consistency/read/rain-claim.ts';

/** What the text of a message says, read as its recipient does; null: not said. */
export interface AlertClaim {
  readonly isNow: boolean;
  /** Epoch seconds. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly peakAt: number | null;
  /** Rain at its most, mm/h. */
  readonly peakMmh: number | null;
  readonly strength: Strength | null;
  /** A chance in the first sentence, and in one of its own. */
  readonly firstChance: number | null;
  readonly chance: number | null;
  /** By the words `có thể` and `khả năng`: 1 a slight chance, 2 a good one, 3 plain. */
  readonly certainty: 1 | 2 | 3;
  readonly force: number | null;
  /** m/s */
  readonly gust: { readonly value: number; readonly unit: 'km/h' | 'm/s' } | null;
  readonly limitDegrees: number | null;
  readonly mostDegrees: number | null;
  readonly thunder: 1 | 2 | 3 | null;
  readonly basis: 'satellite' | 'model' | 'outsideRadar' | null;
}

const CLOCK = String.raw`(\d\d):(\d\d)(?: ngày (\d+)/(\d+)| on (\d+) ([A-Z][a-z]{2}))?`;
const START = new RegExp(`(?:từ khoảng|from about|lúc|at) ${CLOCK}`);
const END = new RegExp(`(?:Có thể kéo dài đến|May last until) ${CLOCK}`);
const PEAK = new RegExp(`(?:To nhất khoảng|Heaviest about) ${CLOCK}, ([\\d.,]+) mm/(?:giờ|h)\\.`);
const FORCE = /(?:cấp|force) (\d+) \(([\d.,]+) (km\/h|m\/s)\)/;
const DEGREES = String.raw`(-?[\d.,]+) °[CF]`;
const LIMIT = new RegExp(`${DEGREES} (?:trở|or)`);
const MOST = new RegExp(`(?:cao nhất|thấp nhất|up to|down to) ${DEGREES}`);
const THUNDER = [
  /có thể có dông|thunderstorms possible/,
  /nhiều khả năng có dông|thunderstorms likely/,
  /có sét gần|lightning nearby/,
];
const toNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** The moment of a clock: of the named day, else the next one that is not long past. */
function readMoment(found: RegExpExecArray | null, near: number): number | null {
  if (found === null) return null;
  const [, hours, minutes, viDay, , enDay] = found;
  const today = startOfVietnamDay(near);
  const named = viDay ?? enDay;
  const days = named === undefined ? [today] : [-1, 0, 1, 2].map((day) => today + day * DAY_SECONDS);
  const ofDay = (at: number): boolean =>
    named === undefined || new Date((at + 7 * 3600) * 1000).getUTCDate() === Number(named);
  const at = days.find(ofDay);
  if (at === undefined) return Number.NaN;
  return at + Number(hours) * 3600 + Number(minutes) * 60;
}

function readCertainty(first: string): AlertClaim['certainty'] {
  if (/có thể|slight chance/.test(first)) return 1;
  return /khả năng|good chance/.test(first) ? 2 : 3;
}

function readBasis(text: string): AlertClaim['basis'] {
  if (/Ước tính từ vệ tinh|Satellite estimate/.test(text)) return 'satellite';
  if (/ngoài vùng radar|outside radar/.test(text)) return 'outsideRadar';
  return /Theo mô hình|Model forecast/.test(text) ? 'model' : null;
}

const readFigure = (pattern: RegExp, text: string): number | null => {
  const found = pattern.exec(text);
  return found === null ? null : toNumber(found[1]);
};

/** Reads a message in either language. */
export function readAlert({ first, more }: Pick<AlertText, 'first' | 'more'>, nowAt: number): AlertClaim {
  // Without the place's name.
  const says = first.slice(first.indexOf(': ') + 2);
  const rest = more.join(' ');
  const startsAt = readMoment(START.exec(says), nowAt);
  const peak = PEAK.exec(rest);
  const gust = FORCE.exec(says);
  const thunder = THUNDER.findLastIndex((pattern) => pattern.test(says)) + 1;
  // Later clocks name their day where it is not that of the start.
  const near = startsAt ?? nowAt;
  return {
    isNow: /đang |lúc này|\bnow\b/.test(says),
    startsAt,
    endsAt: readMoment(END.exec(rest), near),
    peakAt: readMoment(peak, near),
    peakMmh: peak === null ? null : toNumber(peak.at(-1)),
    strength: readStrength(says),
    firstChance: readFigure(/(\d+)%/, says),
    chance: readFigure(/(?:Khả năng(?: có mưa)?|Chance(?: of rain)?) (\d+)%/, rest),
    certainty: readCertainty(says),
    force: gust === null ? null : Number(gust[1]),
    gust: gust === null ? null : { value: toNumber(gust[2]), unit: gust[3] as 'km/h' | 'm/s' },
    limitDegrees: readFigure(LIMIT, says),
    mostDegrees: readFigure(MOST, says),
    thunder: thunder === 0 ? null : (thunder as 1 | 2 | 3),
    basis: readBasis(rest),
  };
}
