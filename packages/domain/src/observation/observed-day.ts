/** A measurement site: an airport, a synoptic station, an operator's own mast or gauge. */
export interface Station {
  /** Id in its network: `VVNB`, `48820`, or the operator's own code. */
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Ground height, metres; null if unknown. */
  readonly heightM: number | null;
  readonly network: 'metar' | 'synop' | 'own';
}

/**
 * A station's daily values for a Vietnamese calendar day (`date` as YYYY-MM-DD), from values that passed quality
 * control. Null is not measured, or too few hours for the element. Names are those of a forecast's daily values.
 */
export interface ObservedDay {
  readonly stationId: string;
  readonly date: string;
  readonly temperatureMinC: number | null;
  readonly temperatureMaxC: number | null;
  readonly rainMm: number | null;
  /** Strongest mean wind of the day, not its gusts. */
  readonly windMaxMs: number | null;
  readonly gustMaxMs: number | null;
  /** Mean of the clock hours. */
  readonly dewPointMeanC?: number | null;
  /** Total cloud, from oktas. */
  readonly cloudMeanPercent?: number | null;
  /** Least visibility that is not explained by rain, at most 10 km. */
  readonly visibilityMinKm?: number | null;
}
