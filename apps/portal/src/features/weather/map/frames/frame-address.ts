import { createHash } from 'node:crypto';
import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { MapLayer, MixedLayer } from '@portal/forecast/series/read-map-window';
import { MAP_LAYERS } from './map-layers.table.ts';

/** What the address of a frame names. */
export interface FrameAddress {
  readonly layer: MapLayerName;
  /** Short name of the runs behind the frame. */
  readonly edition: string;
  readonly at: EpochSeconds;
}

const PATH = /^\/map-data\/([a-z]+)\/([0-9a-f]{10})\/(\d{9,10})\.bin$/;

/**
 * Short name of the runs behind a frame, those of a mean among them: another run, the same one published again, or corrected by other things
 * learned, has another.
 */
export function toFrameEdition(runs: readonly MapLayer[]): string {
  const names = runs.map((run) => [run, ...(run.mixed ?? [])].map(toName).join('+'));
  return createHash('sha256')
    .update([...new Set(names)].sort().join())
    .digest('hex')
    .slice(0, 10);
}

function toName({ source, runAt, publishedAt, learnedAt }: MixedLayer): string {
  return [source, runAt, publishedAt, learnedAt].filter((part) => part !== undefined).join('/');
}

export function toFramePath({ layer, edition, at }: FrameAddress): string {
  return `/map-data/${layer}/${edition}/${at}.bin`;
}

/** What a path names; null for a path that no frame can have, such as one between two hours, so that no caller can count through seconds. */
export function parseFramePath(path: string): FrameAddress | null {
  const [, layer = '', edition = '', text = ''] = PATH.exec(path) ?? [];
  const at = Number(text);
  const isFrame = Object.hasOwn(MAP_LAYERS, layer) && at % HOUR_SECONDS === 0;
  return isFrame ? { layer: layer as MapLayerName, edition, at } : null;
}
