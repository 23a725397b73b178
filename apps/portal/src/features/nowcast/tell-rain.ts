import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { findRainCourse, type RainCourse, type RainStep } from './find-rain-course.ts';

/** What is said of the steps, and the moments that it names. */
interface RainTold {
  readonly sentence: string;
  /** When rain sets in after a dry start; null where it does not. */
  readonly startsAt: EpochSeconds | null;
  /** When the first rain is over; null where there is none, or its end is not known or beyond the steps. */
  readonly stopsAt: EpochSeconds | null;
}

/** By class of rain. */
const STRENGTHS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['mưa rất nhỏ', 'mưa nhỏ', 'mưa', 'mưa vừa', 'mưa to', 'mưa rất to'],
  en: ['very light rain', 'light rain', 'rain', 'moderate rain', 'heavy rain', 'very heavy rain'],
};

/** Under an hour to ten minutes, then to thirty: more would be false precision. */
const SAID_MINUTES = { fine: 10, coarse: 30, fineTo: 60 } as const;

/** The rain of the next three hours in a sentence, with when it starts and stops. */
export function tellRain(
  steps: readonly RainStep[],
  { language, isModel }: { readonly language: Language; readonly isModel: boolean },
): RainTold {
  const course = findRainCourse(steps);
  if (course.knownTo === null) {
    const sentence = language === 'vi' ? 'Chưa có dữ liệu mưa cho nơi này.' : 'No rain data for this place yet.';
    return { sentence, startsAt: null, stopsAt: null };
  }
  const { first } = course;
  const text = first === null ? tellDry(course, language) : tellSpells(course, language);
  return {
    sentence: tell(language, isModel, text),
    startsAt: first === null || first.isNow ? null : first.startsAt,
    stopsAt: first?.stopsAt ?? null,
  };
}

function tellDry({ isUnlikely, isWhole, knownTo }: RainCourse, language: Language): string {
  const { dry, unlikely, whole, part } = TELL[language];
  return `${isUnlikely ? unlikely : dry} ${isWhole ? whole : part(formatClock(knownTo ?? 0))}.`;
}

function tellSpells({ first, next, isWhole, knownTo }: RainCourse, language: Language): string {
  if (first === null) return '';
  const { now, later, growing, until, on, again, unknown } = TELL[language];
  const name = (rainClass: number): string => STRENGTHS[language][rainClass] ?? '';
  const { onset, peak, stopsAt } = first;
  const strength = name(onset.rainClass);
  const parts = [
    first.isNow ? now(strength, onset.isPossible) : later(strength, sayWait(first, language), onset.isPossible),
  ];
  if (peak !== null) parts.push(growing(name(peak.rainClass), formatClock(peak.at), peak.isPossible, first.isNow));
  if (stopsAt !== null) parts.push(until(formatClock(stopsAt)));
  else if (isWhole) parts.push(on);
  if (next !== null) {
    const kind = next.peak ?? next.onset;
    parts.push(again(name(kind.rainClass), formatClock(next.startsAt), kind.isPossible));
  }
  if (!isWhole) parts.push(unknown(formatClock(knownTo ?? 0)));
  return `${parts.join('')}.`;
}

/** By number of half hours, from one hour on. */
const HALF_HOURS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['', '', '1 giờ', '1 giờ rưỡi', '2 giờ', '2 giờ rưỡi', '3 giờ'],
  en: ['', '', 'an hour', 'an hour and a half', '2 hours', '2 and a half hours', '3 hours'],
};

function sayWait({ startsInMinutes }: { readonly startsInMinutes: number }, language: Language): string {
  const unit = startsInMinutes <= SAID_MINUTES.fineTo ? SAID_MINUTES.fine : SAID_MINUTES.coarse;
  const said = Math.round(startsInMinutes / unit) * unit;
  if (said < SAID_MINUTES.fineTo) return language === 'vi' ? `${said} phút` : `${said} minutes`;
  return HALF_HOURS[language][said / SAID_MINUTES.coarse] ?? '';
}

const TELL = {
  vi: {
    dry: 'không mưa',
    unlikely: 'ít khả năng mưa',
    whole: 'trong 3 giờ tới',
    part: (clock: string) => `đến ${clock}, sau đó chưa rõ`,
    now: (strength: string, isPossible: boolean) => `${isPossible ? 'có thể ' : ''}đang có ${strength}`,
    later: (strength: string, wait: string, isPossible: boolean) =>
      `khoảng ${wait} nữa ${isPossible ? 'có thể ' : ''}có ${strength}`,
    growing: (peak: string, clock: string, isPossible: boolean, isNow: boolean) =>
      `, ${isPossible ? 'có thể ' : ''}${isNow ? 'chuyển' : 'mạnh lên'} thành ${peak} vào khoảng ${clock}`,
    until: (clock: string) => `, tạnh vào khoảng ${clock}`,
    on: ', có thể kéo dài quá 3 giờ tới',
    again: (strength: string, clock: string, isPossible: boolean) =>
      `, rồi ${isPossible ? 'có thể ' : ''}có ${strength} từ khoảng ${clock}`,
    unknown: (clock: string) => `; sau ${clock} chưa rõ`,
  },
  en: {
    dry: 'no rain',
    unlikely: 'rain is unlikely',
    whole: 'in the next 3 hours',
    part: (clock: string) => `until ${clock}, not known after that`,
    now: (strength: string, isPossible: boolean) => `${strength}${isPossible ? ' possible' : ''} now`,
    later: (strength: string, wait: string, isPossible: boolean) =>
      `${strength}${isPossible ? ' possible' : ''} in about ${wait}`,
    growing: (peak: string, clock: string, isPossible: boolean) =>
      `, ${isPossible ? 'possibly ' : ''}turning to ${peak} by about ${clock}`,
    until: (clock: string) => `, over by about ${clock}`,
    on: ', possibly lasting beyond the next 3 hours',
    again: (strength: string, clock: string, isPossible: boolean) =>
      `, then ${isPossible ? 'possibly ' : ''}${strength} from about ${clock}`,
    unknown: (clock: string) => `; not known after ${clock}`,
  },
} as const;

function tell(language: Language, isModel: boolean, text: string): string {
  const whole = !isModel ? text : language === 'vi' ? `theo mô hình dự báo, ${text}` : `by the forecast model, ${text}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}
