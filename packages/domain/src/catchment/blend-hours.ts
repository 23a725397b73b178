import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { modelShare, type RadarRain, STEP_SECONDS } from '#weather/rain-course.ts';

/**
 * Blend of a clock hour's rain from radar and model, which are blended in steps of ten minutes as for places: rain =
 * radarMm + modelPart × the model's rain of the hour. The same for each ensemble member.
 */
export interface HourBlend {
  /** Radar part, mm: observed since the hour began, plus its share of the rest. */
  readonly radarMm: number;
  /** Weight of the model's hour, 0…1. */
  readonly modelPart: number;
}

/**
 * Blends of the clock hours from the current one on that a radar nowcast covers. Steps unknown to the radar use the
 * model, and so do the minutes before now without observation.
 *
 * @param now any moment; the steps of `radar` begin with its ten minutes
 */
export function listHourBlends(now: EpochSeconds, radar: RadarRain | null): HourBlend[] {
  if (radar === null) return [];
  const baseAt = now - (now % STEP_SECONDS);
  const hourAt = baseAt - (baseAt % HOUR_SECONDS);
  const end = baseAt + radar.steps.length * STEP_SECONDS;
  const part = STEP_SECONDS / HOUR_SECONDS;
  return Array.from({ length: Math.ceil((end - hourAt) / HOUR_SECONDS) }, (_, index) => {
    const at = hourAt + index * HOUR_SECONDS;
    const before = Math.max(baseAt - at, 0) / HOUR_SECONDS;
    let radarMm = before > 0 ? (radar.fallenMm ?? 0) : 0;
    let modelPart = before > 0 && radar.fallenMm === null ? before : 0;
    for (let stepAt = Math.max(at, baseAt); stepAt < at + HOUR_SECONDS; stepAt += STEP_SECONDS) {
      const rate = radar.steps[(stepAt - baseAt) / STEP_SECONDS]?.rainMmh ?? null;
      const share = rate === null ? 1 : modelShare(radar.frameAt, stepAt, radar.fullWeightMinutes);
      radarMm += (1 - share) * (rate ?? 0) * part;
      modelPart += share * part;
    }
    return { radarMm, modelPart };
  });
}

/** The rain of an hour by its blend; NaN if the model is needed and unknown. */
export function blendHour(blend: HourBlend | undefined, modelMm: number): number {
  if (blend === undefined) return modelMm;
  return blend.modelPart === 0 ? blend.radarMm : blend.radarMm + blend.modelPart * modelMm;
}

/** Source of an hour. */
export type HourBasis = 'radar' | 'both' | 'model';

/** Smaller shares of an hour are ignored. */
const LITTLE = 0.05;

/** Source of an hour's rain; a share below a twentieth is ignored. */
export function findHourBasis(blend: HourBlend | undefined): HourBasis {
  if (blend === undefined || blend.modelPart > 1 - LITTLE) return 'model';
  return blend.modelPart < LITTLE ? 'radar' : 'both';
}
