import type { EventMessage } from '@portal/domain/alert/alert-event';
import type { AlertRule, AlertSegment } from '@portal/domain/alert/alert-rule';
import { getRuleFacts } from '@portal/domain/alert/rule-kind.table';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, vietnamHour } from '@portal/domain/time/vietnam-time';

/** Advice on coming rain: do it before one time, and again after another (null where the end is unknown). */
type Advise = (before: string, after: string | null) => string;

/** `home`: people at work who go home before or after the rain. */
const ADVICE: Readonly<Record<AlertSegment | 'home', Readonly<Record<Language, Advise>>>> = {
  drivers: {
    vi: (before, after) => (after === null ? `Đi trước ${before}.` : `Đi trước ${before} hoặc đợi đến ${after}.`),
    en: (before, after) => (after === null ? `Leave by ${before}.` : `Leave by ${before} or wait until ${after}.`),
  },
  office: {
    vi: (before, after) =>
      after === null ? `Ra ngoài trước ${before}.` : `Ra ngoài trước ${before} hoặc sau ${after}.`,
    en: (before, after) => (after === null ? `Go out by ${before}.` : `Go out by ${before} or after ${after}.`),
  },
  home: {
    vi: (before, after) => (after === null ? `Về trước ${before}.` : `Về trước ${before} hoặc nán lại đến ${after}.`),
    en: (before, after) =>
      after === null ? `Head home by ${before}.` : `Head home by ${before} or stay until ${after}.`,
  },
  farming: {
    vi: (before) => `Gom lúa, phủ bạt trước ${before}.`,
    en: (before) => `Gather the rice and cover it by ${before}.`,
  },
};

/** Time between the advised action and the rain. */
const BEFORE_SECONDS = 600;
/** From this hour on office workers are on the way home. */
const HOME_FROM_HOUR = 15;

interface AdviceQuestion {
  readonly rule: Pick<AlertRule, 'kind' | 'segment' | 'language'>;
  readonly message: EventMessage;
  readonly now: EpochSeconds;
  readonly writeClock: (at: EpochSeconds) => string;
}

/** Advice of a message before rain; null if the rule wants none or it is too late. */
export function advise({ rule, message, now, writeClock }: AdviceQuestion): string | null {
  const { kind, segment, language } = rule;
  const beforeAt = message.eventAt - BEFORE_SECONDS;
  if (segment === null || getRuleFacts(kind).advice !== 'segment' || message.kind !== 'start' || beforeAt <= now)
    return null;
  const isHome = segment === 'office' && vietnamHour(message.eventAt) >= HOME_FROM_HOUR;
  const after = message.endAt === null ? null : writeClock(message.endAt);
  return ADVICE[isHome ? 'home' : segment][language](writeClock(beforeAt), after);
}
