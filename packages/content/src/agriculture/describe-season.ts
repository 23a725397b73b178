import type { CropId, CropRegion } from '@portal/domain/agriculture/crop';
import type { CropCalendar } from '@portal/domain/agriculture/crop-calendar';
import type { CropSeason } from '@portal/domain/agriculture/crop-season';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatClock,
  formatDate,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import type { WarningKind } from '@portal/domain/warning/warning-kind.table';
import { agricultureMessages } from '#messages/agriculture-messages.ts';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';
import { farmWorkMessages } from '#messages/farm-work-messages.ts';
import { describeWhereToGo, nameWarningKind } from './format-names.ts';

/** State of a crop in the calendar. */
interface KnownSeason {
  readonly calendar: CropCalendar | null;
  readonly season: CropSeason;
  readonly inField: boolean;
}

/** Which advice the season rules out; null where none. `region` is null abroad and at sea. */
export function describeSeason(
  crop: CropId,
  region: CropRegion | null,
  { calendar, season, inField }: KnownSeason,
  language: Language,
): string | null {
  const words = farmAdviceMessages[language].season;
  const name = agricultureMessages[language].crops[crop];
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  if (region === null) return words.noCalendar(small);
  if (calendar === null) return words.notGrown(small, words.regions[region]);
  if (calendar.harvest.length === 0) return words.noCalendar(small);
  if (season.harvest || season.dry) return null;
  return (inField ? words.noHarvest : words.outside)(small, words.regions[region]);
}

/** An official warning that stops work, as in its bulletin. */
interface QuotedWarning {
  readonly kind: WarningKind;
  readonly number: string;
  readonly headline: string;
  readonly language: Language;
  readonly expiresAt: EpochSeconds;
}

/** `19:00`, with the date if not today. */
function nameEnd(at: EpochSeconds, nowAt: EpochSeconds): string {
  const isToday = startOfVietnamDay(at) < startOfVietnamDay(nowAt) + DAY_SECONDS;
  const [, month = '', day = ''] = formatDate(at).split('-');
  return isToday ? formatClock(at) : `${formatClock(at)} ${Number(day)}/${Number(month)}`;
}

/**
 * Lead sentence when a warning stops work: the bulletin's headline if it is in the same language, else its kind;
 * number, end, and where to go.
 */
export function describeWorkStop(warning: QuotedWarning, nowAt: EpochSeconds, language: Language): string {
  const { line } = farmWorkMessages[language];
  const until = nameEnd(warning.expiresAt, nowAt);
  const leave = describeWhereToGo(warning.kind, language);
  if (warning.language === language) return line.warningQuoted(warning.headline, warning.number, until, leave);
  return line.warning(nameWarningKind(warning.kind, language), warning.number, until, leave);
}

/** Replaces all advice on the day after a warning of level 3 or more. */
export function describeAfterWarning(language: Language): string {
  return farmWorkMessages[language].afterWarning;
}
