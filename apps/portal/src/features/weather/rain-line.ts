import { hedgeVietnamese, nameRainClass, sayRain } from '@portal/content/weather/rain-words';
import type { RainLine } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import type { RainClass } from '@portal/domain/weather/rain-class';
import {
  findStretchWord,
  listKnownSlices,
  listRainSpells,
  type RainSlice,
  type RainSpell,
} from '@portal/domain/weather/rain-spells';
import type { RainWord } from '@portal/domain/weather/rain-word';

/** Rain of the next three hours, as short as a list line needs it. */
export interface RainOutlook {
  readonly nowAt: EpochSeconds;
  /** End of the data without gaps. */
  readonly knownTo: EpochSeconds;
  /** Whether that is the last slice. */
  readonly isWhole: boolean;
  readonly first: RainSpell | null;
  /** Wording if no rain is described; null: unknown. */
  readonly word: RainWord | null;
}

/** Summary of the slices; null if even the current one is unknown. */
export function findRainOutlook(slices: readonly RainSlice[]): RainOutlook | null {
  const known = listKnownSlices(slices);
  const [present] = known;
  if (present === undefined) return null;
  return {
    nowAt: present.fromAt,
    knownTo: known.at(-1)?.toAt ?? present.toAt,
    isWhole: known.length === slices.length,
    first: listRainSpells(known)[0] ?? null,
    word: findStretchWord(known),
  };
}

/** Strength after a rain already named: `to`, `heavy`. */
const STRENGTHS: Readonly<Record<Language, Readonly<Record<RainClass, string>>>> = {
  vi: { 0: '', 1: 'nhỏ', 2: 'thêm', 3: 'vừa', 4: 'to', 5: 'rất to' },
  en: { 0: '', 1: 'light', 2: 'more', 3: 'moderate', 4: 'heavy', 5: 'very heavy' },
};

const PHRASES = {
  vi: {
    dry: (isWhole: boolean, clock: string) => (isWhole ? 'khô trong 3 giờ' : `khô đến ${clock}`),
    now: (rain: string) => `đang ${rain}`,
    from: (rain: string, clock: string) => `${rain} từ ${clock}`,
    growing: (strength: string, clock: string) => `, ${strength} từ ${clock}`,
    until: (clock: string) => `, tạnh ${clock}`,
  },
  en: {
    dry: (isWhole: boolean, clock: string) => (isWhole ? 'dry for 3 hours' : `dry until ${clock}`),
    now: (rain: string) => `${rain} now`,
    from: (rain: string, clock: string) => `${rain} from ${clock}`,
    growing: (strength: string, clock: string) => `, ${strength} from ${clock}`,
    until: (clock: string) => `, over by ${clock}`,
  },
} as const;

function describeSpell(spell: RainSpell, nowAt: EpochSeconds, language: Language, mayBeDry: boolean): string {
  const { onset, peak, fromAt, toAt, isOver } = spell;
  const words = PHRASES[language];
  const isNow = fromAt === nowAt;
  // Future rain that intensifies is named without its first strength: the later one matters.
  const rain = nameRainClass(peak === null || isNow ? onset.rainClass : 2, language);
  const noun = language === 'vi' ? rain : sayRain(onset.word, language, rain);
  const begin = isNow ? words.now(noun) : words.from(noun, formatClock(fromAt));
  const sentence = language === 'vi' ? `${hedgeVietnamese(onset.word)}${begin}` : begin;
  if (peak !== null) return sentence + words.growing(STRENGTHS[language][peak.rainClass], formatClock(peak.at));
  return isNow && isOver && mayBeDry ? sentence + words.until(formatClock(toAt)) : sentence;
}

/** The outlook in a few words; null if unknown, or if it would be dry and must not be called so. */
export function describeRainLine(outlook: RainOutlook | null, language: Language, mayBeDry: boolean): RainLine {
  if (outlook === null) return null;
  const { first, word, isWhole, knownTo, nowAt } = outlook;
  if (first !== null) {
    return { text: describeSpell(first, nowAt, language, mayBeDry), isLikely: first.word === 'rain' };
  }
  if (word === null || ((word === 'dry' || word === 'unseen') && !mayBeDry)) return null;
  if (word === 'dry') return { text: PHRASES[language].dry(isWhole, formatClock(knownTo)), isLikely: false };
  return { text: sayRain(word, language), isLikely: word === 'rain' };
}
