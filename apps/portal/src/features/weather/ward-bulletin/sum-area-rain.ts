import type { WardAreaRain } from '@portal/contract/endpoints/ward-bulletin';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { composeRainCourse, type ModelHour, type RadarRain } from '@portal/domain/weather/rain-course';
import { round } from '../to-hour.ts';

/** Steps of ten minutes that are summed, from the current one on. */
const STEPS = 18;
const STEPS_PER_HOUR = 6;
const HIGH = 0.9;

/** Sum of a member's rain blended into the model as the place's own rain is, mm; null with an unknown step. */
function sumMember(radar: RadarRain, hours: readonly ModelHour[], nowAt: number): number | null {
  const { steps } = composeRainCourse(nowAt, { radar, thunders: [] }, hours);
  let sum = 0;
  for (const { rainMmh } of steps.slice(0, STEPS)) {
    if (rainMmh === null) return null;
    sum += rainMmh / STEPS_PER_HOUR;
  }
  return sum;
}

/** Mean and high of the next three hours over a ward; null without members. */
export function sumAreaRain(
  members: readonly RadarRain[],
  hours: readonly ModelHour[],
  nowAt: number,
): WardAreaRain | null {
  const sums = members.flatMap((member) => sumMember(member, hours, nowAt) ?? []).sort((a, b) => a - b);
  const [first] = members;
  if (first === undefined || sums.length === 0) return null;
  const mean = sums.reduce((sum, value) => sum + value, 0) / sums.length;
  const high = sums[Math.ceil(HIGH * sums.length) - 1] ?? mean;
  return {
    hours: STEPS / STEPS_PER_HOUR,
    rain: round(mean, 1),
    rainHigh: round(Math.max(high, mean), 1),
    members: sums.length,
    frameAt: formatMoment(first.frameAt),
  };
}
