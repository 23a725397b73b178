import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherMapFrames } from '@portal/contract/endpoints/map-frames';

/** A frame of a layer: how its bytes lie on the earth and what they mean. */
export type MapPictureFrame = Omit<EndpointReply<typeof weatherMapFrames>, 'frames' | 'issued' | 'unit'>;

/** What the drawn map shows. */
export interface MapPictureRequest {
  readonly frame: MapPictureFrame;
  readonly bytes: Uint8Array;
  readonly language: 'vi' | 'en';
}
