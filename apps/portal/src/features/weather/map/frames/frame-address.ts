import { createHash } from 'node:crypto';
import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { MapLayer, MixedLayer } from '@portal/forecast/series/read-map-window';
import { MAP_LAYERS } from './map-layers.table.ts';

export interface FrameAddress {
  readonly layer: MapLayerName;
  /** Short name of the runs used. */
  readonly edition: string;
  readonly at: EpochSeconds;
}

const PATH = /^\/map-data\/([a-z]+)\/([0-9a-f]{10})\/(\d{9,10})\.bin$/;

/**
 * Short name of the runs used, including those of a mean; changes with a new run, a new publication, or new
 * corrections.
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

/** Parses a path; null for a time that no frame has, so that a caller cannot count through seconds. */
export function parseFramePath(path: string): FrameAddress | null {
  const [, layer = '', edition = '', text = ''] = PATH.exec(path) ?? [];
  const at = Number(text);
  const isFrame = Object.hasOwn(MAP_LAYERS, layer) && at % HOUR_SECONDS === 0;
  return isFrame ? { layer: layer as MapLayerName, edition, at } : null;
}
