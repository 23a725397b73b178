import type { EventMessage } from '@portal/domain/alert/alert-event';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { AlertText } from '@portal/domain/alert/alert-text';
import { type EpochSeconds, formatClock, formatMoment } from '@portal/domain/time/vietnam-time';
import { classifyRain } from '@portal/domain/weather/rain-amount';
import type { Wording } from '../wording.ts';

/** An official warning as a message quotes it. */
export interface QuotedWarning {
  readonly issuer: string;
  readonly number: string;
  readonly headline: string;
  readonly level: number | null;
}

/** What is known of an event when a message about it is written. */
export interface AlertFacts {
  readonly rule: AlertRule;
  readonly message: EventMessage;
  /** As its owner has named it. */
  readonly placeName: string;
  /** Path of the page that shows more. */
  readonly path: string;
  readonly now: EpochSeconds;
  readonly basis: 'radar' | 'model' | 'lightning' | 'official';
  /** Null of every other kind. */
  readonly warning: QuotedWarning | null;
  readonly isDemo: boolean;
}

/** Figures and clocks of an event, written already. */
interface Parts {
  readonly place: string;
  readonly clock: string;
  readonly until: string | null;
  readonly peak: string;
  readonly peakClock: string;
  readonly isNow: boolean;
}

const vi = {
  decimal: ',',
  /** By class of the hour's rain, 0–5. */
  rain: ['có mưa', 'mưa nhỏ', 'mưa nhỏ', 'mưa vừa', 'mưa to', 'mưa rất to'],
  start: {
    rain: ({ place, clock, isNow }: Parts, name: string) =>
      isNow ? `${place}: đang ${name}.` : `${place}: ${name} từ khoảng ${clock}.`,
    rainChance: ({ place, clock, peak, isNow }: Parts) =>
      `${place}: khả năng mưa ${peak}% ${isNow ? 'lúc này' : `từ khoảng ${clock}`}.`,
    thunder: ({ place, clock, isNow }: Parts, level: number) =>
      `${place}: ${level >= 3 ? 'có sét gần' : level === 2 ? 'nhiều khả năng có dông' : 'có thể có dông'}${isNow ? ' lúc này' : ` từ khoảng ${clock}`}.`,
    lightning: ({ place, peak, clock }: Parts) => `${place}: sét đánh cách ${peak} km lúc ${clock}.`,
    gust: ({ place, peak, clock, isNow }: Parts) =>
      `${place}: gió giật khoảng ${peak} m/s ${isNow ? 'lúc này' : `từ ${clock}`}.`,
    temperature: ({ place, peak, clock, isNow }: Parts) =>
      `${place}: ${peak} °C ${isNow ? 'lúc này' : `từ khoảng ${clock}`}.`,
    officialWarning: ({ place }: Parts, warning: QuotedWarning | null) =>
      warning === null
        ? `${place}: có cảnh báo chính thức mới.`
        : `${place}: ${warning.headline} (${warning.issuer}, ${warning.number}${warning.level === null ? '' : `, cấp ${warning.level}`}).`,
  },
  shortWarning: ({ place }: Parts, warning: QuotedWarning | null) =>
    `${place}: cảnh báo chính thức${warning === null || warning.level === null ? '' : ` cấp ${warning.level}`}${warning === null ? '' : `, tin ${warning.number.slice(0, 20)}`}.`,
  upgrade: ({ place }: Parts, what: string) => `${place}: mạnh hơn báo trước, ${what}.`,
  ended: {
    rain: ({ place }: Parts) => `${place}: đã ngớt mưa.`,
    lightning: ({ place }: Parts) => `${place}: 30 phút qua không còn sét gần.`,
    thunder: ({ place }: Parts) => `${place}: dông đã qua.`,
    gust: ({ place }: Parts) => `${place}: gió đã yếu hơn ngưỡng của bạn.`,
    temperature: ({ place }: Parts) => `${place}: nhiệt độ đã qua ngưỡng của bạn.`,
    officialWarning: ({ place }: Parts) => `${place}: cảnh báo chính thức đã hết hiệu lực.`,
  },
  peak: ({ peak, peakClock }: Parts) => `To nhất khoảng ${peakClock}, ${peak} mm/giờ.`,
  gustPeak: ({ peak, peakClock }: Parts) => `mạnh nhất ${peak} m/s khoảng ${peakClock}`,
  until: (clock: string) => `Có thể kéo dài đến ${clock}.`,
  chance: (percent: number) => `Khả năng ${percent}%.`,
  byModel: 'Theo mô hình, ở đây chưa có radar.',
  ours: 'Tin tự động, không thay bản tin chính thức.',
  shelter: 'Hãy vào nhà hoặc trong xe, tránh cây và cột cao.',
  demo: 'Số liệu minh họa.',
  title: (place: string, what: string) => `${place}: ${what}`,
  titles: {
    rain: 'sắp mưa',
    rainChance: 'có thể mưa',
    thunder: 'có thể có dông',
    lightning: 'có sét gần',
    gust: 'gió giật mạnh',
    temperature: 'nhiệt độ vượt ngưỡng',
    officialWarning: 'cảnh báo chính thức',
    upgrade: 'mạnh lên',
    end: 'đã qua',
  },
};

