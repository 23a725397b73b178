/** Climate normals of one station. Twelve values each, January first. */
export interface StationNormals {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Height above the sea in metres; null where no trustworthy figure is known. */
  readonly heightM: number | null;
  /** Mean air temperature of each month, °C. */
  readonly temperatureMeanC: readonly number[];
  /** Mean rain of each month, mm. */
  readonly rainMm: readonly number[];
}
