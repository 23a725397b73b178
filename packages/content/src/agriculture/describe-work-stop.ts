import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { formatClock, formatDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { WarningKind } from '@portal/domain/warning/warning-kind';
import { farmWorkMessages } from '#messages/farm-work-messages.ts';
import { describeWhereToGo, nameWarningKind } from './name-warning.ts';

/** An official warning that stops work, as its bulletin states it. */
export interface QuotedWarning {
  readonly kind: WarningKind;
  readonly number: string;
  readonly headline: string;
  /** Language of the headline. */
  readonly language: Language;
  readonly expiresAt: EpochSeconds;
}

/** `19:00`, with the date where that is not today. */
function nameEnd(at: EpochSeconds, nowAt: EpochSeconds): string {
  const isToday = startOfVietnamDay(at) < startOfVietnamDay(nowAt) + DAY_SECONDS;
  const [, month = '', day = ''] = formatDate(at).split('-');
  return isToday ? formatClock(at) : `${formatClock(at)} ${Number(day)}/${Number(month)}`;
}

/**
 * The sentence that stands before every other when a warning stops work: the bulletin's headline where it is in the language
 * of the sentence, else its kind; its number, its end, and where to go.
 */
export function describeWorkStop(warning: QuotedWarning, nowAt: EpochSeconds, language: Language): string {
  const { line } = farmWorkMessages[language];
  const until = nameEnd(warning.expiresAt, nowAt);
  const leave = describeWhereToGo(warning.kind, language);
  if (warning.language === language) return line.warningQuoted(warning.headline, warning.number, until, leave);
  return line.warning(nameWarningKind(warning.kind, language), warning.number, until, leave);
}