const en: Wording<typeof vi> = {
  decimal: '.',
  rain: ['rain', 'light rain', 'light rain', 'moderate rain', 'heavy rain', 'very heavy rain'],
  start: {
    rain: ({ place, clock, isNow }, name) =>
      isNow ? `${place}: ${name} now.` : `${place}: ${name} from about ${clock}.`,
    rainChance: ({ place, clock, peak, isNow }) =>
      `${place}: ${peak}% chance of rain ${isNow ? 'now' : `from about ${clock}`}.`,
    thunder: ({ place, clock, isNow }, level) =>
      `${place}: ${level >= 3 ? 'lightning near by' : level === 2 ? 'thunderstorms likely' : 'thunderstorms possible'}${isNow ? ' now' : ` from about ${clock}`}.`,
    lightning: ({ place, peak, clock }) => `${place}: lightning ${peak} km away at ${clock}.`,
    gust: ({ place, peak, clock, isNow }) => `${place}: gusts of about ${peak} m/s ${isNow ? 'now' : `from ${clock}`}.`,
    temperature: ({ place, peak, clock, isNow }) => `${place}: ${peak} °C ${isNow ? 'now' : `from about ${clock}`}.`,
    officialWarning: ({ place }, warning) =>
      warning === null
        ? `${place}: a new official warning.`
        : `${place}: ${warning.headline} (${warning.issuer}, ${warning.number}${warning.level === null ? '' : `, level ${warning.level}`}).`,
  },
  shortWarning: ({ place }, warning) =>
    `${place}: official warning${warning === null || warning.level === null ? '' : ` level ${warning.level}`}${warning === null ? '' : `, no. ${warning.number.slice(0, 20)}`}.`,
  upgrade: ({ place }, what) => `${place}: stronger than told, ${what}.`,
  ended: {
    rain: ({ place }) => `${place}: the rain has eased.`,
    lightning: ({ place }) => `${place}: no lightning near by for 30 minutes.`,
    thunder: ({ place }) => `${place}: the thunderstorm has passed.`,
    gust: ({ place }) => `${place}: gusts are below your limit again.`,
    temperature: ({ place }) => `${place}: the temperature has passed your limit.`,
    officialWarning: ({ place }) => `${place}: the official warning has expired.`,
  },
  peak: ({ peak, peakClock }) => `Heaviest about ${peakClock}, ${peak} mm/h.`,
  gustPeak: ({ peak, peakClock }) => `strongest ${peak} m/s about ${peakClock}`,
  until: (clock) => `May last until ${clock}.`,
  chance: (percent) => `Chance ${percent}%.`,
  byModel: 'By the model: no radar covers this place.',
  ours: 'Automatic, not an official bulletin.',
  shelter: 'Go indoors or into a car; stay away from trees and poles.',
  demo: 'Demo data.',
  title: (place, what) => `${place}: ${what}`,
  titles: {
    rain: 'rain soon',
    rainChance: 'rain possible',
    thunder: 'thunderstorms possible',
    lightning: 'lightning near by',
    gust: 'strong gusts',
    temperature: 'temperature past your limit',
    officialWarning: 'official warning',
    upgrade: 'getting stronger',
    end: 'over',
  },
};

