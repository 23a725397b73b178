import { boardMessages } from '@portal/content/decisions/board-messages';
import { decisionMessages } from '@portal/content/decisions/decision-messages';
import { nameUnit, toCapital } from '@portal/content/decisions/describe-condition';
import { ownBoardMessages } from '@portal/content/decisions/own-board-messages';
import { DECISION_COMPARES } from '@portal/domain/decision/decision-condition';
import { DECISION_QUANTITY_IDS, type DecisionQuantity } from '@portal/domain/decision/decision-quantity.table';
import type { Language } from '@portal/domain/language/language';
import { Field } from '#components/ui/field.tsx';
import { Button } from '#islands/own/button.tsx';
import type { ConditionDraft } from './activity-draft.ts';
import styles from './own-board.module.css';

interface ConditionFieldsProps {
  readonly draft: ConditionDraft;
  readonly language: Language;
  readonly onChange: (draft: ConditionDraft) => void;
  readonly onRemove: () => void;
}

/** One condition: quantity, comparison, both thresholds and duration. */
export function ConditionFields({ draft, language, onChange, onRemove }: ConditionFieldsProps) {
  const { quantities } = decisionMessages[language];
  const board = boardMessages[language];
  const own = ownBoardMessages[language];
  const set = (fields: Partial<ConditionDraft>) => onChange({ ...draft, ...fields });
  const numbers = [
    ['near', board.goEdge],
    ['threshold', board.considerEdge],
    ['hours', own.hours],
  ] as const;
  return (
    <fieldset className={styles.condition}>
      <legend className="visually-hidden">{quantities[draft.quantity as DecisionQuantity]}</legend>
      <Field label={board.quantity}>
        <select value={draft.quantity} onChange={({ target }) => set({ quantity: target.value })}>
          {DECISION_QUANTITY_IDS.map((id) => (
            <option key={id} value={id}>
              {toCapital(quantities[id])} {nameUnit(id, language)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={own.compare}>
        <select value={draft.compare} onChange={({ target }) => set({ compare: target.value })}>
          {DECISION_COMPARES.map((compare) => (
            <option key={compare} value={compare}>
              {board.directions[compare]}
            </option>
          ))}
        </select>
      </Field>
      {numbers.map(([field, label]) => (
        <Field key={field} label={label}>
          <input
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={draft[field]}
            onChange={({ target }) => set({ [field]: target.value })}
          />
        </Field>
      ))}
      <Button variant="quiet" onClick={onRemove}>
        {own.removeCondition}
      </Button>
    </fieldset>
  );
}
