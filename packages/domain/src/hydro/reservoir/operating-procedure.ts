/** Month and day such as `06-30`, in every year. */
export type MonthDay = string;

/** A span of every year, both ends included; may cross New Year. */
export interface YearSpan {
  readonly from: MonthDay;
  readonly to: MonthDay;
}

/**
 * Requirements of a reservoir's approved procedure; from its own decision (domain.md §5.1.3), entered by its operator.
 */
export interface OperatingProcedure {
  readonly floodSeason: YearSpan;
  /** Level caps in spans of the year, such as before floods, m. */
  readonly levelCaps: readonly (YearSpan & { readonly levelM: number })[];
  /** Minimum release in spans of the year, m³/s. */
  readonly minimumReleases: readonly (YearSpan & { readonly releaseM3S: number })[];
  /** Notice period before the first opening of a spillway, hours. */
  readonly noticeHours: number;
}

/** Fault of a procedure's field. */
export type ProcedureFaultCode = 'noDate' | 'noNumber' | 'outOfRange' | 'overlap' | 'tooMany';

/** A field by its path, such as `levelCaps.1.from`, with its fault. */
export interface ProcedureFault {
  readonly path: string;
  readonly code: ProcedureFaultCode;
}

const MOST_SPANS = 24;
const LIMITS = { levelM: [-10, 3000], releaseM3S: [0, 100_000], noticeHours: [0, 72] } as const;
const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Index of a day in a year of 366 days, 0 for 1 January; null for an invalid day. */
export function parseMonthDay(text: MonthDay): number | null {
  const match = /^(\d{2})-(\d{2})$/.exec(text);
  const [month, day] = [Number(match?.[1]), Number(match?.[2])];
  const days = DAYS_OF_MONTHS[month - 1];
  if (match === null || days === undefined || day < 1 || day > days) return null;
  return DAYS_OF_MONTHS.slice(0, month - 1).reduce((sum, length) => sum + length, 0) + day - 1;
}

/** All faults of a procedure; empty if it is valid. */
export function listProcedureFaults(procedure: OperatingProcedure): readonly ProcedureFault[] {
  return [
    ...listSpanFaults('floodSeason', procedure.floodSeason),
    ...listPartFaults('levelCaps', procedure.levelCaps, 'levelM', ({ levelM }) => levelM),
    ...listPartFaults('minimumReleases', procedure.minimumReleases, 'releaseM3S', ({ releaseM3S }) => releaseM3S),
    ...listNumberFaults('noticeHours', procedure.noticeHours, LIMITS.noticeHours),
  ];
}

function listPartFaults<T extends YearSpan>(
  path: string,
  parts: readonly T[],
  field: 'levelM' | 'releaseM3S',
  read: (part: T) => number,
): readonly ProcedureFault[] {
  if (parts.length > MOST_SPANS) return [{ path, code: 'tooMany' }];
  return parts.flatMap((part, at) => {
    const faults = [
      ...listSpanFaults(`${path}.${at}`, part),
      ...listNumberFaults(`${path}.${at}.${field}`, read(part), LIMITS[field]),
    ];
    const overlaps = faults.length === 0 && parts.slice(0, at).some((other) => overlap(other, part));
    return overlaps ? [{ path: `${path}.${at}`, code: 'overlap' as const }] : faults;
  });
}

function listSpanFaults(path: string, { from, to }: YearSpan): readonly ProcedureFault[] {
  return Object.entries({ from, to })
    .filter(([, text]) => parseMonthDay(text) === null)
    .map(([field]) => ({ path: `${path}.${field}`, code: 'noDate' as const }));
}

function listNumberFaults(
  path: string,
  value: number,
  [least, most]: readonly [number, number],
): readonly ProcedureFault[] {
  if (!Number.isFinite(value)) return [{ path, code: 'noNumber' }];
  return value < least || value > most ? [{ path, code: 'outOfRange' }] : [];
}

/** Whether two valid spans share a day: the start of one is in the other. */
function overlap(one: YearSpan, other: YearSpan): boolean {
  const isIn = (text: MonthDay, { from, to }: YearSpan): boolean => {
    const [day, begin, end] = [parseMonthDay(text), parseMonthDay(from), parseMonthDay(to)] as [number, number, number];
    return begin <= end ? day >= begin && day <= end : day >= begin || day <= end;
  };
  return isIn(one.from, other) || isIn(other.from, one);
}
