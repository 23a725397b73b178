import type { Landscape } from '@portal/content/find-landscape';
import city from '#components/weather/lands/land-city.svg?raw';
import coast from '#components/weather/lands/land-coast.svg?raw';
import delta from '#components/weather/lands/land-delta.svg?raw';
import highland from '#components/weather/lands/land-highland.svg?raw';
import island from '#components/weather/lands/land-island.svg?raw';
import mountain from '#components/weather/lands/land-mountain.svg?raw';
import terraces from '#components/weather/lands/land-terraces.svg?raw';
import sceneSvg from './sky-scene.svg?raw';

/** A drawing that stands in the page itself: its box, how it fits another, and what is in it. */
export interface InlineDrawing {
  readonly viewBox: string;
  readonly preserveAspectRatio: string;
  readonly markup: string;
}

const SYMBOL = /<symbol id="([\w-]+)" viewBox="([^"]+)" preserveAspectRatio="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;

/** The symbols of a file of ours by their names. */
export function parseDrawings(svg: string): ReadonlyMap<string, InlineDrawing> {
  return new Map(
    [...svg.matchAll(SYMBOL)].map(([, id = '', viewBox = '', preserveAspectRatio = '', markup = '']) => [
      id,
      { viewBox, preserveAspectRatio, markup: markup.replaceAll('\n', '') },
    ]),
  );
}

interface DrawingProps {
  /** One over the other, all of one box. */
  readonly drawings: readonly [InlineDrawing, ...InlineDrawing[]];
  readonly className: string | undefined;
}

/** Drawings of ours in the page itself; decoration, never read aloud. */
export function Drawing({ drawings, className }: DrawingProps) {
  const [{ viewBox, preserveAspectRatio }] = drawings;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings from files of ours, read when the program is built
      dangerouslySetInnerHTML={{ __html: drawings.map(({ markup }) => markup).join('') }}
    />
  );
}

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

const DRAWINGS = parseDrawings(sceneSvg);

/** Clouds, rain, stars or fog of `sky-scene.svg`; throws where it has no drawing of the name. */
export function getSkyDrawing(name: string): InlineDrawing {
  const drawing = DRAWINGS.get(name);
  if (drawing === undefined) throw new Error(`sky-scene.svg has no ${name}`);
  return drawing;
}
/**
 * The lit part of a moon of the given radius around 0 0, by its phase (0 new, 0.25 first quarter, 0.5 full): half the edge,
 * then the terminator, an ellipse as wide as the cosine of the phase. Waxing is lit on the right, as north of the equator.
 */
export function toMoonPath(phase: number, radius: number): string {
  const isWaxing = phase < 0.5;
  const cosine = Math.cos(2 * Math.PI * phase);
  const width = Math.round(Math.abs(cosine) * radius * 10) / 10;
  const edge = isWaxing ? 1 : 0;
  const terminator = cosine > 0 === isWaxing ? 0 : 1;
  return `M0-${radius}A${radius} ${radius} 0 0 ${edge} 0 ${radius}A${width} ${radius} 0 0 ${terminator} 0-${radius}z`;
}
