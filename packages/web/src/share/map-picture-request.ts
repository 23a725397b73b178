import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import type { nowcastFrames } from '@portal/contract/endpoints/nowcast';

/** A frame of a layer: how its bytes lie on the earth and what they mean. */
export type MapPictureFrame = Omit<EndpointReply<typeof weatherMapFrames>, 'frames' | 'issued' | 'unit'> & {
  /** The plane whose bytes are 1 where a value is the radar's; absent where all is a model's. */
  readonly basisPlane?: number;
  /** Coarse cells beyond the planes; absent where a layer has one grid. */
  readonly region?: EndpointReply<typeof nowcastFrames>['region'];
};

/** What the drawn map shows. */
export interface MapPictureRequest {
  readonly frame: MapPictureFrame;
  readonly bytes: Uint8Array;
}
