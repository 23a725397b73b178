/** The invariants that a weather reply violates, one line each with the field. */
export function listBrokenRules(reply: unknown, path = ''): string[] {
  if (typeof reply === 'number') return Number.isFinite(reply) ? [] : [`${path} is ${reply}`];
  if (reply === undefined) return [`${path} is left out`];
  if (typeof reply !== 'object' || reply === null) return [];
  const inside = Object.entries(reply).flatMap(([key, value]) => listBrokenRules(value, `${path}.${key}`));
  return [...inside, ...listBrokenPairs(reply as Record<string, unknown>, path)];
}

const ORDERED: readonly (readonly [less: string, more: string])[] = [
  ['windSpeed', 'windGust'],
  ['windSpeedMax', 'windGustMax'],
  ['dewPoint', 'temperature'],
  ['temperatureLow', 'temperature'],
  ['temperature', 'temperatureHigh'],
  ['rainLow', 'rain'],
  ['rain', 'rainHigh'],
  ['temperatureMin', 'temperatureMax'],
  ['temperatureMin', 'temperatureMean'],
  ['temperatureMean', 'temperatureMax'],
];
const FIRST_RAIN_CODE = 12;

function listBrokenPairs(values: Record<string, unknown>, path: string): string[] {
  const broken = ORDERED.filter(([less, more]) => {
    const [low, high] = [values[less], values[more]];
    return typeof low === 'number' && typeof high === 'number' && low > high;
  }).map(([less, more]) => `${path}: ${less} ${values[less]} > ${more} ${values[more]}`);
  const { code, rain, rainHours } = values;
  if (typeof code === 'number' && code >= FIRST_RAIN_CODE && rain === 0)
    broken.push(`${path}: code ${code} without rain`);
  if (Array.isArray(rainHours) && !rainHours.includes(null) && typeof rain === 'number') {
    const sum = rainHours.reduce((total: number, hour: number) => total + hour, 0);
    if (Math.abs(sum - rain) > 1e-6) broken.push(`${path}: rain ${rain} but its hours sum to ${sum}`);
  }
  return broken;
}
