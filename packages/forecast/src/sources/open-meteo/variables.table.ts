import { type Recipe, makeValueRecipe as value, makeWindLevel as windLevel } from './recipe.ts';

/** The service counts 7 cm of snow as 10 mm of water. */
const SNOW_CM_TO_WATER_MM = 10 / 7;

/** Requested forecast variables. Humidity is left out: it follows from the dew point, and each variable costs calls. */
export const FORECAST_RECIPES: readonly Recipe[] = [
  value('temperature2m', 'temperature_2m', '°C'),
  value('dewPoint2m', 'dew_point_2m', '°C'),
  value('precipitation', 'precipitation', 'mm', { hour: 'before', note: 'sum of the hour before' }),
  value('precipitationProbability', 'precipitation_probability', '%', {
    hour: 'from',
    note: 'of the hour before, stored under its beginning',
  }),
  value('snowfall', 'snowfall', 'cm', {
    factor: SNOW_CM_TO_WATER_MM,
    hour: 'before',
    note: 'sum of the hour before; 7 cm are 10 mm of water',
  }),
  value('cloudCover', 'cloud_cover', '%'),
  value('pressureMsl', 'pressure_msl', 'hPa'),
  value('visibility', 'visibility', 'm', { factor: 0.001 }),
  { kind: 'wind', u: 'windU10m', v: 'windV10m', heightM: 10, levels: [windLevel(10)] },
  { kind: 'wind', u: 'windU100m', v: 'windV100m', heightM: 100, levels: [windLevel(80), windLevel(120)] },
  value('windGust10m', 'wind_gusts_10m', 'm/s', { note: 'highest of the hour before' }),
  value('cape', 'cape', 'J/kg'),
  value('shortWaveRadiation', 'shortwave_radiation', 'W/m²', { hour: 'before', note: 'mean of the hour before' }),
  value('uvIndex', 'uv_index', ''),
];

/** Requested air quality variables. The unit is spelled as by the service, with the Greek letter. */
export const AIR_RECIPES: readonly Recipe[] = [
  value('pm25', 'pm2_5', 'μg/m³'),
  value('pm10', 'pm10', 'μg/m³'),
  value('o3', 'ozone', 'μg/m³'),
  value('no2', 'nitrogen_dioxide', 'μg/m³'),
  value('so2', 'sulphur_dioxide', 'μg/m³'),
  value('co', 'carbon_monoxide', 'μg/m³'),
];

/** Requested marine variables: height and mean period of all waves, and their direction of origin. */
export const MARINE_RECIPES: readonly Recipe[] = [
  value('waveHeight', 'wave_height', 'm'),
  value('wavePeriod', 'wave_period', 's'),
  value('waveDirection', 'wave_direction', '°'),
];
