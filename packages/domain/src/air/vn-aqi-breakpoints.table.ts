/** Index values of the eight breakpoints (QĐ 1459/QĐ-TCMT, table of BP values). */
export const INDEX_BREAKPOINTS = [0, 50, 100, 150, 200, 300, 400, 500] as const;

/** Concentrations at the index breakpoints, µg/m³; the 8-hour ozone column ends at 300 (QĐ 1459/QĐ-TCMT, domain.md §2.1.1). */
export const CONCENTRATION_BREAKPOINTS = {
  pm25: [0, 25, 50, 80, 150, 250, 350, 500],
  pm10: [0, 50, 150, 250, 350, 420, 500, 600],
  o3: [0, 160, 200, 300, 400, 800, 1000, 1200],
  o3EightHours: [0, 100, 120, 170, 210, 400],
  no2: [0, 100, 200, 700, 1200, 2350, 3100, 3850],
  so2: [0, 125, 350, 550, 800, 1600, 2100, 2630],
  co: [0, 10_000, 30_000, 45_000, 60_000, 90_000, 120_000, 150_000],
} as const;
