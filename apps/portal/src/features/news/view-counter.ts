import { createHash, randomBytes } from 'node:crypto';
import { DAY_SECONDS, type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';

/** Views of a post on a day in Vietnam, such as `2026-11-21`. */
export interface DayViews {
  readonly day: string;
  readonly url: string;
  readonly views: number;
}

interface ViewTally {
  readonly add: (day: string, url: string, views: number) => void;
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

/** The parts of a page view that counting needs. */
interface View {
  readonly url: string;
  /** Network address of the visitor; only its hash is used. */
  readonly address: string;
  readonly userAgent: string;
  readonly isPrefetch: boolean;
  readonly at: EpochSeconds;
}

/** Views of a post in the last 30 days. */
export interface PostViews {
  readonly url: string;
  readonly views: number;
}

/**
 * Counts one view per visitor, post and day. Needs no consent dialog: visitors are known by salted hashes in memory
 * only.
 */
export interface ViewCounter {
  readonly note: (view: View) => void;
  readonly count: (url: string, now: EpochSeconds) => number;
  /** The posts with the most views in the last 30 days, at most `wanted`. */
  readonly listMost: (now: EpochSeconds, wanted: number, isShown: (url: string) => boolean) => readonly PostViews[];
  /** New counts to save, or the previous batch until it is confirmed. */
  readonly beginBatch: () => readonly DayViews[];
  readonly endBatch: () => void;
  /** Sets the stored views of the last 30 days, including other processes'; not while a batch is open. */
  readonly setStored: (stored: readonly PostViews[]) => void;
}

const ROBOT =
  /bot|crawl|spider|slurp|preview|fetch|monitor|lighthouse|headless|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|zalo.*preview/i;
const DAYS = 30;
/** Visitors remembered per day; beyond this a repeated view counts again. */
const MOST_VISITORS = 200_000;

/** Whether a user agent is not that of a person's browser. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || ROBOT.test(userAgent) || !userAgent.includes('Mozilla/');
}

/** The first day counted, such as `2026-10-23`. */
export function findOldestDay(now: EpochSeconds): string {
  return formatDate(now - (DAYS - 1) * DAY_SECONDS);
}

/** Distinguishes the visitors of a day by hashes with a salt that is deleted at midnight. */
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

/** Holds saved, unconfirmed and new counts in memory. */
export function createViewCounter(makeSalt: () => Buffer = () => randomBytes(16)): ViewCounter {
  const isNewVisit = createVisitorBook(makeSalt);
  let stored = new Map<string, number>();
  /** Addresses by saved count, descending while `isRanked`; sorting again is cheap because few have moved. */
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
