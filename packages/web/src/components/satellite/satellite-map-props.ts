import type { EndpointReply } from '@portal/contract/endpoint';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';

export type SatelliteFrames = EndpointReply<typeof satelliteFrames>;

export interface SatelliteMapProps extends Pick<WeatherMapProps, 'style' | 'words' | 'ground' | 'place' | 'placePath'> {
  readonly frames: SatelliteFrames;
  /** Index of the first image shown. */
  readonly first: number;
}
