import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import type { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import type { MapLayer } from './map-layer.ts';

type HourFrames = EndpointReply<typeof weatherMapFrames>;
type NowcastFrames = EndpointReply<typeof nowcastFrames>;
type SatelliteFrames = EndpointReply<typeof satelliteFrames>;

/** The frames of a layer, whichever call told them. */
export interface MapFrames extends Omit<HourFrames, 'layer' | 'unit'> {
  readonly layer: MapLayer;
  /** What rain of the next hours rests on; null for other layers. */
  readonly basis: NowcastFrames['basis'] | null;
  /** When the newest radar frame was taken; null without one, and for other layers. */
  readonly frameAt: string | null;
  readonly lightning: NowcastFrames['lightning'];
}

const NO_RADAR = { basis: null, frameAt: null, lightning: [] };

/** Frames of the model, by the hour. */
export function fromHourFrames({ unit: _unit, ...frames }: HourFrames): MapFrames {
  return { ...frames, ...NO_RADAR };
}

/** Frames of radar and nowcast, every ten minutes. */
export function fromNowcastFrames({ unit: _unit, frames, ...rest }: NowcastFrames): MapFrames {
  return { ...rest, layer: 'radar', planes: 1, frames: frames.map(({ lead: _lead, ...frame }) => frame) };
}

/** Satellite images; null where no satellite is read. Their pixels are no values. */
export function fromSatelliteFrames(reply: SatelliteFrames): MapFrames | null {
  if (reply.frames.length === 0) return null;
  return { ...reply, ...NO_RADAR, layer: 'satellite', planes: 0, scale: NO_VALUES };
}

const NO_VALUES = { offset: 0, factor: 0, power: 1, missing: 255 } as const;
