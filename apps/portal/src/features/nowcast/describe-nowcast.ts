import { hedgeVietnamese, sayRain } from '@portal/content/weather/rain-words';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import type { RainCourse } from '@portal/domain/weather/rain-course';
import {
  findStretchWord,
  listKnownSlices,
  listRainSpells,
  type RainSlice,
  type RainSpell,
} from '@portal/domain/weather/rain-spells';
import type { NamedRainWord, RainWord } from '@portal/domain/weather/rain-word';

interface NowcastDescription {
  readonly sentence: string;
  /** Start of rain if it is dry now; null otherwise. */
  readonly startsAt: EpochSeconds | null;
  /** End of the first rain; null without rain, or if the end is unknown or beyond the slices. */
  readonly stopsAt: EpochSeconds | null;
}

const STRENGTHS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['mưa rất nhỏ', 'mưa nhỏ', 'mưa', 'mưa vừa', 'mưa to', 'mưa rất to'],
  en: ['very light rain', 'light rain', 'rain', 'moderate rain', 'heavy rain', 'very heavy rain'],
};

/** To ten minutes below an hour, then to thirty: more would be false precision. */
const ROUNDED_MINUTES = { fine: 10, coarse: 30, fineTo: 60 } as const;

interface RainAhead {
  /** The current ten minutes. */
  readonly nowAt: EpochSeconds;
  /** End of the data without gaps. */
  readonly knownTo: EpochSeconds;
  /** Whether that is the last slice. */
  readonly isWhole: boolean;
  readonly first: RainSpell | null;
  /** The strongest spell after the first. */
  readonly next: RainSpell | null;
  readonly word: RainWord | null;
}

/** One sentence about rain from now to three hours ahead, with start and end. */
export function describeNowcast(
  slices: readonly RainSlice[],
  { language, basis }: { readonly language: Language; readonly basis: RainCourse['basis'] },
): NowcastDescription {
  const known = listKnownSlices(slices);
  const [present] = known;
  const last = known.at(-1);
  if (present === undefined || last === undefined) {
    const sentence = language === 'vi' ? 'Chưa có dữ liệu mưa cho nơi này.' : 'No rain data for this place yet.';
    return { sentence, startsAt: null, stopsAt: null };
  }
  const [first = null, ...later] = listRainSpells(known);
  const ahead: RainAhead = {
    nowAt: present.fromAt,
    knownTo: last.toAt,
    isWhole: known.length === slices.length,
    first,
    next: findStrongest(later),
    word: findStretchWord(known),
  };
  return {
    sentence: formatSentence(
      language,
      basis,
      first === null ? describeStretch(ahead, language) : describeSpells(ahead, first, language),
    ),
    startsAt: first === null || first.fromAt === ahead.nowAt ? null : first.fromAt,
    stopsAt: first?.isOver ? first.toAt : null,
  };
}

function findStrongest(spells: readonly RainSpell[]): RainSpell | null {
  const rank = ({ onset, peak }: RainSpell) => (peak ?? onset).rainClass;
  return spells.reduce<RainSpell | null>((most, spell) => (most && rank(most) >= rank(spell) ? most : spell), null);
}

function describeStretch({ word, isWhole, knownTo }: RainAhead, language: Language): string {
  const { whole, part, unseen } = PHRASES[language];
  if (word === 'unseen') return unseen;
  return `${sayRain(word ?? 'slight', language)} ${isWhole ? whole : part(formatClock(knownTo))}.`;
}

function describeSpells({ nowAt, next, isWhole, knownTo }: RainAhead, first: RainSpell, language: Language): string {
  const { now, later, growing, until, on, again, unknown } = PHRASES[language];
  const name = (rainClass: number): string => STRENGTHS[language][rainClass] ?? '';
  const { onset, peak, fromAt, toAt, isOver } = first;
  const isNow = fromAt === nowAt;
  const strength = name(onset.rainClass);
  const parts = [
    isNow ? now(strength, onset.word) : later(strength, sayWait((fromAt - nowAt) / 60, language), onset.word),
  ];
  if (peak !== null) parts.push(growing(name(peak.rainClass), formatClock(peak.at), peak.word, isNow));
  if (isOver) parts.push(until(formatClock(toAt)));
  else if (isWhole) parts.push(on);
  if (next !== null) {
    const kind = next.peak ?? next.onset;
    parts.push(again(name(kind.rainClass), formatClock(next.fromAt), kind.word));
  }
  if (!isWhole) parts.push(unknown(formatClock(knownTo)));
  return `${parts.join('')}.`;
}

