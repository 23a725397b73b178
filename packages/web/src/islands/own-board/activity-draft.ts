import type { OwnActivity } from '@portal/contract/own/activities';
import { DECISION_COMPARES, type DecisionCondition } from '@portal/domain/decision/decision-condition';
import { DECISION_QUANTITY_IDS } from '@portal/domain/decision/decision-quantity.table';
import { DECISION_TEMPLATES, type DecisionTemplateId } from '@portal/domain/decision/decision-templates.table';

/** A condition whose numbers are still text. */
export interface ConditionDraft {
  readonly key: number;
  readonly quantity: string;
  readonly compare: string;
  readonly threshold: string;
  readonly near: string;
  readonly hours: string;
}

const write = (value: number | null): string => (value === null ? '' : String(value));

export const toDrafts = (conditions: readonly DecisionCondition[]): ConditionDraft[] =>
  conditions.map(({ quantity, compare, threshold, near, hours }, key) => ({
    key,
    quantity,
    compare,
    threshold: write(threshold),
    near: write(near),
    hours: String(hours),
  }));

export const draftTemplate = (id: DecisionTemplateId): ConditionDraft[] => toDrafts(DECISION_TEMPLATES[id].conditions);

/** A new condition to append. */
export const makeConditionDraft = (drafts: readonly ConditionDraft[]): ConditionDraft => ({
  key: Math.max(-1, ...drafts.map(({ key }) => key)) + 1,
  quantity: DECISION_QUANTITY_IDS[0] ?? '',
  compare: DECISION_COMPARES[0],
  threshold: '',
  near: '',
  hours: '1',
});

/** Parses typed text with either decimal mark; null if empty, the text itself if invalid. */
export function readTyped(text: string): number | null | string {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : text;
}

/** Request body of an activity; invalid numbers stay text, which the server refuses by field. */
export function toActivityBody(
  { name, placeIds, notify }: Pick<OwnActivity, 'name' | 'placeIds' | 'notify'>,
  conditions: readonly ConditionDraft[],
  money: { readonly cost: string; readonly loss: string },
): object {
  const [cost, loss] = [readTyped(money.cost), readTyped(money.loss)];
  return {
    name,
    placeIds,
    notify,
    ...(cost === null ? {} : { cost }),
    ...(loss === null ? {} : { loss }),
    conditions: conditions.map(({ quantity, compare, threshold, near, hours }) => ({
      quantity,
      compare,
      threshold: readTyped(threshold),
      near: readTyped(near),
      hours: readTyped(hours) ?? 1,
    })),
  };
}
