/** Step of the rain scale for an hour: 0 dry, 1 light, 2 moderate (2.5), 3 heavy (10), 4 very heavy (50 mm/h). */
export function toRainLevel(millimetres: number): 0 | 1 | 2 | 3 | 4 {
  if (millimetres < 0.1) return 0;
  if (millimetres < 2.5) return 1;
  if (millimetres < 10) return 2;
  return millimetres < 50 ? 3 : 4;
}
