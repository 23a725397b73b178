/** Facts of a quantity in conditions. */
interface QuantityFacts {
  /** Unit of thresholds and values; null for a level or an index. */
  readonly unit: 'mm' | '%' | 'm/s' | '°C' | 'km' | 'm' | 's' | null;
  /** Limits of a threshold. */
  readonly least: number;
  readonly most: number;
  /** Displayed decimals. */
  readonly decimals: 0 | 1;
}

/**
 * Quantities of conditions by the API's names. `windSpeed` is at 10 m, the others at the given metres above ground;
 * `windGust150` is estimated from the mean wind there (domain.md §6.13); `thunder` is 0 none, 1 possible, 2 likely,
 * 3 observed.
 */
export const DECISION_QUANTITIES = {
  rain: { unit: 'mm', least: 0, most: 300, decimals: 1 },
  rainProbability: { unit: '%', least: 0, most: 100, decimals: 0 },
  windSpeed: { unit: 'm/s', least: 0, most: 90, decimals: 1 },
  windGust: { unit: 'm/s', least: 0, most: 120, decimals: 1 },
  windSpeed50: { unit: 'm/s', least: 0, most: 90, decimals: 1 },
  windSpeed100: { unit: 'm/s', least: 0, most: 90, decimals: 1 },
  windSpeed120: { unit: 'm/s', least: 0, most: 90, decimals: 1 },
  windSpeed150: { unit: 'm/s', least: 0, most: 90, decimals: 1 },
  windGust150: { unit: 'm/s', least: 0, most: 120, decimals: 1 },
  temperature: { unit: '°C', least: -20, most: 60, decimals: 1 },
  feelsLike: { unit: '°C', least: -20, most: 80, decimals: 1 },
  humidity: { unit: '%', least: 0, most: 100, decimals: 0 },
  visibility: { unit: 'km', least: 0, most: 100, decimals: 1 },
  uvIndex: { unit: null, least: 0, most: 20, decimals: 0 },
  thunder: { unit: null, least: 0, most: 3, decimals: 0 },
  waveHeight: { unit: 'm', least: 0, most: 30, decimals: 1 },
  wavePeriod: { unit: 's', least: 0, most: 30, decimals: 1 },
} as const satisfies Record<string, QuantityFacts>;

/** Quantity of a condition. */
export type DecisionQuantity = keyof typeof DECISION_QUANTITIES;

/** Every quantity in display order. */
export const DECISION_QUANTITY_IDS = Object.keys(DECISION_QUANTITIES) as readonly DecisionQuantity[];
