/** Where measurements are made: an airport, a synoptic station, an operator's own mast or gauge. */
export interface Station {
  /** As its network writes it: `VVNB`, `48820`, or the operator's own code. */
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Height of the ground, metres; null where unknown. */
  readonly heightM: number | null;
  readonly network: 'metar' | 'synop' | 'own';
}

/**
 * What a station measured over one calendar day of Vietnam (`date` as YYYY-MM-DD), from values that passed quality control. Null is not
 * measured, and a day with too few hours for the element is null too. Names are those of a forecast's daily values.
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
}
