import type { MapFrame } from '@portal/contract/endpoints/map-frames';

type Moments = readonly Pick<MapFrame, 'at' | 'kind'>[];

const HOUR_MS = 3_600_000;
/** Frames that a label takes for itself. */
const ROOM = 4;

function isMarked(at: string, isByHour: boolean): boolean {
  return isByHour ? Number(at.slice(11, 13)) % 6 === 0 : at.slice(14, 16) === '00';
}

/** What stands under each frame of the bar: the time of the first, of whole hours or every sixth hour after it, else nothing. */
export function labelFrames(frames: Moments): string[] {
  const [first, second] = frames;
  if (first === undefined) return [];
  const isByHour = second === undefined || Date.parse(second.at) - Date.parse(first.at) >= HOUR_MS;
  let last = 0;
  return frames.map(({ at }, index) => {
    if (index > 0 && (!isMarked(at, isByHour) || index - last < ROOM)) return '';
    last = index;
    return at.slice(11, 16);
  });
}
