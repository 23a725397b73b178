import type { EpochSeconds } from '#time/vietnam-time.ts';

type Value = number | null;

/** An hour as in the API's reply (°C, %, m/s, degrees, km, mm); null is unknown. */
export interface BulletinHour {
  readonly at: EpochSeconds;
  readonly temperature: Value;
  readonly feelsLike: Value;
  readonly humidity: Value;
  readonly windSpeed: Value;
  readonly windGust: Value;
  readonly windDirection: Value;
  readonly visibility: Value;
  readonly rain: Value;
  readonly rainProbability: Value;
  readonly uvIndex: Value;
  /** 0 none, 1 possible, 2 likely, 3 observed. */
  readonly thunder: Value;
}

/** A day as in the API's reply; sunrise and sunset as moments with their offset. */
export interface BulletinDay {
  /** `2026-11-22` */
  readonly date: string;
  readonly rain: Value;
  readonly rainLow: Value;
  readonly rainHigh: Value;
  readonly rainProbability: Value;
  readonly temperatureMin: Value;
  readonly temperatureMax: Value;
  readonly temperatureMean: Value;
  readonly feelsLikeMax: Value;
  readonly windSpeedMax: Value;
  readonly windGustMax: Value;
  readonly uvIndexMax: Value;
  readonly sunrise: string | null;
  readonly sunset: string | null;
}

/** The weather behind the figures, as on pages and in the API: hours from the current one on without gaps. */
export interface BulletinWeather {
  readonly hours: readonly BulletinHour[];
  readonly days: readonly BulletinDay[];
  /** Significant wave heights in metres, hour by hour; empty away from the sea. */
  readonly waves: readonly { readonly at: EpochSeconds; readonly waveHeight: Value }[];
}
