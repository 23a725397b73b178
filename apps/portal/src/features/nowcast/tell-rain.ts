import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { classifyRain } from '@portal/domain/weather/rain-class';

/** Rain of one step; null where it is not known. */
export interface RainStep {
  readonly at: EpochSeconds;
  readonly minutes: number;
  readonly rainMmh: number | null;
}

/** What is said of the steps, and the moments that it names. */
interface RainTold {
  readonly sentence: string;
  /** When rain sets in after a dry start; null where it does not. */
  readonly startsAt: EpochSeconds | null;
  /** When the first rain is over; null where there is none or it lasts beyond the steps. */
  readonly stopsAt: EpochSeconds | null;
}

const WET_MMH = 0.1;

/** By class of rain. */
const STRENGTHS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['mưa rất nhỏ', 'mưa nhỏ', 'mưa', 'mưa vừa', 'mưa to', 'mưa rất to'],
  en: ['very light rain', 'light rain', 'rain', 'moderate rain', 'heavy rain', 'violent rain'],
};

/** Under an hour to ten minutes, then to thirty: more would be false precision. */
const SAID_MINUTES = { fine: 10, coarse: 30, fineTo: 60 } as const;

/** The rain of the next three hours in a sentence, with when it starts and stops. */
export function tellRain(
  steps: readonly RainStep[],
  { language, isModel }: { readonly language: Language; readonly isModel: boolean },
): RainTold {
  if (steps.every(({ rainMmh }) => rainMmh === null)) {
    const sentence = language === 'vi' ? 'Chưa có dữ liệu mưa cho nơi này.' : 'No rain data for this place yet.';
    return { sentence, startsAt: null, stopsAt: null };
  }
  const isWet = ({ rainMmh }: RainStep) => rainMmh !== null && rainMmh >= WET_MMH;
  const first = steps.findIndex(isWet);
  if (first < 0) return { sentence: tell(language, isModel, TELL[language].dry), startsAt: null, stopsAt: null };
  const end = steps.findIndex((step, index) => index > first && !isWet(step));
  const spell = steps.slice(first, end < 0 ? steps.length : end);
  const name = (rate: number): string => STRENGTHS[language][classifyRain(rate, 1)] ?? '';
  const peak = spell.reduce((most, step) => ((step.rainMmh ?? 0) > (most.rainMmh ?? 0) ? step : most));
  const [present, strongest] = [name(spell[0]?.rainMmh ?? 0), name(peak.rainMmh ?? 0)];
  const stopsAt = steps[end]?.at ?? null;
  const startsAt = first === 0 ? null : (steps[first]?.at ?? null);
  const until = stopsAt === null ? TELL[language].on : TELL[language].until(formatClock(stopsAt));
  const { now, growing, later } = TELL[language];
  const begun = present === strongest ? now(present) : growing(present, strongest, formatClock(peak.at));
  const start = first === 0 ? begun : later(strongest, sayWait(steps[first], language));
  return { sentence: tell(language, isModel, `${start}${until}`), startsAt, stopsAt };
}

/** By number of half hours, from one hour on. */
const HALF_HOURS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['', '', '1 giờ', '1 giờ rưỡi', '2 giờ', '2 giờ rưỡi', '3 giờ'],
  en: ['', '', 'an hour', 'an hour and a half', '2 hours', '2 and a half hours', '3 hours'],
};

function sayWait(step: RainStep | undefined, language: Language): string {
  const minutes = step?.minutes ?? 0;
  const unit = minutes <= SAID_MINUTES.fineTo ? SAID_MINUTES.fine : SAID_MINUTES.coarse;
  const said = Math.round(minutes / unit) * unit;
  if (said < SAID_MINUTES.fineTo) return language === 'vi' ? `${said} phút` : `${said} minutes`;
  return HALF_HOURS[language][said / SAID_MINUTES.coarse] ?? '';
}

const TELL = {
  vi: {
    dry: 'không mưa trong 3 giờ tới.',
    now: (strength: string) => `đang có ${strength}`,
    growing: (strength: string, peak: string, clock: string) =>
      `đang có ${strength}, chuyển thành ${peak} vào khoảng ${clock}`,
    later: (strength: string, wait: string) => `khoảng ${wait} nữa có ${strength}`,
    until: (clock: string) => `, tạnh vào khoảng ${clock}.`,
    on: ', có thể kéo dài quá 3 giờ tới.',
  },
  en: {
    dry: 'no rain in the next 3 hours.',
    now: (strength: string) => `${strength} now`,
    growing: (strength: string, peak: string, clock: string) => `${strength} now, turning to ${peak} by about ${clock}`,
    later: (strength: string, wait: string) => `${strength} in about ${wait}`,
    until: (clock: string) => `, over by about ${clock}.`,
    on: ', possibly lasting beyond the next 3 hours.',
  },
} as const;

function tell(language: Language, isModel: boolean, text: string): string {
  const whole = !isModel ? text : language === 'vi' ? `theo mô hình dự báo, ${text}` : `by the forecast model, ${text}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}
