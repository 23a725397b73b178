import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ColdLevel } from '@portal/domain/weather/cold-level';
import type { FogSpell } from './facts/fog-spell.ts';
import type { StretchRain } from './facts/rain-spell.ts';
import type { HeatLevel, TimedWarmth } from './facts/warmth.ts';
import type { WindPeak } from './facts/wind-peak.ts';

/** A phrase without capital and full stop, and the same for a message of 160 characters. */
export interface WardPhrase {
  readonly text: string;
  readonly brief: string;
}

/** Lowest and highest temperature of a bulletin's time, and whether it is a night's. */
export interface WardWarmths {
  readonly low: TimedWarmth;
  readonly high: TimedWarmth;
  readonly isNight: boolean;
}

/** Rain over the whole ward in the next hours, mm. */
export interface WardRainSum {
  readonly hours: number;
  readonly meanMm: number;
  readonly highMm: number;
}

/** Phrases of a ward's bulletin in one language, with the words of the place's own sentences. */
export interface WardWriter {
  readonly rain: (rain: StretchRain, sum: WardRainSum | null, nowAt: EpochSeconds, endAt: EpochSeconds) => WardPhrase;
  readonly thunder: (isLikely: boolean) => WardPhrase;
  readonly wind: (wind: WindPeak, nowAt: EpochSeconds) => WardPhrase;
  readonly heat: (heat: Exclude<HeatLevel, 0>, high: TimedWarmth, nowAt: EpochSeconds) => WardPhrase;
  readonly cold: (cold: Exclude<ColdLevel, 0>, warmths: WardWarmths, nowAt: EpochSeconds) => WardPhrase;
  readonly warmth: (warmths: WardWarmths, nowAt: EpochSeconds) => WardPhrase;
  readonly fog: (fog: FogSpell, nowAt: EpochSeconds) => WardPhrase;
}
