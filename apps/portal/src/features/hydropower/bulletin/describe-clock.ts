import { formatDay } from '@portal/content/format-day';
import { reservoirMessages } from '@portal/content/messages/reservoir-messages';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CatchmentForecast } from '../inflow.ts';
import { toSeconds, writeAmount, writeShortMoment } from './write-figures.ts';

type Clock = NonNullable<CatchmentForecast['clock']>;

const writeLevel = (value: number, language: Language): string => writeAmount({ value, digits: 1 }, language);
const writeRelease = (value: number, language: Language): string =>
  writeAmount({ value, digits: Number.isInteger(value) ? 0 : 1 }, language);

function describeItem(item: Clock['due'][number], isNow: boolean, language: Language): string {
  const { items } = reservoirMessages[language].clock;
  switch (item.kind) {
    case 'notice': {
      const opening = writeShortMoment(item.openingAt, language);
      return item.late ? items.noticeLate(opening) : items.notice(opening);
    }
    case 'lowerToCap':
      return (isNow ? items.lowerNow : items.lowerSoon)(writeLevel(item.level, language));
    case 'raiseRelease':
      return items.raise(writeRelease(item.release, language), writeRelease(item.missing, language));
    default:
      return item.kind === 'floodSeasonBegins' ? items.seasonBegins : items.seasonEnds;
  }
}

function describeCap({ cap, level }: Clock, language: Language): string {
  const words = reservoirMessages[language].clock;
  if (cap === null) return words.noCap;
  const limit = words.cap(writeLevel(cap.level, language), formatDay(toSeconds(cap.until) - 1, language));
  if (level === null || cap.above === null) return `${limit} ${words.levelUnknown}`;
  const [now, over] = [writeLevel(level, language), writeLevel(Math.abs(cap.above), language)];
  return `${limit} ${(cap.above > 0 ? words.above : words.within)(now, over)}.`;
}

function describeMinimum({ minimumRelease, release }: Clock, language: Language): string {
  const words = reservoirMessages[language].clock;
  const least = writeRelease(minimumRelease ?? 0, language);
  if (release === null) return words.minimumOnly(least);
  const isMet = release >= (minimumRelease ?? 0);
  return (isMet ? words.minimumKept : words.minimumMissed)(least, writeRelease(release, language));
}

/** Current and next requirements of the operating procedure, as rows of time and action. */
export function describeClock(clock: Clock, at: EpochSeconds, language: Language): readonly (readonly string[])[] {
  const words = reservoirMessages[language].clock;
  const { floodSeason, minimumRelease, noticeHours, due } = clock;
  const season =
    floodSeason.day === null ? words.outOfSeason : words.inSeason(String(floodSeason.day), String(floodSeason.days));
  return [
    [words.now, `${season}. ${describeCap(clock, language)}`],
    ...due.map((item) => {
      const isNow = toSeconds(item.at) <= at;
      return [isNow ? words.now : writeShortMoment(item.at, language), describeItem(item, isNow, language)];
    }),
    ...(minimumRelease === null ? [] : [[words.minimum, describeMinimum(clock, language)]]),
    [words.noticeBefore, words.hours(writeRelease(noticeHours, language))],
  ];
}
