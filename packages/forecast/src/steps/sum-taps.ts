import { RADIANS, toDegrees } from './degrees.ts';
import type { HourPlan } from './hour-plan.ts';

/** Value of one hour out of the values of the steps; NaN where the plan has nothing for it. */
export function sumTaps(plan: HourPlan, values: Float64Array, hour: number): number {
  const from = plan.starts[hour] as number;
  const to = plan.starts[hour + 1] as number;
  if (from === to) return Number.NaN;
  let sum = 0;
  for (let tap = from; tap < to; tap++) {
    sum += (values[plan.steps[tap] as number] as number) * (plan.weights[tap] as number);
  }
  return sum;
}

/** The same for an angle: the mean direction of the steps. */
export function meanAngle(plan: HourPlan, values: Float64Array, hour: number): number {
  const from = plan.starts[hour] as number;
  const to = plan.starts[hour + 1] as number;
  if (to - from < 2) return sumTaps(plan, values, hour);
  let x = 0;
  let y = 0;
  for (let tap = from; tap < to; tap++) {
    const angle = (values[plan.steps[tap] as number] as number) * RADIANS;
    x += Math.cos(angle) * (plan.weights[tap] as number);
    y += Math.sin(angle) * (plan.weights[tap] as number);
  }
  return toDegrees(x, y);
}
