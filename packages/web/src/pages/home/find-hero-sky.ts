/** The sky behind the home page at an hour (0–23) of Vietnam: drawn by the clock, it forecasts nothing. */
export function findHeroSky(hour: number): 'dawn' | 'clear-day' | 'dusk' | 'clear-night' {
  if (hour === 5) return 'dawn';
  if (hour >= 6 && hour < 17) return 'clear-day';
  return hour === 17 ? 'dusk' : 'clear-night';
}
