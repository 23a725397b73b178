import type { MapLayerName, MapScale } from '@portal/contract/endpoints/map-frames';
import type { VariableName } from '@portal/forecast/variables/variable.table';

export interface MapLayerDefinition {
  readonly unit: string;
  readonly scale: MapScale;
  readonly planes: 1 | 2;
  readonly variables: readonly VariableName[];
  /** Name in a reply's list of sources. */
  readonly issuedAs: string;
}

const missing = 255;

/**
 * All layers: fine steps for common values, and a range for the rarest. Pollutants become an index within the frame.
 */
export const MAP_LAYERS: Readonly<Record<MapLayerName, MapLayerDefinition>> = {
  rain: {
    unit: 'mm/h',
    scale: { offset: 0, factor: 100 / 254 ** 2, power: 2, missing },
    planes: 1,
    variables: ['precipitation'],
    issuedAs: 'rain',
  },
  temperature: {
    unit: '°C',
    scale: { offset: -6, factor: 0.2, power: 1, missing },
    planes: 1,
    variables: ['temperature2m'],
    issuedAs: 'temperature',
  },
  wind: {
    unit: 'm/s',
    scale: { offset: -50.8, factor: 0.4, power: 1, missing },
    planes: 2,
    variables: ['windU10m', 'windV10m'],
    issuedAs: 'windSpeed',
  },
  cloud: {
    unit: '%',
    scale: { offset: 0, factor: 0.4, power: 1, missing },
    planes: 1,
    variables: ['cloudCover'],
    issuedAs: 'cloudCover',
  },
  aqi: {
    unit: 'VN_AQI',
    scale: { offset: 0, factor: 2, power: 1, missing },
    planes: 1,
    variables: ['pm25', 'pm10', 'o3', 'no2', 'so2', 'co'],
    issuedAs: 'aqi',
  },
  uv: {
    unit: 'UVI',
    scale: { offset: 0, factor: 0.08, power: 1, missing },
    planes: 1,
    variables: ['uvIndex', 'cloudCover'],
    issuedAs: 'uvIndex',
  },
};
