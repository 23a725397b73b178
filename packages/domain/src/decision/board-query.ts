import type { CostLoss } from './cost-loss.ts';
import type { DecisionCondition } from './decision-condition.ts';
import { DECISION_QUANTITIES } from './decision-quantity.table.ts';
import {
  DECISION_TEMPLATE_IDS,
  DECISION_TEMPLATES,
  DECISION_TRADES,
  type DecisionTemplateId,
  type DecisionTrade,
} from './decision-templates.table.ts';

/** Activities that a visitor may try without an account (api.md, "Desks"). */
export const BOARD_WORKS = 3;

/** One activity of a board in an address. */
export interface BoardWork {
  readonly template: DecisionTemplateId;
  readonly conditions: readonly DecisionCondition[];
  readonly costLoss: CostLoss | null;
  /** Whether a threshold differs from the template's. */
  readonly isOwn: boolean;
  /** Names of the fields without a valid number; they are not judged. */
  readonly mistakes: readonly string[];
}

/** The board of an address; its place is looked up elsewhere. */
export interface BoardQuery {
  readonly trade: DecisionTrade;
  readonly works: readonly BoardWork[];
}

type Query = Readonly<Record<string, unknown>>;

/**
 * Field name of the n-th activity, counted from 0: `w` its template, `t` the template of its thresholds, `l` and `n`
 * threshold and near edge of a condition, `c` and `v` cost and loss.
 */
export function nameBoardField(
  ...[work, kind, condition]:
    | readonly [work: number, kind: 'w' | 't' | 'c' | 'v', condition?: undefined]
    | readonly [work: number, kind: 'l' | 'n', condition: number]
): string {
  return condition === undefined ? `${kind}${work + 1}` : `${kind}${work + 1}.${condition + 1}`;
}

const MOST_CONDITIONS_OF_TEMPLATE = 6;

/** Every field of a board except its place and its trade. */
export const BOARD_FIELDS: readonly string[] = Array.from({ length: BOARD_WORKS }, (_, work) => [
  ...(['w', 't', 'c', 'v'] as const).map((kind) => nameBoardField(work, kind)),
  ...Array.from({ length: MOST_CONDITIONS_OF_TEMPLATE }, (_, condition) => [
    nameBoardField(work, 'l', condition),
    nameBoardField(work, 'n', condition),
  ]).flat(),
]).flat();

const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

/** Number of a field: `absent` if the address lacks it, null if it is empty, `wrong` if it is not a number. */
function readNumber(query: Query, name: string): number | null | 'absent' | 'wrong' {
  const text = query[name];
  if (typeof text !== 'string') return 'absent';
  const trimmed = text.replace(/\s/g, '');
  if (trimmed === '') return null;
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : 'wrong';
}

function readWork(query: Query, index: number, template: DecisionTemplateId, stored: CostLoss | null): BoardWork {
  const mistakes: string[] = [];
  const read = (name: string, fallback: number | null, { least, most }: { least: number; most: number }) => {
    const value = readNumber(query, name);
    if (value === 'absent') return fallback;
    if (value !== 'wrong' && (value === null || (value >= least && value <= most))) return value;
    mistakes.push(name);
    return null;
  };
  const fallback: readonly DecisionCondition[] = DECISION_TEMPLATES[template].conditions;
  const conditions = fallback.map((condition, number) => {
    const range = DECISION_QUANTITIES[condition.quantity];
    return {
      ...condition,
      threshold: read(nameBoardField(index, 'l', number), condition.threshold, range),
      near: read(nameBoardField(index, 'n', number), condition.near, range),
    };
  });
  const money = { least: 0, most: 1e12 };
  const cost = read(nameBoardField(index, 'c'), stored?.cost ?? null, money);
  const loss = read(nameBoardField(index, 'v'), stored?.loss ?? null, money);
  const isOwn = conditions.some(
    ({ threshold, near }, number) => threshold !== fallback[number]?.threshold || near !== fallback[number]?.near,
  );
  return { template, conditions, costLoss: cost === null || loss === null ? null : { cost, loss }, isOwn, mistakes };
}

/** The templates of a trade, in the order of the table. */
const listTradeTemplates = (trade: DecisionTrade): readonly DecisionTemplateId[] =>
  DECISION_TEMPLATE_IDS.filter((id) => DECISION_TEMPLATES[id].trade === trade);

/**
 * Parses the board of an address: its trade, and up to three activities with their own thresholds. Unknown or missing
 * values default to the first of their kind, cost and loss to those that the reader's device stores; an empty threshold is
 * not judged.
 */
export function parseBoardQuery(query: Query, stored: CostLoss | null = null): BoardQuery {
  const trade = DECISION_TRADES.find((id) => id === query.trade) ?? DECISION_TRADES[0];
  const fallback = listTradeTemplates(trade);
  const isChosen = Array.from({ length: BOARD_WORKS }, (_, work) => query[nameBoardField(work, 'w')]).some(
    (id) => typeof id === 'string',
  );
  const works = Array.from({ length: BOARD_WORKS }, (_, work) => {
    const chosen = DECISION_TEMPLATE_IDS.find((id) => id === query[nameBoardField(work, 'w')]);
    const template = isChosen ? chosen : fallback[work];
    if (template === undefined) return null;
    // Another template was chosen in the same form: the thresholds belong to the previous one.
    const writtenFor = query[nameBoardField(work, 't')];
    return readWork(writtenFor === undefined || writtenFor === template ? query : {}, work, template, stored);
  });
  const shown = works.filter((work) => work !== null);
  if (shown.length > 0) return { trade, works: shown };
  return { trade, works: fallback.slice(0, BOARD_WORKS).map((template, work) => readWork({}, work, template, stored)) };
}
