import type { Hour } from '@portal/contract/endpoints/weather-schema';

/** A drawing of pressure, in its own pixels. */
export const PRESSURE_WIDTH = 184;
export const PRESSURE_HEIGHT = 32;

/** A flatter axis would make a storm of the day's own breath, hPa. */
const LEAST_SPAN_HPA = 6;
const PADDING = 2;

/** The pressure of some hours as one line, broken where it is not known; null of fewer than two values. */
export function drawPressure(hours: readonly Pick<Hour, 'pressure'>[]): string | null {
  const known = hours.flatMap(({ pressure }) => (pressure === null ? [] : [pressure]));
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(most - least, LEAST_SPAN_HPA);
  const base = (least + most - span) / 2;
  const step = PRESSURE_WIDTH / (hours.length - 1);
  let isDrawn = false;
  return hours
    .map(({ pressure }, index) => {
      const command = isDrawn ? 'L' : 'M';
      isDrawn = pressure !== null;
      if (pressure === null) return '';
      const y = PRESSURE_HEIGHT - PADDING - ((pressure - base) / span) * (PRESSURE_HEIGHT - 2 * PADDING);
      return `${command}${Math.round(index * step)} ${y.toFixed(1)}`;
    })
    .join('');
}
