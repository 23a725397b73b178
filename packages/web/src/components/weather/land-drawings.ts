import type { Landscape } from '@portal/content/find-landscape';
import city from './lands/land-city.svg?raw';
import coast from './lands/land-coast.svg?raw';
import delta from './lands/land-delta.svg?raw';
import highland from './lands/land-highland.svg?raw';
import island from './lands/land-island.svg?raw';
import mountain from './lands/land-mountain.svg?raw';
import terraces from './lands/land-terraces.svg?raw';
import { type InlineDrawing, parseDrawings } from './parse-drawings.ts';

/** A horizon as wide screens and as phones show it. */
interface LandDrawing {
  readonly wide: InlineDrawing;
  readonly phone: InlineDrawing;
}

function toLand(svg: string): LandDrawing {
  const drawings = parseDrawings(svg);
  const [wide, phone] = [drawings.get('wide'), drawings.get('phone')];
  if (wide === undefined || phone === undefined) throw new Error('a horizon lacks one of its two drawings');
  return { wide, phone };
}

/** Each horizon, to stand in the page: about a kilobyte, and no request before the sky is whole. */
export const LAND_DRAWINGS: Readonly<Record<Landscape, LandDrawing>> = {
  city: toLand(city),
  coast: toLand(coast),
  delta: toLand(delta),
  highland: toLand(highland),
  island: toLand(island),
  mountain: toLand(mountain),
  terraces: toLand(terraces),
};
