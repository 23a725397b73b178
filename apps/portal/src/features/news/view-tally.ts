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

export function createViewTally(): ViewTally {
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
