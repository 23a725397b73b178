import type { EndpointReply } from '@portal/contract/endpoint';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';

/** The satellite's images, as the API reports them. */
export type SatelliteFrames = EndpointReply<typeof satelliteFrames>;

/** What the live map of images needs. Plain data. */
export interface SatelliteMapProps extends Pick<WeatherMapProps, 'style' | 'words' | 'ground' | 'place' | 'placePath'> {
  readonly frames: SatelliteFrames;
  /** The image that is shown first. */
  readonly first: number;
}
