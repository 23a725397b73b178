/** The pollutants of VN_AQI. */
export type Pollutant = 'pm25' | 'pm10' | 'o3' | 'no2' | 'so2' | 'co';

/** The pollutants in the order in which the portal lists them; where two give the same index the earlier is the dominant one. */
export const POLLUTANTS: readonly Pollutant[] = ['pm25', 'pm10', 'o3', 'no2', 'so2', 'co'];
