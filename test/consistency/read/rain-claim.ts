import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { readDayPart, type Span } from './day-part.ts';

/** Intensity as people distinguish it: 1 light, 2 moderate, 3 heavy, 4 very heavy; a word may cover two. */
export interface Strength {
  readonly least: number;
  readonly most: number;
}

/** What a sentence says about the rain now; null: not said. */
export interface RainClaim {
  readonly rainsNow: boolean | null;
  readonly strength: Strength | null;
  /** Whether the strength is that of the whole spell until its end (`mưa to còn kéo dài …`). */
  readonly isOfSpell: boolean;
  /** Stated end: a moment, or the part of the day in which it ends. */
  readonly end: Span | null;
  /** Said to last beyond the nowcast's three hours. */
  readonly lastsOn: boolean;
  /** Rain with breaks: it does not end with the first shower. */
  readonly isBroken: boolean;
}

const STRENGTHS: readonly (readonly [pattern: RegExp, least: number, most: number])[] = [
  [/mưa rất to|very heavy rain|mưa tuyết rất to|very heavy sleet/i, 4, 4],
  [/mưa to|heavy rain/i, 3, 3],
  [/mưa vừa|moderate rain/i, 2, 2],
  [/mưa rất nhỏ|mưa nhỏ|mưa phùn|very light rain|light rain|drizzle/i, 1, 1],
  [
    /lúc mưa lúc tạnh|có lúc có mưa|rain at times|intermittent rain|mưa rét|mưa và rét|mưa, (?:trời )?rét|rain and|rainy|with rain/i,
    1,
    2,
  ],
  [/\bmưa\b|\brain\b/i, 1, 2],
];

/** The strength that a phrase names; null if it names no rain. */
export function readStrength(phrase: string): Strength | null {
  if (DRY.test(phrase)) return null;
  const found = STRENGTHS.find(([pattern]) => pattern.test(phrase));
  return found === undefined ? null : { least: found[1], most: found[2] };
}

const DRY = /không mưa|tạnh ráo|khô ráo|no rain|\bdry\b/i;
const POSSIBLE = /có thể|khả năng|possible|possibly|chance of|may /i;

/** Words of the current state: `Mưa nhỏ, có thể có dông`, `Overcast`. */
export function readStateClaim(words: string): { readonly rainsNow: boolean; readonly strength: Strength | null } {
  // After the state come thunder, the chance, and the hour's amount, part of which has fallen.
  const [first = ''] = words.split(/, (?:có thể có dông|có dông|thunder|khả năng mưa|chance|mưa \d|\d[\d.]* mm)/i);
  const strength = readStrength(first);
  return { rainsNow: strength !== null || /mưa tuyết|sleet/i.test(first), strength };
}

/** Says that it rains now; the phrase contains the strength. */
const NOW_VI =
  /(?:^|[.,;:] )(?:theo mô hình[^,]*, )?(?:hiện |lúc này )?(?:đang (?:có )?|trời (?:đang )?(?:có )?)((?:mưa|lúc mưa)[^.,;]*)|((?:mưa|lúc mưa)[^.,;]*?) còn kéo dài|(?:còn )(lúc mưa lúc tạnh)/i;
const NOW_EN =
  /(?:^|[.;] )it is (raining)|(?<!chance of (?:very |light |moderate |heavy )*)((?:very )?(?:light |moderate |heavy )?rain) now\b|((?:very )?(?:light |moderate |heavy )?rain(?: and thunderstorms)?(?: with thunderstorms)?) (?:continues|comes and goes)|^-?\d+°(?:C|F)?(?: with|, | and) ([^.]*rain[^.,]*)/i;
const STOPS_NOW = /^(?:mưa tạnh|the rain stops)|[.;] (?:mưa tạnh|the rain stops)/i;
const DRY_NOW =
  /(?:^|[.,;:] )(?:theo mô hình[^,]*, )?(?:từ giờ đến hết [^,.]* trời không mưa|không mưa (?:trong|đến)|\d+ giờ tới không mưa|no rain (?:in the next|until|through)|trời (?:tạnh ráo|không mưa))/i;
const LATER = /(?:khoảng [^,.]*? nữa (?:có thể |khả năng )?có mưa|rain in about)/i;

/** What a sentence says about the rain now, seen from a moment. */
export function readRainClaim(sentence: string, nowAt: EpochSeconds): RainClaim {
  const rain = NOW_VI.exec(sentence) ?? NOW_EN.exec(sentence);
  const phrase = rain?.slice(1).find((group) => group !== undefined) ?? null;
  const isSaid = phrase !== null && !POSSIBLE.test(rain?.[0] ?? '');
  const stops = STOPS_NOW.test(sentence);
  const isDry = !isSaid && !stops && (DRY_NOW.test(sentence) || LATER.test(sentence));
  const rainsNow = isSaid || stops ? true : isDry ? false : null;
  return {
    rainsNow,
    isOfSpell: /còn kéo dài|continues/i.test(rain?.[0] ?? ''),
    strength: isSaid && phrase !== null ? readStrength(phrase) : null,
    end: rainsNow === true ? readEnd(sentence, nowAt) : null,
    lastsOn: /kéo dài quá 3 giờ|lasting beyond the next 3 hours/i.test(sentence),
    isBroken:
      /lúc mưa lúc tạnh|comes and goes|at times/i.test(sentence) ||
      /rồi (?:có thể |khả năng )?có mưa|then (?:a (?:slight|good) chance of )?(?:very )?(?:light |moderate |heavy )?rain/i.test(
        sentence,
      ),
  };
}

const END_CLOCK =
  /(?:tạnh (?:vào )?khoảng|kéo dài đến khoảng|lúc tạnh đến khoảng|tạnh lúc|over by about|stops (?:around|at|by)|until about|goes until about) (nửa đêm|midnight|\d{1,2}(?::\d{2})?)(?: ?(giờ(?: \d{2})?))?(?: (đêm nay|sáng mai|ngày mai|tomorrow))?/i;
const END_PART =
  /(?:kéo dài đến|lúc tạnh đến|continues into|goes into) ((?:the |this |tomorrow )?(?:sáng|trưa|chiều|tối|đêm|rạng sáng|morning|midday|afternoon|evening|night|tonight|early tomorrow|tomorrow morning)(?: nay| mai| tomorrow)?)/i;
function readEnd(sentence: string, nowAt: EpochSeconds): Span | null {
  const clock = END_CLOCK.exec(sentence);
  if (clock !== null) {
    const at = toMoment(clock[1] ?? '', clock[2] ?? '', nowAt);
    return at === null ? null : { from: at, to: at };
  }
  const [, part = ''] = END_PART.exec(sentence) ?? [];
  return part === '' ? null : readDayPart(part, nowAt);
}

/** The next moment with that clock time. */
function toMoment(clock: string, minutesInWords: string, nowAt: EpochSeconds): EpochSeconds | null {
  const named = /nửa đêm|midnight/i.test(clock) ? '24:00' : clock;
  const [hours = '0', minutes = /\d{2}/.exec(minutesInWords)?.[0] ?? '0'] = named.split(':');
  const midnight = startOfVietnamDay(nowAt);
  const at = midnight + Number(hours) * HOUR_SECONDS + Number(minutes) * 60;
  return at < nowAt - 40 * 60 ? at + DAY_SECONDS : at;
}
