export type ReachKind = 'cap' | 'normal' | 'designFlood' | 'checkFlood';

/** When a level is reached; null: not within the forecast, or no range. With members: 10 and 90 % of them. */
export interface LevelReach {
  readonly kind: ReachKind;
  readonly level: number;
  readonly left: number;
  readonly outsideCurve: boolean;
  readonly middleAt: string | null;
  readonly earliestAt: string | null;
  readonly latestAt: string | null;
  readonly membersReaching: number | null;
  readonly holdingRelease: number | null;
}

/** Level course for one release from now on. */
export interface LevelCourse {
  readonly release: number;
  /** Per entry of `hours`; null outside the table V(H). */
  readonly levels: readonly (number | null)[];
  /** P10 and P90 of members, as far as defined; null without members. */
  readonly levelsLow: readonly (number | null)[] | null;
  readonly levelsHigh: readonly (number | null)[] | null;
  readonly reaches: readonly LevelReach[];
}

export type LevelForecast =
  | { readonly state: 'noCurve' | 'noInflow' | 'noReading' | 'noRelease' | 'oldReading' | 'outsideCurve' }
  | {
      readonly state: 'ready';
      readonly readAt: string;
      readonly stale: boolean;
      /** Dead water level (MNC); null where not given. */
      readonly dead: number | null;
      readonly range: 'members' | 'days' | null;
      readonly members: number;
      readonly hours: readonly string[];
      readonly courses: readonly LevelCourse[];
    };

export type ReadyLevel = Extract<LevelForecast, { state: 'ready' }>;

/** Something due at a moment. */
export type ClockItem = { readonly at: string } & (
  | { readonly kind: 'notice'; readonly openingAt: string; readonly late: boolean }
  | { readonly kind: 'lowerToCap'; readonly level: number }
  | { readonly kind: 'raiseRelease'; readonly release: number; readonly missing: number }
  | { readonly kind: 'floodSeasonBegins' | 'floodSeasonEnds' }
);

/** What the procedure requires now and next. */
export interface ClockForecast {
  readonly floodSeason: { readonly isNow: boolean; readonly day: number | null; readonly days: number };
  readonly level: number | null;
  readonly cap: { readonly level: number; readonly until: string; readonly above: number | null } | null;
  readonly release: number | null;
  readonly minimumRelease: number | null;
  readonly noticeHours: number;
  readonly due: readonly ClockItem[];
}
