import { nameInputError } from '@portal/contract/check-schema';
import type { ActivityInput } from '@portal/contract/endpoints/decisions';
import type { InputError } from '@portal/contract/errors';
import type { DecisionActivity } from '@portal/domain/decision/decision-condition';
import { DECISION_QUANTITIES } from '@portal/domain/decision/decision-quantity.table';
import type { Language } from '@portal/domain/language/language';

/** Faults of an activity that its schema cannot express; `path` is its position in the call. */
export function listActivityErrors(activity: ActivityInput, path: string, language: Language): InputError[] {
  const errors: InputError[] = [];
  activity.conditions.forEach(({ quantity, threshold, near }, index) => {
    const { least, most } = DECISION_QUANTITIES[quantity];
    for (const [name, value] of [
      ['threshold', threshold],
      ['near', near ?? null],
    ] as const) {
      const field = `${path}conditions[${index}].${name}`;
      if (value !== null && value < least) errors.push(nameInputError(field, 'minimum', language, least));
      if (value !== null && value > most) errors.push(nameInputError(field, 'maximum', language, most));
    }
  });
  if (activity.cost !== undefined && activity.loss === undefined)
    errors.push(nameInputError(`${path}loss`, 'required', language));
  if (activity.loss !== undefined && activity.cost === undefined)
    errors.push(nameInputError(`${path}cost`, 'required', language));
  return errors;
}

export function toActivity({ name, conditions, cost, loss }: ActivityInput): DecisionActivity {
  return {
    name,
    conditions: conditions.map(({ quantity, compare, threshold, near = null, hours = 1 }) => ({
      quantity,
      compare,
      threshold,
      near,
      hours,
    })),
    costLoss: cost === undefined || loss === undefined ? null : { cost, loss },
  };
}
