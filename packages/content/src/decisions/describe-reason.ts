import type { ActionAdvice } from '@portal/domain/decision/cost-loss';
import { isNeeded, isUpperLimit } from '@portal/domain/decision/decision-condition';
import type { DecisionReason } from '@portal/domain/decision/explain-hour';
import type { Language } from '@portal/domain/language/language';
import {
  type EpochSeconds,
  HOUR_SECONDS,
  startOfVietnamDay,
  vietnamDate,
  vietnamHour,
} from '@portal/domain/time/vietnam-time';
import { nameWarningKind } from '#agriculture/format-names.ts';
import { formatShortDay } from '../format-day.ts';
import { decisionMessages } from './decision-messages.ts';
import { describeCondition, fillPattern, formatQuantity, toCapital } from './describe-condition.ts';

interface ReasonFacts {
  /** Time of the first evaluated hour. */
  readonly startAt: EpochSeconds;
  readonly hour: number;
  /** Chance of rain by hour index, %; null where unknown. */
  readonly findChance: (hour: number) => number | null;
  readonly language: Language;
}

/** `15:00`, with the date unless it is the explained hour's day. */
function nameHour(hour: number, { startAt, hour: headingHour, language }: ReasonFacts): string {
  const at = startAt + hour * HOUR_SECONDS;
  const clock = `${String(vietnamHour(at)).padStart(2, '0')}:00`;
  if (startOfVietnamDay(at) === startOfVietnamDay(startAt + headingHour * HOUR_SECONDS)) return clock;
  return `${clock}\u00a0${formatShortDay(vietnamDate(at), language)}`;
}

type LimitReason = Extract<DecisionReason, { readonly kind: 'limit' }>;

function describeLimit(reason: LimitReason, facts: ReasonFacts): string {
  const { condition, value, valueHour, fromHour, isNear } = reason;
  const { language, hour, findChance } = facts;
  const words = decisionMessages[language];
  const { quantity, compare, threshold } = condition;
  const chance = quantity === 'rain' ? findChance(fromHour) : null;
  const from = nameHour(fromHour, facts);
  if (quantity === 'thunder') {
    const level = words.thunder[value] ?? '';
    return fromHour === hour
      ? fillPattern(words.thunderReason, { level })
      : toCapital(fillPattern(words.thunderFrom, { level, from }));
  }
  const isShort = isNear && !isNeeded(compare) && fromHour === hour && isBeyond(reason);
  const pattern = isShort
    ? words.short
    : isNear
      ? isClose(reason)
        ? words.near
        : words.notice
      : !isNeeded(compare)
        ? words.lasts
        : fromHour === hour && valueHour === hour
          ? words.beyondNow
          : words.beyondFrom;
  const text = fillPattern(pattern, {
    quantity: words.quantities[quantity],
    value: formatQuantity(quantity, value, language),
    threshold: formatQuantity(quantity, threshold ?? value, language),
    chance: chance === null ? '' : words.chance(chance),
    from,
    at: nameHour(valueHour, facts),
    condition: describeCondition(condition, language) ?? '',
  });
  return toCapital(text);
}

/**
 * Share of a limit from which a value counts as close; below it the text says that it is within the limit but notable.
 */
const CLOSE_SHARE = 0.8;

function isClose({ condition: { compare, threshold }, value }: LimitReason): boolean {
  if (threshold === null) return true;
  return isUpperLimit(compare) ? value >= CLOSE_SHARE * threshold : CLOSE_SHARE * value <= threshold;
}

const isBeyond = ({ condition: { compare, threshold }, value }: LimitReason): boolean =>
  threshold !== null && (compare === 'above' ? value > threshold : value < threshold);

/** Reason of an hour's verdict in one or two sentences. */
export function describeReason(reason: DecisionReason, facts: ReasonFacts): string {
  const { language } = facts;
  const words = decisionMessages[language];
  switch (reason.kind) {
    case 'fits':
      return words.fits;
    case 'noThreshold':
      return words.noThreshold;
    case 'unknown':
      return fillPattern(words.unknown, { quantity: words.quantities[reason.quantity] });
    case 'pastEnd':
      return words.pastEnd(reason.condition.hours);
    case 'gate': {
      const { gate } = reason;
      if (gate.kind !== 'warning') return words.gates[gate.kind];
      const { kind, number } = gate.warning;
      return fillPattern(words.warning, { kind: nameWarningKind(kind, language), number });
    }
    case 'limit':
      return describeLimit(reason, facts);
  }
}

/** Meaning of cost and loss for a chance, %. */
export function describeAction({ act, fromPercent }: ActionAdvice, chance: number, language: Language): string {
  const words = decisionMessages[language];
  return fillPattern(words[act], {
    chance: String(Math.round(chance)),
    from: String(Math.round(fromPercent * 10) / 10).replace('.', language === 'vi' ? ',' : '.'),
  });
}
