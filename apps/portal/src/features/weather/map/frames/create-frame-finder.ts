import type { WeatherNeeds } from '../../needs.ts';
import { findMapFrame } from './find-map-frame.ts';
import { parseFramePath } from './frame-address.ts';

/** Finds the bytes of a frame by the path that `/weather/map/frames` gave it; null for any other path. */
export function createFrameFinder(needs: WeatherNeeds): (path: string) => Buffer | null {
  return (path) => {
    const address = parseFramePath(path);
    return address === null ? null : findMapFrame(needs, address);
  };
}
