import type { DecisionColumns } from '@portal/domain/decision/assess-hours';
import { DECISION_QUANTITIES, DECISION_QUANTITY_IDS } from '@portal/domain/decision/decision-quantity.table';

/** Hours of a site by quantity, different for each seed; about one in fifty is unknown. */
export function fillHours(seed: number, count: number): DecisionColumns {
  let state = (seed + 1) * 2654435761;
  const draw = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Object.fromEntries(
    DECISION_QUANTITY_IDS.map((quantity) => {
      const { least, most } = DECISION_QUANTITIES[quantity];
      const values = Float64Array.from({ length: count }, () =>
        draw() < 0.02 ? Number.NaN : least + (most - least) * draw() ** 4,
      );
      return [quantity, values];
    }),
  );
}
