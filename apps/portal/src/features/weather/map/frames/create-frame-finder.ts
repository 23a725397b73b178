import type { WeatherNeeds } from '../../needs.ts';
import { findMapFrame } from './find-map-frame.ts';
import { parseFramePath } from './frame-address.ts';

/** Finds a frame by the path that `/weather/map/frames` gave it; null for any other path. */
export function createFrameFinder(needs: WeatherNeeds): (path: string) => ReturnType<typeof findMapFrame> {
  return (path) => {
    const address = parseFramePath(path);
    return address === null ? null : findMapFrame(needs, address);
  };
}
