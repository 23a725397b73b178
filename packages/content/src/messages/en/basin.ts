import type { Wording } from '../../wording.ts';
import type { basin as vi } from '../vi/basin.ts';

export const basin: Wording<typeof vi> = {
  title: (points) => `Mean of five points: ${points}`,
  sentence: (mean, place, most) =>
    `Over the next 72 hours the basin gets ${mean} on average, the most at ${place}: ${most}.`,
  dry: 'Hardly any rain on the basin in the next 72 hours.',
  sums: 'Summed from this hour on',
  hours: (count) => `${count} hours`,
  range: (low, high) => `${low} to ${high}`,
  columns: { span: 'Within', mean: 'Mean', range: 'Driest to wettest point' },
  days: 'Day by day, mean of five points',
  today: 'Today',
  note: 'The plain mean of five points on Vietnamese soil, not an areal mean; the part of the basin in China is left out. This is rain, not inflow.',
};
