import type { MapFrame } from '@portal/contract/endpoints/map-frames';

type Moments = readonly Pick<MapFrame, 'at' | 'kind'>[];

/** A moment as it stands in an address: `2026-08-03T14`, with minutes `2026-08-03T1410`. */
export function toAddressMoment(at: string): string {
  const minutes = at.slice(14, 16);
  return minutes === '00' ? at.slice(0, 13) : at.slice(0, 13) + minutes;
}

/** Index of the frame that stands for the present: the last one that was observed, else the first. */
export function findPresent(frames: Moments): number {
  return Math.max(
    frames.findLastIndex(({ kind }) => kind === 'observed'),
    0,
  );
}

/** Index of the frame that an address names; that of the present where it names none, or one that is not there. */
export function findMoment(frames: Moments, moment: string | null): number {
  const found = moment === null ? -1 : frames.findIndex(({ at }) => toAddressMoment(at) === moment);
  return found >= 0 ? found : findPresent(frames);
}
