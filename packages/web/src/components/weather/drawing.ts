import type { Landscape } from '@portal/content/find-landscape';
import canTho from '#components/weather/lands/can-tho.svg?raw';
import coast from '#components/weather/lands/coast.svg?raw';
import daLat from '#components/weather/lands/da-lat.svg?raw';
import daNang from '#components/weather/lands/da-nang.svg?raw';
import delta from '#components/weather/lands/delta.svg?raw';
import haLong from '#components/weather/lands/ha-long.svg?raw';
import haiPhong from '#components/weather/lands/hai-phong.svg?raw';
import hanoi from '#components/weather/lands/hanoi.svg?raw';
import highland from '#components/weather/lands/highland.svg?raw';
import hoiAn from '#components/weather/lands/hoi-an.svg?raw';
import hue from '#components/weather/lands/hue.svg?raw';
import island from '#components/weather/lands/island.svg?raw';
import saigon from '#components/weather/lands/saigon.svg?raw';
import terraces from '#components/weather/lands/terraces.svg?raw';
import partsSvg from './sky-parts.svg?raw';

/** An inlined drawing: view box, aspect rule, content. */
export interface InlineDrawing {
  readonly viewBox: string;
  readonly preserveAspectRatio: string;
  readonly markup: string;
}

const SYMBOL = /<symbol id="([\w-]+)" viewBox="([^"]+)" preserveAspectRatio="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;

/** Symbols of one of the portal's SVG files, by name. */
export function parseDrawings(svg: string): ReadonlyMap<string, InlineDrawing> {
  return new Map(
    [...svg.matchAll(SYMBOL)].map(([, id = '', viewBox = '', preserveAspectRatio = '', markup = '']) => [
      id,
      { viewBox, preserveAspectRatio, markup: markup.replaceAll('\n', '') },
    ]),
  );
}

/**
 * Drawings with the same box stacked as inline markup; decorative. A string: they are long, and React would traverse
 * them for every page.
 */
export function writeDrawing(drawings: readonly [InlineDrawing, ...InlineDrawing[]], className: string): string {
  const [{ viewBox, preserveAspectRatio }] = drawings;
  const box = `viewBox="${viewBox}" preserveAspectRatio="${preserveAspectRatio}"`;
  return `<svg aria-hidden="true" class="${className}" ${box}>${drawings.map(({ markup }) => markup).join('')}</svg>`;
}

function toLand(svg: string): InlineDrawing {
  const land = parseDrawings(svg).get('land');
  if (land === undefined) throw new Error('a horizon file has no drawing');
  return land;
}

/**
 * Horizons to inline: about 1 kB each, without an extra request. Anchored bottom right: a phone shows the landmark, a
 * wide screen the extension to the left.
 */
export const LAND_DRAWINGS: Readonly<Record<Landscape, InlineDrawing>> = {
  'can-tho': toLand(canTho),
  coast: toLand(coast),
  'da-lat': toLand(daLat),
  'da-nang': toLand(daNang),
  delta: toLand(delta),
  'ha-long': toLand(haLong),
  'hai-phong': toLand(haiPhong),
  hanoi: toLand(hanoi),
  highland: toLand(highland),
  'hoi-an': toLand(hoiAn),
  hue: toLand(hue),
  island: toLand(island),
  saigon: toLand(saigon),
  terraces: toLand(terraces),
};

const DRAWINGS = parseDrawings(partsSvg);

/** Clouds, stars, fog or a festival drawing of `sky-parts.svg`; throws on an unknown name. */
export function getSkyDrawing(name: string): InlineDrawing {
  const drawing = DRAWINGS.get(name);
  if (drawing === undefined) throw new Error(`sky-parts.svg has no ${name}`);
  return drawing;
}
/**
 * Lit part of a moon of a radius around 0 0 by phase (0 new, 0.25 first quarter, 0.5 full): half the edge, then the
 * terminator, an ellipse as wide as the cosine of the phase. Waxing is lit on the right, as in the northern hemisphere.
 */
export function toMoonPath(phase: number, radius: number): string {
  const isWaxing = phase < 0.5;
  const cosine = Math.cos(2 * Math.PI * phase);
  const width = Math.round(Math.abs(cosine) * radius * 10) / 10;
  const edge = isWaxing ? 1 : 0;
  const terminator = cosine > 0 === isWaxing ? 0 : 1;
  return `M0-${radius}A${radius} ${radius} 0 0 ${edge} 0 ${radius}A${width} ${radius} 0 0 ${terminator} 0-${radius}z`;
}
