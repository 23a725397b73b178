import { addSums, makeSums, packSums, type ScoreSums } from '@portal/domain/score/score-sums';
import type { ScoredVariable } from '@portal/domain/score/scored-variable';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { DayScores, Miss } from '@portal/forecast/verification/score-day';
import type { Database, Queries } from '#platform/database/database.ts';

interface StoredGroup {
  readonly leadDays: number;
  readonly province: string | null;
  readonly sums: readonly number[];
}

type StoredMiss = Omit<Miss, 'source' | 'variable'>;

interface ScoredDayRow {
  readonly day: EpochSeconds;
  readonly stations: number;
  readonly mark: string;
}

const toKey = ({ source, variable }: Pick<Miss, 'source' | 'variable'>) => `${source} ${variable}`;

/** Replaces the stored scores of a day in one transaction. */
export function saveDay(database: Database, { day, stations, mark }: ScoredDayRow, scores: DayScores): Promise<void> {
  const misses = Map.groupBy(scores.misses, toKey);
  return database.inTransaction(async (transaction) => {
    await transaction.query('delete from score_sum where day = $1', [day]);
    for (const [key, groups] of Map.groupBy(scores.groups, toKey)) {
      const [first] = groups;
      if (first === undefined) continue;
      const stored = groups.map(
        ({ leadDays, province, sums }): StoredGroup => ({
          leadDays,
          province,
          sums: packSums(sums),
        }),
      );
      const worst = (misses.get(key) ?? []).map(({ source: _, variable: __, ...miss }): StoredMiss => miss);
      await transaction.query(
        'insert into score_sum (day, source, variable, groups, misses) values ($1, $2, $3, $4, $5)',
        [day, first.source, first.variable, JSON.stringify(stored), JSON.stringify(worst)],
      );
    }
    await transaction.query(
      `insert into score_day (day, stations, mark) values ($1, $2, $3)
       on conflict (day) do update set stations = excluded.stations, mark = excluded.mark`,
      [day, stations, mark],
    );
  });
}

interface Span {
  readonly fromAt: EpochSeconds;
  /** Exclusive. */
  readonly toAt: EpochSeconds;
}

/** Marks of the scored days of a span by their start. */
export async function readMarks(queries: Queries, { fromAt, toAt }: Span): Promise<ReadonlyMap<EpochSeconds, string>> {
  const rows = await queries.query<ScoredDayRow>('select day, mark from score_day where day >= $1 and day < $2', [
    fromAt,
    toAt,
  ]);
  return new Map(rows.map(({ day, mark }) => [day, mark]));
}

export interface ScoreSpan {
  readonly days: readonly EpochSeconds[];
  readonly sources: readonly string[];
}

export async function readScoreSpan(queries: Queries): Promise<ScoreSpan> {
  const days = await queries.query<{ day: EpochSeconds }>('select distinct day from score_sum order by day');
  const sources = await queries.query<{ source: string }>('select distinct source from score_sum order by source');
  return { days: days.map(({ day }) => day), sources: sources.map(({ source }) => source) };
}

/** The largest number of stations with observations on one day of a span; 0: none. */
export async function countStations(queries: Queries, { fromAt, toAt }: Span): Promise<number> {
  const [row] = await queries.query<{ most: number | null }>(
    'select max(stations) as most from score_day where day >= $1 and day < $2',
    [fromAt, toAt],
  );
  return row?.most ?? 0;
}

export interface ScoreFilter extends Span {
  readonly source: string;
  readonly variable: ScoredVariable;
}

export interface DaySums {
  readonly day: EpochSeconds;
  readonly leadDays: number;
  readonly province: string | null;
  readonly sums: ScoreSums;
}

interface StoredScores {
  readonly sums: readonly DaySums[];
  readonly misses: readonly (StoredMiss & { readonly day: EpochSeconds })[];
}

function toSums(stored: readonly number[]): ScoreSums {
  const sums = makeSums();
  addSums(sums, stored);
  return sums;
}

export async function readScores(
  queries: Queries,
  { source, variable, fromAt, toAt }: ScoreFilter,
): Promise<StoredScores> {
  const rows = await queries.query<{ day: EpochSeconds; groups: StoredGroup[]; misses: StoredMiss[] }>(
    `select day, groups, misses from score_sum
     where source = $1 and variable = $2 and day >= $3 and day < $4 order by day`,
    [source, variable, fromAt, toAt],
  );
  return {
    sums: rows.flatMap(({ day, groups }) =>
      groups.map(({ leadDays, province, sums }) => ({ day, leadDays, province, sums: toSums(sums) })),
    ),
    misses: rows.flatMap(({ day, misses }) => misses.map((miss) => ({ ...miss, day }))),
  };
}
