import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ChanceLaw, ChanceTable } from '@portal/domain/weather/chance-law';

/** The run that a value is of. */
export interface CorrectedRun {
  readonly source: string;
  readonly publishedAt: EpochSeconds;
  readonly demo: boolean;
}

/** Where a value is read. */
export interface CorrectedPlace {
  readonly readAt: LatLng;
  /** Metres; null where unknown. */
  readonly heightM: number | null;
}

/** What is added to the temperature of a run at a place, °C, by lead in calendar days from 0 on. */
export interface TemperatureCorrection {
  /** For the hours around the day's lowest. */
  readonly lowC: readonly number[];
  /** For the hours around the day's highest. */
  readonly highC: readonly number[];
}

/** How much a source counts in a weighted temperature. */
export interface SourceWeight {
  readonly source: string;
  /** 0…1 by lead in calendar days from 0 on; 0 where it does not count. */
  readonly byLead: readonly number[];
}

/** What was learned from past forecasts and measurements, and is in force. */
export interface LearnedCorrections {
  /** Changes with every version that is added or removed; empty where nothing is learned. Polls the disk at most once a second. */
  version(): string;
  /** Which version corrects temperatures of a run, by the moment from which it is in force; null for none. */
  findVersion(run: CorrectedRun): EpochSeconds | null;
  /** Null where nothing is to be corrected. Always the same for the same run and place. */
  findTemperature(run: CorrectedRun, place: CorrectedPlace): TemperatureCorrection | null;
  /** Calibrated chances of rain of a run's hours of a lead in calendar days; null where they stay. Always the same for the same run and place. */
  findChances(run: CorrectedRun, leadDays: number, point: LatLng): ChanceTable | null;
  /** The law that they follow. */
  findChanceLaw(run: CorrectedRun, leadDays: number, point: LatLng): ChanceLaw | null;
  /** How much the sources count in the temperature of a run, its own first; null where it is shown alone. Always the same for the same run. */
  findWeights(run: CorrectedRun): readonly SourceWeight[] | null;
  /** How much the forecast of a day counts beside the climate, 0…1, the day of the run being 1; null where nothing was learned of it. */
  findForecastWeight(run: CorrectedRun, day: number): number | null;
  /** One line for each file that is damaged and passed over. */
  problems(): readonly string[];
}

/** Forecasts stay as their models give them. */
export const NOTHING_LEARNED: LearnedCorrections = {
  version: () => '',
  findVersion: () => null,
  findTemperature: () => null,
  findChances: () => null,
  findChanceLaw: () => null,
  findWeights: () => null,
  findForecastWeight: () => null,
  problems: () => [],
};
