import { createHash, randomBytes } from 'node:crypto';
import { DAY_SECONDS, type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';

/** Views of a post on a day of Vietnam, such as `2026-11-21`. */
export interface DayViews {
  readonly day: string;
  readonly url: string;
  readonly views: number;
}

/** Sums of views by day and post. */
interface ViewTally {
  readonly add: (day: string, url: string, views: number) => void;
  /** Views of a post from this day on. */
  readonly count: (url: string, oldestDay: string) => number;
  readonly list: () => readonly DayViews[];
}

function createViewTally(): ViewTally {
  const days = new Map<string, Map<string, number>>();
  return {
    add: (day, url, views) => {
      const posts = days.get(day) ?? new Map<string, number>();
      posts.set(url, (posts.get(url) ?? 0) + views);
      days.set(day, posts);
    },
    count: (url, oldestDay) => {
      let sum = 0;
      for (const [day, posts] of days) if (day >= oldestDay) sum += posts.get(url) ?? 0;
      return sum;
    },
    list: () => [...days].flatMap(([day, posts]) => [...posts].map(([url, views]) => ({ day, url, views }))),
  };
}

/** A view of a post, as much of it as counting needs. */
interface View {
  readonly url: string;
  /** Network address of the visitor; only ever hashed. */
  readonly address: string;
  readonly userAgent: string;
  /** Whether the page was fetched ahead of a click. */
  readonly isPrefetch: boolean;
  readonly at: EpochSeconds;
}

/** Views of a post in the last 30 days. */
export interface PostViews {
  readonly url: string;
  readonly views: number;
}

/** Counts who reads what: one a visitor and day. What is read of it costs no question to anybody. */
export interface ViewCounter {
  readonly note: (view: View) => void;
  /** Views of a post in the last 30 days. */
  readonly count: (url: string, now: EpochSeconds) => number;
  /** As many posts as are wanted of those that were viewed most in the last 30 days, most first. */
  readonly listMost: (now: EpochSeconds, wanted: number, isShown: (url: string) => boolean) => readonly PostViews[];
  /** The batch to save: the counts since the last one, or the previous batch until it is confirmed. */
  readonly beginBatch: () => readonly DayViews[];
  /** Confirms that the open batch is saved. */
  readonly endBatch: () => void;
  /** Stored views of the last 30 days, including those of other processes; no batch may be open. */
  readonly setStored: (stored: readonly PostViews[]) => void;
}

const ROBOT =
  /bot|crawl|spider|slurp|preview|fetch|monitor|lighthouse|headless|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|zalo.*preview/i;
const DAYS = 30;
/** Visitors remembered of a day: beyond, a repeated view counts again. */
const MOST_VISITORS = 200_000;

/** Whether a program calls itself a browser that a person may hold. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || ROBOT.test(userAgent) || !userAgent.includes('Mozilla/');
}

/** The first of the days that count, such as `2026-10-23`. */
export function findOldestDay(now: EpochSeconds): string {
  return formatDate(now - (DAYS - 1) * DAY_SECONDS);
}

/** Distinguishes the visitors of a day by hashes under a salt that is deleted at midnight. */
function createVisitorBook(makeSalt: () => Buffer): (date: string, visit: string) => boolean {
  let today = '';
  let salt: Buffer = Buffer.alloc(0);
  let seen = new Set<string>();
  return (date, visit) => {
    if (date !== today) {
      today = date;
      salt = makeSalt();
      seen = new Set();
    }
    const visitor = createHash('sha256').update(salt).update(visit).digest('base64');
    if (seen.has(visitor)) return false;
    if (seen.size < MOST_VISITORS) seen.add(visitor);
    return true;
  };
}

const mostFirst = (a: PostViews, b: PostViews): number => b.views - a.views;

/** Counts in memory: what is saved, what is being saved, and what is new. */
export function createViewCounter(makeSalt: () => Buffer = () => randomBytes(16)): ViewCounter {
  const isNewVisit = createVisitorBook(makeSalt);
  let stored = new Map<string, number>();
  /** Addresses of the saved counts, most first while `isRanked`: sorting them again costs little, as few have moved. */
  let ranking: string[] = [];
  let isRanked = true;
  let underWay = createViewTally();
  let fresh = createViewTally();

  function count(url: string, now: EpochSeconds): number {
    const oldest = findOldestDay(now);
    return (stored.get(url) ?? 0) + underWay.count(url, oldest) + fresh.count(url, oldest);
  }

  function rank(): void {
    if (!isRanked) ranking.sort((a, b) => (stored.get(b) ?? 0) - (stored.get(a) ?? 0));
    isRanked = true;
  }

  return {
    note: ({ url, address, userAgent, isPrefetch, at }) => {
      if (isPrefetch || isRobot(userAgent)) return;
      const date = formatDate(at);
      if (isNewVisit(date, `${url}\n${address}\n${userAgent}`)) fresh.add(date, url, 1);
    },
    count,
    listMost: (now, wanted, isShown) => {
      const oldest = findOldestDay(now);
      const moved = new Set(
        [...underWay.list(), ...fresh.list()].flatMap(({ url, day }) => (day >= oldest ? [url] : [])),
      );
      const best = [...moved].filter(isShown);
      rank();
      let counted = 0;
      for (const url of ranking) {
        if (counted === wanted) break;
        if (moved.has(url) || !isShown(url)) continue;
        best.push(url);
        counted += 1;
      }
      return best
        .map((url) => ({ url, views: count(url, now) }))
        .sort(mostFirst)
        .slice(0, wanted);
    },
    beginBatch: () => {
      if (underWay.list().length === 0) [underWay, fresh] = [fresh, underWay];
      return underWay.list();
    },
    endBatch: () => {
      for (const { url, views } of underWay.list()) {
        if (!stored.has(url)) ranking.push(url);
        stored.set(url, (stored.get(url) ?? 0) + views);
      }
      isRanked = false;
      underWay = createViewTally();
    },
    setStored: (views) => {
      const sorted = views.toSorted(mostFirst);
      stored = new Map(sorted.map((each) => [each.url, each.views]));
      ranking = [...stored.keys()];
      isRanked = true;
    },
  };
}
