/**
 * How far a pattern may lie from where its motion takes it after so many minutes, km (standard deviation, mean of along and
 * across): what Bowler, Pierce and Seed (2006) measured for STEPS, v = a t^b + c in km/h.
 */
export function findMotionErrorKm(minutes: number): number {
  const along = Math.max(10.88 * minutes ** 0.23 - 7.68, 0);
  const across = Math.max(5.76 * minutes ** 0.31 - 2.72, 0);
  return (0.5 * (along + across) * minutes) / 60;
}
