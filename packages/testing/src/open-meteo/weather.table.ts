/** A variable of the simulated service. */
export interface BuiltVariable {
  readonly unit: string;
  /** Decimals to which the service rounds. */
  readonly digits: number;
  /** At degrees north of 5° N and east of 99° E, and the hour of the day in UTC. Linear over the map. */
  readonly value: (north: number, east: number, hour: number) => number;
}

const of = (unit: string, digits: number, value: BuiltVariable['value']): BuiltVariable => ({ unit, digits, value });

/**
 * Weather that is linear over the map, so that it is known between the points too, and exact in the service's decimals
 * at all points of a half-degree grid (air quality: 0.4°). By call and variable.
 */
export const BUILT_VARIABLES: Readonly<Record<string, Readonly<Record<string, BuiltVariable>>>> = {
  forecast: {
    temperature_2m: of('°C', 1, (north, east, hour) => 20 + 0.2 * north + 0.2 * east + 0.1 * hour),
    dew_point_2m: of('°C', 1, (north, east, hour) => 16 + 0.2 * north + 0.2 * east + 0.1 * hour),
    precipitation: of('mm', 2, (north, _, hour) => 0.1 * (hour % 5) + 0.02 * north),
    precipitation_probability: of('%', 0, (north, _, hour) => 2 * hour + 2 * north),
    snowfall: of('cm', 2, (_, __, hour) => 0.07 * (hour % 2)),
    cloud_cover: of('%', 0, (_, east, hour) => 2 * hour + 2 * east),
    pressure_msl: of('hPa', 1, (north, _, hour) => 1008 + 0.2 * north + 0.1 * hour),
    visibility: of('m', 0, (north, _, hour) => 10_000 + 200 * north + 100 * hour),
    wind_speed_10m: of('m/s', 2, (_, __, hour) => 3 + 0.1 * hour),
    wind_direction_10m: of('°', 0, () => 60),
    wind_speed_80m: of('m/s', 2, (_, __, hour) => 6 + 0.1 * hour),
    wind_direction_80m: of('°', 0, () => 60),
    wind_speed_120m: of('m/s', 2, (_, __, hour) => 7 + 0.1 * hour),
    wind_direction_120m: of('°', 0, () => 60),
    wind_gusts_10m: of('m/s', 1, (north) => 9 + 0.2 * north),
    cape: of('J/kg', 1, (north) => 500 + 20 * north),
    shortwave_radiation: of('W/m²', 1, (north, _, hour) => 10 * hour + 2 * north),
    uv_index: of('', 2, (north, _, hour) => 0.2 * hour + 0.02 * north),
  },
  'air-quality': {
    pm2_5: of('μg/m³', 1, (north, _, hour) => 20 + 0.5 * north + hour),
    pm10: of('μg/m³', 1, (north, _, hour) => 35 + 0.5 * north + hour),
    ozone: of('μg/m³', 1, (_, east, hour) => 60 + 0.5 * east + hour),
    nitrogen_dioxide: of('μg/m³', 1, (north) => 10 + 0.5 * north),
    sulphur_dioxide: of('μg/m³', 1, () => 5),
    carbon_monoxide: of('μg/m³', 1, (north) => 300 + 5 * north),
  },
  marine: {
    wave_height: of('m', 2, (_, east, hour) => 1 + 0.04 * east + 0.02 * hour),
    wave_period: of('s', 2, (north) => 5 + 0.1 * north),
    wave_direction: of('°', 0, (_, __, hour) => 40 + hour),
  },
};
