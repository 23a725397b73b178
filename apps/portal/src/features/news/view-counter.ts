import { createHash, randomBytes } from 'node:crypto';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { formatDate } from '@portal/domain/time/vietnam-time';

/** A look at a post, as much of it as is needed to count it. */
interface View {
  readonly url: string;
  /** Network address of the visitor; only ever hashed. */
  readonly address: string;
  readonly userAgent: string;
  /** Whether the page was fetched ahead of a click. */
  readonly isPrefetch: boolean;
  readonly at: EpochSeconds;
}

/** Counts who reads what: one a visitor and day. */
export interface ViewCounter {
  readonly note: (view: View) => void;
  /** Views of a post in the last 30 days. */
  readonly count: (url: string, now: EpochSeconds) => number;
  /** Addresses with their views of the last 30 days, most first. */
  readonly listMost: (now: EpochSeconds) => readonly { readonly url: string; readonly views: number }[];
}

const ROBOT =
  /bot|crawl|spider|slurp|preview|fetch|monitor|lighthouse|headless|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|zalo.*preview/i;
const DAYS = 30;
/** Visitors remembered of a day: beyond, a repeated look counts again. */
const MOST_VISITORS = 200_000;

/** Whether a program calls itself a browser that a person may hold. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || ROBOT.test(userAgent) || !userAgent.includes('Mozilla/');
}

/** Keeps counts by day and, of today only, hashes of visitors under a salt that is thrown away at midnight. */
export function createViewCounter(makeSalt: () => Buffer = () => randomBytes(16)): ViewCounter {
  const days = new Map<string, Map<string, number>>();
  let today = '';
  let salt: Buffer = Buffer.alloc(0);
  let seen = new Set<string>();

  function beginDay(date: string, at: EpochSeconds): void {
    today = date;
    salt = makeSalt();
    seen = new Set();
    const oldest = formatDate(at - (DAYS - 1) * DAY_SECONDS);
    for (const day of days.keys()) if (day < oldest) days.delete(day);
  }

  function listCounts(now: EpochSeconds): Map<string, number> {
    const [oldest, newest] = [formatDate(now - (DAYS - 1) * DAY_SECONDS), formatDate(now)];
    const sums = new Map<string, number>();
    for (const [day, counts] of days) {
      if (day < oldest || day > newest) continue;
      for (const [url, views] of counts) sums.set(url, (sums.get(url) ?? 0) + views);
    }
    return sums;
  }

  return {
    note: ({ url, address, userAgent, isPrefetch, at }) => {
      if (isPrefetch || isRobot(userAgent)) return;
      const date = formatDate(at);
      if (date !== today) beginDay(date, at);
      const visitor = createHash('sha256').update(salt).update(`${url}\n${address}\n${userAgent}`).digest('base64');
      if (seen.has(visitor)) return;
      if (seen.size < MOST_VISITORS) seen.add(visitor);
      const counts = days.get(date) ?? new Map<string, number>();
      counts.set(url, (counts.get(url) ?? 0) + 1);
      days.set(date, counts);
    },
    count: (url, now) => {
      const oldest = formatDate(now - (DAYS - 1) * DAY_SECONDS);
      const newest = formatDate(now);
      let views = 0;
      for (const [day, counts] of days) if (day >= oldest && day <= newest) views += counts.get(url) ?? 0;
      return views;
    },
    listMost: (now) => [...listCounts(now)].map(([url, views]) => ({ url, views })).sort((a, b) => b.views - a.views),
  };
}
