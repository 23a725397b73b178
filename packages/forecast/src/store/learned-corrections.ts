import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ChanceLaw, ChanceTable } from '@portal/domain/weather/chance-law';

/** The run of a value. */
export interface CorrectedRun {
  readonly source: string;
  readonly publishedAt: EpochSeconds;
  readonly demo: boolean;
}

/** A run whose start is known: its days belong to seasons. */
export interface StartedRun extends CorrectedRun {
  readonly runAt: EpochSeconds;
}

/** What is corrected besides temperature and chances of rain. */
export const CORRECTED_ELEMENTS = ['wind', 'humidity', 'cloud'] as const;

/** Name of such an element. */
export type CorrectedElement = (typeof CORRECTED_ELEMENTS)[number];

/** What a mean of sources is learned for. Never wind: it would lose its peaks. */
export type WeightedVariable = 'temperature' | 'humidity' | 'cloud';

/** Where a value is read. */
export interface CorrectedPlace {
  readonly readAt: LatLng;
  /** Metres; null if unknown. */
  readonly heightM: number | null;
}

/**
 * Correction of a run's value at a place, by lead in calendar days from 0: temperature and dew point in °C, cloud in %,
 * wind as the negative of the logarithm that `correctWindMs` takes. Alike at all hours except for temperature.
 */
export interface DayCorrection {
  /** For the hours around the day's lowest. */
  readonly lowC: readonly number[];
  /** For the hours around the day's highest. */
  readonly highC: readonly number[];
}

/** Weight of a source in a weighted temperature. */
export interface SourceWeight {
  readonly source: string;
  /** 0…1 by lead in calendar days from 0; 0 if it does not count. */
  readonly byLead: readonly number[];
}

/** Corrections learned from past forecasts and measurements. */
export interface LearnedCorrections {
  /** Changes with every version added or removed; empty if nothing is learned. Polls the disk at most once a second. */
  version(): string;
  /** The version that corrects a run's temperature or another element, by its start of validity; null for none. */
  findVersion(run: CorrectedRun, element: CorrectedElement | 'temperature'): EpochSeconds | null;
  /** Null if there is no correction. Always the same for the same run and place. */
  findTemperature(run: CorrectedRun, place: CorrectedPlace): DayCorrection | null;
  /** The same for wind, humidity or cloud. */
  findElement(run: CorrectedRun, element: CorrectedElement, place: CorrectedPlace): DayCorrection | null;
  /**
   * Calibration of a run's rain chances at a lead in calendar days; null if there is none. Always the same for the same
   * run and place.
   */
  findChances(run: CorrectedRun, leadDays: number, point: LatLng): ChanceTable | null;
  /** The law of that calibration. */
  findChanceLaw(run: CorrectedRun, leadDays: number, point: LatLng): ChanceLaw | null;
  /**
   * Weights of the sources in a run's temperature, humidity or cloud, its own first; null if it is shown alone. Always
   * the same for the same run.
   */
  findWeights(run: StartedRun, variable: WeightedVariable): readonly SourceWeight[] | null;
  /**
   * Weight of a day's forecast relative to the climate, 0…1, where the day of the run is 1; null if none is learned.
   */
  findForecastWeight(run: CorrectedRun, day: number): number | null;
  /** One line per damaged file, which is skipped. */
  problems(): readonly string[];
}

/** No corrections: forecasts as issued by the models. */
export const NOTHING_LEARNED: LearnedCorrections = {
  version: () => '',
  findVersion: () => null,
  findTemperature: () => null,
  findElement: () => null,
  findChances: () => null,
  findChanceLaw: () => null,
  findWeights: () => null,
  findForecastWeight: () => null,
  problems: () => [],
};
