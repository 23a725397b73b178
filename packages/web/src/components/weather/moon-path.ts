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
