/** A named level that is drawn as a line. */
interface NamedLevel {
  readonly name: string;
  readonly level: number;
}

/** From where to where a chart of levels goes, and which lines it has. */
export interface LevelScale {
  readonly low: number;
  readonly high: number;
  /** Rising. */
  readonly ticks: readonly number[];
  readonly lines: readonly NamedLevel[];
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100] as const;
const MOST_TICKS = 6;
/** A line further away than this, m, or than twice the course's own height, would only press the course flat. */
const NEAR_M = 8;

/** A scale for a course of levels; lines far away from it are left to the table. Null where no level is known. */
export function findLevelScale(levels: readonly (number | null)[], named: readonly NamedLevel[]): LevelScale | null {
  const known = levels.filter((level) => level !== null);
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const reach = Math.max(NEAR_M, 2 * (most - least));
  const lines = named.filter(({ level }) => level <= most + reach && level >= least - reach / 2);
  const all = [least, most, ...lines.map(({ level }) => level)];
  const [bottom, top] = [Math.min(...all) - 0.3, Math.max(...all) + 0.3];
  const step = STEPS.find((one) => (top - bottom) / one <= MOST_TICKS - 1) ?? 200;
  const low = Math.floor(bottom / step) * step;
  const count = Math.ceil((top - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => Math.round((low + at * step) * 10) / 10);
  return { low, high: low + count * step, ticks, lines };
}
