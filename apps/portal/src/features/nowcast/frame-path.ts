import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { RadarOrigin } from '@portal/forecast/radar-keeping/radar-folder';

/** What the address of a nowcast's frame names. `frameAt` 0 stands for no radar. */
export interface NowcastFrameAddress {
  readonly origin: RadarOrigin;
  readonly frameAt: EpochSeconds;
  /** Short name of the published runs that the model's part is made of. */
  readonly edition: string;
  readonly at: EpochSeconds;
}

const PATH = /^\/map-data\/nowcast\/(radar|demo)-(\d{1,10})-([0-9a-f]{8})\/(\d{9,10})\.bin$/;

/** Short name of what the store has published. */
export function toEdition(version: string): string {
  return createHash('sha256').update(version).digest('hex').slice(0, 8);
}

export function toNowcastPath({ origin, frameAt, edition, at }: NowcastFrameAddress): string {
  return `/map-data/nowcast/${origin}-${frameAt}-${edition}/${at}.bin`;
}

/** What a path names; null for a path that no frame can have. */
export function parseNowcastPath(path: string): NowcastFrameAddress | null {
  const [, origin, frameAt = '', edition = '', at = ''] = PATH.exec(path) ?? [];
  if (origin !== 'radar' && origin !== 'demo') return null;
  return { origin, frameAt: Number(frameAt), edition, at: Number(at) };
}
