import type { RainLine } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import type { RainClass } from '@portal/domain/weather/rain-amount';
import {
  classifyDryness,
  type Dryness,
  listKnownSlices,
  listRainSpells,
  type RainSlice,
  type RainSpell,
} from '@portal/domain/weather/rain-spells';
import { nameDryness as nameEnglishDryness, nameRain as nameEnglishRain } from '#features/weather/smartgen/en/names.ts';
import { nameDryness, nameRain } from '#features/weather/smartgen/vi/names.ts';

/** The rain of the next three hours as far as a line of a list says it. */
export interface RainOutlook {
  readonly nowAt: EpochSeconds;
  /** End of what is known without a gap. */
  readonly knownTo: EpochSeconds;
  /** Whether that is the end of all. */
  readonly isWhole: boolean;
  readonly first: RainSpell | null;
  readonly dryness: Dryness | null;
}

/** What the slices of a course come to; null where not even the present is known. */
export function findRainOutlook(slices: readonly RainSlice[]): RainOutlook | null {
  const known = listKnownSlices(slices);
  const [present] = known;
  if (present === undefined) return null;
  return {
    nowAt: present.fromAt,
    knownTo: known.at(-1)?.toAt ?? present.toAt,
    isWhole: known.length === slices.length,
    first: listRainSpells(known)[0] ?? null,
    dryness: classifyDryness(known),
  };
}

const name = (rainClass: RainClass, language: Language): string =>
  (language === 'vi' ? nameRain : nameEnglishRain)({ rainClass, thunder: 0 });

/** How hard it rains, beside a rain that is named already: `to`, `heavy`. */
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
    possibly: (text: string) => `có thể ${text}`,
  },
  en: {
    dry: (isWhole: boolean, clock: string) => (isWhole ? 'dry for 3 hours' : `dry until ${clock}`),
    now: (rain: string) => `${rain} now`,
    from: (rain: string, clock: string) => `${rain} from ${clock}`,
    growing: (strength: string, clock: string) => `, ${strength} from ${clock}`,
    until: (clock: string) => `, over by ${clock}`,
    possibly: (text: string) => `possibly ${text}`,
  },
} as const;

function describeSpell(spell: RainSpell, nowAt: EpochSeconds, language: Language, mayBeDry: boolean): string {
  const { onset, peak, fromAt, toAt, isOver } = spell;
  const words = PHRASES[language];
  const isNow = fromAt === nowAt;
  // Rain that grows is named without its first strength where it has yet to come: the later one is what counts.
  const rain = name(peak === null || isNow ? onset.rainClass : 2, language);
  const begin = isNow ? words.now(rain) : words.from(rain, formatClock(fromAt));
  const said = onset.isPossible ? words.possibly(begin) : begin;
  if (peak !== null) return said + words.growing(STRENGTHS[language][peak.rainClass], formatClock(peak.at));
  return isNow && isOver && mayBeDry ? said + words.until(formatClock(toAt)) : said;
}

/** The outlook in a few words; null where it is not known, and where it would be dry that may not be said to be. */
export function describeRainLine(outlook: RainOutlook | null, language: Language, mayBeDry: boolean): RainLine {
  if (outlook === null) return null;
  const { first, dryness, isWhole, knownTo, nowAt } = outlook;
  if (first !== null) {
    return { text: describeSpell(first, nowAt, language, mayBeDry), isLikely: first.isLikely };
  }
  if (dryness === null || (dryness === 'dry' && !mayBeDry)) return null;
  if (dryness === 'dry') return { text: PHRASES[language].dry(isWhole, formatClock(knownTo)), isLikely: false };
  return { text: (language === 'vi' ? nameDryness : nameEnglishDryness)(dryness), isLikely: false };
}
