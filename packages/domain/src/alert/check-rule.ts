import { isRecord } from '#data/is-record.ts';
import type { CostLoss } from '#decision/cost-loss.ts';
import { ALERT_SEGMENTS, type AlertRule, type HourSpan } from './alert-rule.ts';
import { getRuleFacts, RULE_KINDS, type RuleKindFacts } from './rule-kind.table.ts';

/** Error of a rule's field. */
export type RuleErrorCode =
  | 'unknownKind'
  | 'compare'
  | 'threshold'
  | 'chance'
  | 'costLoss'
  | 'lead'
  | 'hours'
  | 'weekdays'
  | 'pause'
  | 'perDay'
  | 'flag'
  | 'language'
  | 'segment'
  | 'windUnit'
  | 'temperatureUnit';

/** A field by its name in calls, with its error. */
export interface RuleError {
  readonly path: string;
  readonly code: RuleErrorCode;
}

/** A valid rule, or its errors. */
export type CheckedRule =
  | { readonly ok: true; readonly value: AlertRule }
  | { readonly ok: false; readonly errors: readonly RuleError[] };

const LEAD = { least: 5, most: 180, usual: 60 };
const PAUSE = { least: 0, most: 1440, usual: 60 };
const PER_DAY = { least: 1, most: 50, usual: 10 };
const LARGEST_SUM = 1e12;
const WEEK = [1, 2, 3, 4, 5, 6, 7];

type Fields = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown, { least, most }: { readonly least: number; readonly most: number }): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const toFields = (value: unknown): Fields | null => (isRecord(value) ? value : null);

function isInRange(value: unknown, range: RuleKindFacts['thresholds']): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return 'oneOf' in range ? range.oneOf.includes(value) : value >= range.least && value <= range.most;
}

function readSpan(value: unknown): HourSpan | null {
  const fields = toFields(value);
  const hour = { least: 0, most: 24 };
  if (fields === null || !isWhole(fields.from, hour) || !isWhole(fields.to, hour)) return null;
  return { from: fields.from, to: fields.to };
}

function readCostLoss(value: unknown): CostLoss | null {
  const { cost, loss } = toFields(value) ?? {};
  const areSums = [cost, loss].every((sum) => typeof sum === 'number' && sum > 0 && sum <= LARGEST_SUM);
  // Precautions that cost as much as the loss are not worth a message.
  return areSums && (cost as number) < (loss as number) ? { cost: cost as number, loss: loss as number } : null;
}

function readWeekdays(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every((day) => WEEK.includes(day))) return null;
  return WEEK.filter((day) => value.includes(day));
}

/** Reads field after field and collects the errors. */
function createReader(fields: Fields) {
  const errors: RuleError[] = [];
  return {
    errors,
    /** The value of a field, or its default if it is absent; notes an invalid one. */
    read<Value>(path: string, code: RuleErrorCode, fallback: Value, parse: (value: unknown) => Value | null): Value {
      const value = fields[path];
      if (value === undefined) return fallback;
      const parsed = parse(value);
      if (parsed === null) errors.push({ path, code });
      return parsed ?? fallback;
    },
    /** As `read` for a nullable field. */
    readNullable<Value>(path: string, code: RuleErrorCode, parse: (value: unknown) => Value | null): Value | null {
      const value = fields[path] ?? null;
      const parsed = value === null ? null : parse(value);
      if (value !== null && parsed === null) errors.push({ path, code });
      return parsed;
    },
  };
}

/** One of a few words. */
const readWord =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word | null =>
    words.find((word) => word === value) ?? null;
const readFlag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const readWhole = (range: { readonly least: number; readonly most: number }) => (value: unknown) =>
  isWhole(value, range) ? value : null;

/** Reads any JSON value as a rule; absent fields get their defaults. Never throws. */
export function checkRule(body: unknown): CheckedRule {
  const fields = toFields(body) ?? {};
  const kind = RULE_KINDS.find((known) => known === fields.kind);
  if (kind === undefined) return { ok: false, errors: [{ path: 'kind', code: 'unknownKind' }] };
  const { errors, read, readNullable } = createReader(fields);
  const { compares, thresholds, hasChance } = getRuleFacts(kind);
  const defaultCompare = compares[0] ?? 'atLeast';
  if (!isInRange(fields.threshold, thresholds)) errors.push({ path: 'threshold', code: 'threshold' });
  const value: AlertRule = {
    kind,
    compare: read('compare', 'compare', defaultCompare, readWord(compares)),
    threshold: Number(fields.threshold),
    chance: readNullable('chance', 'chance', (one) => (hasChance && isWhole(one, { least: 1, most: 99 }) ? one : null)),
    costLoss: readNullable('costLoss', 'costLoss', (one) => (hasChance ? readCostLoss(one) : null)),
    leadMinutes: read('leadMinutes', 'lead', LEAD.usual, readWhole(LEAD)),
    hours: read('hours', 'hours', { from: 0, to: 24 }, readSpan),
    weekdays: read<readonly number[]>('weekdays', 'weekdays', WEEK, readWeekdays),
    quietHours: readNullable('quietHours', 'hours', readSpan),
    severeBreaksQuiet: read('severeBreaksQuiet', 'flag', false, readFlag),
    pauseMinutes: read('pauseMinutes', 'pause', PAUSE.usual, readWhole(PAUSE)),
    maxPerDay: read('maxPerDay', 'perDay', PER_DAY.usual, readWhole(PER_DAY)),
    language: read('language', 'language', 'vi', readWord(['vi', 'en'])),
    segment: readNullable('segment', 'segment', readWord(ALERT_SEGMENTS)),
    windUnit: read('windUnit', 'windUnit', 'kmh', readWord(['kmh', 'ms'])),
    temperatureUnit: read('temperatureUnit', 'temperatureUnit', 'C', readWord(['C', 'F'])),
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value };
}