/** By number of half hours, from one hour. */
const HALF_HOURS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['', '', '1 giờ', '1 giờ rưỡi', '2 giờ', '2 giờ rưỡi', '3 giờ'],
  en: ['', '', 'an hour', 'an hour and a half', '2 hours', '2 and a half hours', '3 hours'],
};

function sayWait(minutes: number, language: Language): string {
  const unit = minutes <= ROUNDED_MINUTES.fineTo ? ROUNDED_MINUTES.fine : ROUNDED_MINUTES.coarse;
  const rounded = Math.round(minutes / unit) * unit;
  if (rounded < ROUNDED_MINUTES.fineTo) return language === 'vi' ? `${rounded} phút` : `${rounded} minutes`;
  return HALF_HOURS[language][rounded / ROUNDED_MINUTES.coarse] ?? '';
}

const PHRASES = {
  vi: {
    unseen: 'chưa thấy mây mưa; mưa phùn, mưa rào nhỏ có thể lọt.',
    whole: 'trong 3 giờ tới',
    part: (clock: string) => `đến ${clock}, sau đó chưa rõ`,
    now: (strength: string, word: NamedRainWord) => `${hedgeVietnamese(word)}đang có ${strength}`,
    later: (strength: string, wait: string, word: NamedRainWord) =>
      `khoảng ${wait} nữa ${sayRain(word, 'vi', strength)}`,
    growing: (peak: string, clock: string, word: NamedRainWord, isNow: boolean) =>
      `, ${hedgeVietnamese(word)}${isNow ? 'chuyển' : 'mạnh lên'} thành ${peak} vào khoảng ${clock}`,
    until: (clock: string) => `, tạnh vào khoảng ${clock}`,
    on: ', có thể kéo dài quá 3 giờ tới',
    again: (strength: string, clock: string, word: NamedRainWord) =>
      `, rồi ${sayRain(word, 'vi', strength)} từ khoảng ${clock}`,
    unknown: (clock: string) => `; sau ${clock} chưa rõ`,
  },
  en: {
    unseen: 'no rain clouds seen; drizzle and small showers may be missed.',
    whole: 'in the next 3 hours',
    part: (clock: string) => `until ${clock}, not known after that`,
    now: (strength: string, word: NamedRainWord) => `${sayRain(word, 'en', strength)} now`,
    later: (strength: string, wait: string, word: NamedRainWord) => `${sayRain(word, 'en', strength)} in about ${wait}`,
    growing: (peak: string, clock: string, word: NamedRainWord) =>
      word === 'rain'
        ? `, turning to ${peak} by about ${clock}`
        : `, with ${sayRain(word, 'en', peak)} by about ${clock}`,
    until: (clock: string) => `, over by about ${clock}`,
    on: ', possibly lasting beyond the next 3 hours',
    again: (strength: string, clock: string, word: NamedRainWord) =>
      `, then ${sayRain(word, 'en', strength)} from about ${clock}`,
    unknown: (clock: string) => `; not known after ${clock}`,
  },
} as const;

const BY: Readonly<Record<RainCourse['basis'], Readonly<Record<Language, string>>>> = {
  radar: { vi: '', en: '' },
  satellite: { vi: 'ước tính từ vệ tinh, ', en: 'by satellite estimate, ' },
  model: { vi: 'theo mô hình dự báo, ', en: 'by the forecast model, ' },
};

function formatSentence(language: Language, basis: RainCourse['basis'], text: string): string {
  const whole = `${BY[basis][language]}${text}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}
