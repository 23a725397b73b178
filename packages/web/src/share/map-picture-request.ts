import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import type { nowcastFrames } from '@portal/contract/endpoints/nowcast';

/** A frame of a layer: grid and meaning of its bytes. */
export type MapPictureFrame = Omit<EndpointReply<typeof weatherMapFrames>, 'frames' | 'issued' | 'unit'> & {
  /** Index of the plane with 1 where the value is from radar; absent where all is model. */
  readonly basisPlane?: number;
  /** Coarse cells around the planes; absent for layers with one grid. */
  readonly region?: EndpointReply<typeof nowcastFrames>['region'];
};

export interface MapPictureRequest {
  readonly frame: MapPictureFrame;
  readonly bytes: Uint8Array;
}
