import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { modelShare, type RadarRain, STEP_SECONDS } from '#weather/rain-course.ts';

/**
 * How the rain of a clock hour is made of radar and model, which are blended by steps of ten minutes as for places: rain = radarMm +
 * modelPart × the model's rain of the hour. The same for each member of an ensemble.
 */
export interface HourBlend {
  /** What the radar contributes, mm: what fell since the hour began, and its share of what is to come. */
  readonly radarMm: number;
  /** How much of the hour is the model's, 0…1. */
  readonly modelPart: number;
}

/**
 * Blends of the clock hours from the current one on that a radar's nowcast reaches. A step that the radar does not know is the
 * model's, and so are the minutes before now where the frames do not say what fell.
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

/** The rain of an hour by its blend; NaN where the model is needed and not known. */
export function blendHour(blend: HourBlend | undefined, modelMm: number): number {
  if (blend === undefined) return modelMm;
  return blend.modelPart === 0 ? blend.radarMm : blend.radarMm + blend.modelPart * modelMm;
}

/** What an hour rests on. */
export type HourBasis = 'radar' | 'both' | 'model';

/** Less of an hour than this is not worth a word. */
const LITTLE = 0.05;

/** What the rain of an hour rests on; a twentieth of it counts as nothing. */
export function findHourBasis(blend: HourBlend | undefined): HourBasis {
  if (blend === undefined || blend.modelPart > 1 - LITTLE) return 'model';
  return blend.modelPart < LITTLE ? 'radar' : 'both';
}
