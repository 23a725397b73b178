import type { LimitName } from '@portal/contract/endpoints/wind';
import type { FarmWork } from '@portal/contract/own/wind-farms';

/** Quantities in form order. */
export const LIMIT_NAMES: readonly LimitName[] = [
  'wind',
  'gust',
  'waveHeight',
  'wavePeriod',
  'current',
  'visibility',
  'thunder',
];

/** Lead times with an optional factor, hours. */
export const ALPHA_HOURS = [24, 48, 72] as const;

/** Form state of a kind of work: numbers are text; empty is no limit. */
export interface WorkDraft {
  readonly kind: FarmWork['kind'];
  readonly values: Readonly<Partial<Record<LimitName, string>>>;
  readonly heights: Readonly<Partial<Record<LimitName, number>>>;
  readonly workHours: string;
  readonly contingency: string;
  readonly dayOnly: boolean;
  readonly alpha: readonly string[];
}

export const HEIGHT_CHOICES = [10, 50, 100, 120, 150] as const;
const DEFAULT_HEIGHT = 150;
const LIKELY_BELOW = 1;
const DAY = { from: 6, to: 18 } as const;

/** Form state of stored work, with the reader's decimal mark. */
export function toDraft(work: FarmWork, comma: boolean): WorkDraft {
  const write = (value: number): string => (comma ? String(value).replace('.', ',') : String(value));
  return {
    kind: work.kind,
    values: Object.fromEntries(work.limits.map(({ quantity, limit }) => [quantity, write(limit)])),
    heights: Object.fromEntries(
      work.limits.flatMap(({ quantity, height }) => (height === undefined ? [] : [[quantity, height]])),
    ),
    workHours: write(work.workHours),
    contingency: write(work.contingencyHours ?? 0),
    dayOnly: work.clock !== undefined,
    alpha: ALPHA_HOURS.map((hours) => {
      const step = work.alpha?.find(({ untilHours }) => untilHours === hours);
      return step === undefined ? '' : write(step.factor);
    }),
  };
}

/** Parses a number with either decimal mark; NaN if invalid. */
const readNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** Request body of the form; null where a number is invalid. */
export function readDraft(draft: WorkDraft): FarmWork | null {
  const typed = LIMIT_NAMES.filter((name) => (draft.values[name] ?? '').trim() !== '');
  const limits = typed.map((quantity) => ({
    quantity,
    limit: quantity === 'thunder' ? LIKELY_BELOW : readNumber(draft.values[quantity] ?? ''),
    ...(quantity === 'wind' || quantity === 'gust' ? { height: draft.heights[quantity] ?? DEFAULT_HEIGHT } : {}),
  }));
  const alpha = ALPHA_HOURS.flatMap((untilHours, index) => {
    const text = draft.alpha[index] ?? '';
    return text.trim() === '' ? [] : [{ untilHours, factor: readNumber(text) }];
  });
  const workHours = readNumber(draft.workHours);
  const contingencyHours = draft.contingency.trim() === '' ? 0 : readNumber(draft.contingency);
  const numbers = [
    ...limits.map(({ limit }) => limit),
    ...alpha.map(({ factor }) => factor),
    workHours,
    contingencyHours,
  ];
  if (numbers.some(Number.isNaN)) return null;
  return { kind: draft.kind, limits, workHours, contingencyHours, alpha, ...(draft.dayOnly ? { clock: DAY } : {}) };
}
