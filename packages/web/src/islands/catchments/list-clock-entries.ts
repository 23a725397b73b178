import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import type { ClockForecast, ClockItem, LevelForecast, ReachKind } from '@portal/contract/own/catchment-forecasts';

/** Line of the procedure timeline. */
interface ClockEntry {
  readonly at: string;
  readonly sentence: string;
  /** Due now or overdue. */
  readonly isUrgent: boolean;
}

interface EntryWords {
  readonly describeItem: (item: ClockItem) => string;
  readonly names: Readonly<Record<ReachKind, string>>;
  readonly items: ReservoirMessages['clock']['items'];
  readonly writeLevel: (metres: number) => string;
  readonly writeRelease: (releaseM3S: number) => string;
  readonly now: string;
}

/** When levels are reached with the trial release, and which release would hold the lowest. */
function listReached(level: LevelForecast, selected: number, words: EntryWords): readonly ClockEntry[] {
  const course = level.state === 'ready' ? level.courses[selected] : undefined;
  if (course === undefined) return [];
  const now = Date.parse(words.now);
  const reached = course.reaches.flatMap((reach) => {
    const at = reach.earliestAt ?? reach.middleAt;
    return at === null || reach.left <= 0 ? [] : [{ ...reach, at }];
  });
  const [lowest] = reached.toSorted((a, b) => a.level - b.level);
  const entries = reached.map(({ kind, level: metres, earliestAt, at }): ClockEntry => {
    const say = earliestAt === null ? words.items.reach : words.items.reachEarliest;
    const isOver = Date.parse(at) <= now;
    const sentence = say(words.names[kind], words.writeLevel(metres), words.writeRelease(course.release));
    return { at: isOver ? words.now : at, sentence, isUrgent: isOver };
  });
  const holding = lowest?.holdingRelease ?? null;
  if (lowest === undefined || holding === null || holding <= course.release) return entries;
  const sentence = words.items.hold(words.writeRelease(holding), words.writeLevel(lowest.level));
  return [{ at: words.now, sentence, isUrgent: true }, ...entries];
}

/** Entries from the procedure and the trial release, soonest first. */
export function listClockEntries(
  clock: ClockForecast,
  level: LevelForecast,
  selected: number,
  words: EntryWords,
): readonly ClockEntry[] {
  const now = Date.parse(words.now);
  const due = clock.due.map((item): ClockEntry => {
    const isUrgent = Date.parse(item.at) <= now;
    return { at: isUrgent ? words.now : item.at, sentence: words.describeItem(item), isUrgent };
  });
  return [...due, ...listReached(level, selected, words)].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
