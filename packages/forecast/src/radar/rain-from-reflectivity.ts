/** Z = 200 R^1.6 (Marshall and Palmer 1948): the relation for steady rain that most composites are made with. */
const FACTOR = 200;
const EXPONENT = 1.6;
/** Stronger echoes are hail or clutter, not more rain. */
const MOST_MMH = 200;

/** Rain rate of a reflectivity, mm/h, by Marshall and Palmer's Z = 200 R^1.6; never above 200 mm/h. NaN stays NaN. */
export function toRainRateMmh(dbz: number): number {
  return Math.min((10 ** (dbz / 10) / FACTOR) ** (1 / EXPONENT), MOST_MMH);
}
