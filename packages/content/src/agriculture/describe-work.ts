import type { ActivityId, Judgement, Reason } from '@portal/domain/agriculture/verdict';
import type { NextWindow } from '@portal/domain/agriculture/work-window';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import { farmPagesMessages } from '#messages/farm-pages-messages.ts';
import { type FarmWorkMessages, farmWorkMessages } from '#messages/farm-work-messages.ts';
import {
  capitalize,
  describeWhereToGo,
  joinList,
  nameWarningKind,
  nameWindow,
  toAmount,
  toDegrees,
  toWhole,
} from './format-names.ts';

/**
 * When to do a kind of work next: `Nên phun 06:00–08:00 sáng mai.`; without a good spell, when to consider it, or to
 * wait.
 */
export function describeNextWindow(
  activity: ActivityId,
  next: NextWindow | null,
  nowAt: EpochSeconds,
  language: Language,
): string {
  const words = farmWorkMessages[language];
  if (next === null) return words.noNext[activity];
  const when = nameWindow(next, nowAt, language);
  return next.verdict === 'good' ? words.next[activity](when) : words.fair(when);
}

/** A kind of work tomorrow: its first good spell, else one to consider, else none; `isKnown` is false without data. */
export interface TomorrowWork {
  readonly activity: ActivityId;
  readonly window: NextWindow | null;
  readonly isKnown: boolean;
  /** True where an ended warning leaves hours without a verdict. */
  readonly isAfterWarning?: boolean;
}

/** `06:00–08:00`; a spell that ends at midnight ends at 24:00. */
function nameHours({ fromAt, toAt }: NextWindow): string {
  const end = formatClock(toAt);
  return `${formatClock(fromAt)}–${end === '00:00' ? '24:00' : end}`;
}

/** Best hours of a kind of work tomorrow: `Nên phun 06:00–08:00.` */
export function describeTomorrowWork(
  { activity, window, isKnown, isAfterWarning }: TomorrowWork,
  language: Language,
): string {
  const { day } = farmPagesMessages[language];
  if (!isKnown) return isAfterWarning === true ? farmWorkMessages[language].afterWarning : day.unknown;
  if (window === null) return day.none;
  const when = nameHours(window);
  return window.verdict === 'good' ? farmWorkMessages[language].next[activity](when) : day.fair(when);
}

/** Tomorrow's work in one sentence: good with hours, to consider, to avoid. Null where nothing is known. */
export function describeTomorrow(works: readonly TomorrowWork[], language: Language): string | null {
  const { day } = farmPagesMessages[language];
  const { work } = farmWorkMessages[language];
  const known = works.filter(({ isKnown }) => isKnown);
  if (known.length === 0 && works.some(({ isAfterWarning }) => isAfterWarning === true)) {
    return farmWorkMessages[language].afterWarning;
  }
  const good = known.flatMap(({ activity, window }) =>
    window?.verdict === 'good' ? [day.good(work[activity], nameHours(window))] : [],
  );
  const fair = known.flatMap(({ activity, window }) => (window?.verdict === 'consider' ? [work[activity]] : []));
  const avoid = known.flatMap(({ activity, window }) => (window === null ? [work[activity]] : []));
  const parts = [
    ...(good.length === 0 ? [] : [day.lineGood(joinList(good, language))]),
    ...(fair.length === 0 ? [] : [day.lineFair(joinList(fair, language))]),
    ...(avoid.length === 0 ? [] : [day.lineAvoid(joinList(avoid, language))]),
  ];
  return parts.length === 0 ? null : day.line(parts.join('; '));
}

/** Maximum facts in one sentence. */
const MOST_FACTS = 2;
/** Dry hours beyond this are not counted. */
const LONG_DRY_HOURS = 24;
/** Cloud cover up to this share counts as sunny. */
const SUNNY_PERCENT = 30;

/**
 * Verdict of an hour with its reason: `Mưa trong 2 giờ nữa, thuốc sẽ trôi: không nên phun.` For a later hour (`then`)
 * no reason counts from now: `Khả năng mưa 60%: không nên phun.`
 */
export function describeVerdict(
  activity: ActivityId,
  { verdict, reasons }: Judgement,
  language: Language,
  hour: 'now' | 'then',
): string {
  const words = farmWorkMessages[language];
  const phrases = hour === 'now' ? words.reasons : { ...words.reasons, ...words.reasonsThen };
  if (verdict === null) return reasons[0]?.kind === 'afterWarning' ? words.afterWarning : words.unknown;
  if (verdict === 'night') return words.night[activity];
  const facts = reasons.slice(0, MOST_FACTS).map((reason, i) => {
    const harm = i === 0 && verdict === 'avoid' && isRain(reason) ? words.inRain[activity] : '';
    return `${nameReason(reason, phrases, language)}${harm}`;
  });
  return capitalize(`${facts.join(', ')}: ${words.orders[activity][verdict]}.`);
}

function isRain({ kind }: Reason): boolean {
  return kind === 'rainNow' || kind === 'rainSoon' || kind === 'rainSum' || kind === 'rainDay';
}

function nameReason(reason: Reason, reasons: FarmWorkMessages['reasons'], language: Language): string {
  const { kind, value, hours } = reason;
  const whole = toWhole(value ?? 0);
  switch (kind) {
    case 'warning':
      return nameWarning(reason, reasons, language);
    case 'rainSoon':
      return hours === null ? reasons.rainComing : reasons.rainSoon(toWhole(hours));
    case 'rainSum':
      return reasons.rainSum(toAmount(value ?? 0, language), toWhole(hours ?? 0));
    case 'rainDay':
      return reasons.rainDay(toAmount(value ?? 0, language));
    case 'shortSpell':
      return reasons.shortSpell(toWhole(hours ?? 0));
    case 'rainBefore':
      return reasons.rainBefore(toAmount(value ?? 0, language), toWhole(hours ?? 0));
    case 'rainChance':
      return reasons.rainChance(whole, toWhole(hours ?? 0));
    case 'rainFree':
      return hours === null || hours >= LONG_DRY_HOURS ? reasons.rainFreeDay : reasons.rainFree(toWhole(hours));
    case 'sunny':
      return value !== null && value <= SUNNY_PERCENT ? reasons.sunny : reasons.sunnyPartly;
    case 'hot':
    case 'cool':
    case 'pondHot':
    case 'pondCool':
    case 'pondFine':
      return reasons[kind](toDegrees(value ?? 0));
    case 'windStrong':
    case 'windGentle':
    case 'humid':
    case 'dryAir':
    case 'airFine':
      return reasons[kind](whole);
    default:
      return reasons[kind];
  }
}

function nameWarning({ warning }: Reason, reasons: FarmWorkMessages['reasons'], language: Language): string {
  const { kind, number } = warning ?? { kind: 'other', number: '' };
  return reasons.warning(nameWarningKind(kind, language), number, describeWhereToGo(kind, language));
}