const WORDS = { vi, en };
const NOW_SECONDS = 300;

/** Whole numbers as they are, others to one place. */
function writeFigure(value: number, decimal: string): string {
  const rounded = Math.round(10 * value) / 10;
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(1).replace('.', decimal);
}

/** A clock with its day where that is not today's. */
function writeClock(at: EpochSeconds, now: EpochSeconds): string {
  const moment = formatMoment(at);
  const clock = formatClock(at);
  if (moment.slice(0, 10) === formatMoment(now).slice(0, 10)) return clock;
  return `${clock} ${Number(moment.slice(8, 10))}/${Number(moment.slice(5, 7))}`;
}

function toParts({ message, placeName, now }: AlertFacts, decimal: string): Parts {
  const { eventAt, endAt, peak, peakAt } = message;
  return {
    place: placeName,
    clock: writeClock(eventAt, now),
    until: endAt === null ? null : writeClock(endAt, now),
    peak: writeFigure(peak, decimal),
    peakClock: writeClock(peakAt, now),
    isNow: eventAt <= now + NOW_SECONDS,
  };
}

type Words = Wording<typeof vi>;

function writeStart({ rule: { kind }, message, warning }: AlertFacts, words: Words, parts: Parts): string {
  const { start } = words;
  switch (kind) {
    case 'rain':
      return start.rain(parts, words.rain[classifyRain(message.peak, 1)] ?? words.rain[0] ?? '');
    case 'thunder':
      return start.thunder(parts, message.peak);
    case 'officialWarning':
      return start.officialWarning(parts, warning);
    default:
      return start[kind](parts);
  }
}

/** The start's sentence without its place, for the middle of another. */
function writeRise(facts: AlertFacts, words: Words, parts: Parts): string {
  if (facts.rule.kind === 'gust') return words.upgrade(parts, words.gustPeak(parts));
  const sentence = writeStart(facts, words, parts);
  if (facts.rule.kind === 'officialWarning') return sentence;
  return words.upgrade(parts, sentence.slice(parts.place.length + 2, -1));
}

function writeEnd({ rule: { kind } }: AlertFacts, { ended }: Words, parts: Parts): string {
  return ended[kind === 'rainChance' ? 'rain' : kind](parts);
}

const WITH_SHELTER: ReadonlySet<AlertRule['kind']> = new Set(['thunder', 'lightning']);

/** Sentences after the first, the most useful first. */
function listMore({ rule: { kind }, message, basis, isDemo }: AlertFacts, words: Words, parts: Parts): string[] {
  const isEnd = message.kind === 'end';
  return [
    ...(isDemo ? [words.demo] : []),
    ...(WITH_SHELTER.has(kind) && !isEnd ? [words.shelter] : []),
    ...(kind === 'rain' && !isEnd ? [words.peak(parts)] : []),
    ...(parts.until === null || isEnd || kind === 'lightning' ? [] : [words.until(parts.until)]),
    ...(message.chance === null || isEnd ? [] : [words.chance(message.chance)]),
    ...(basis === 'model' && !isEnd && kind !== 'gust' && kind !== 'temperature' ? [words.byModel] : []),
    ...(kind === 'officialWarning' ? [] : [words.ours]),
  ];
}

/** What a message says of an event: a sentence to act on, then what explains it. */
export function composeAlert(facts: AlertFacts): AlertText {
  const { rule, message, placeName, path } = facts;
  const words = WORDS[rule.language];
  const parts = toParts(facts, words.decimal);
  const write = { start: writeStart, upgrade: writeRise, end: writeEnd }[message.kind];
  const title = words.titles[message.kind === 'start' ? rule.kind : message.kind];
  return {
    title: words.title(placeName, title),
    first: write(facts, words, parts),
    short: rule.kind === 'officialWarning' && message.kind !== 'end' ? words.shortWarning(parts, facts.warning) : null,
    more: listMore(facts, words, parts),
    path,
  };
}
