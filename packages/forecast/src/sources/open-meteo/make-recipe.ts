import type { VariableName } from '#variables/variable.table.ts';
import type { SpokenHour, ValueRecipe, WindLevel } from './recipe.ts';

/** What a variable of the service is beyond name and unit: factor 1 and of the moment unless told. */
interface ValueParts {
  readonly factor?: number;
  readonly hour?: SpokenHour;
  readonly note?: string;
}

/** A variable of the engine from one of the service. */
export function makeValueRecipe(
  variable: VariableName,
  name: string,
  unit: string,
  { factor = 1, hour = 'at', note }: ValueParts = {},
): ValueRecipe {
  const of = { name, unit, means: variable, factor };
  return { kind: 'value', variable, of, hour, ...(note === undefined ? {} : { note }) };
}

/** Speed, m/s, and direction of the wind at a height, as the service names them. */
export function makeWindLevel(heightM: number): WindLevel {
  return {
    heightM,
    speed: { name: `wind_speed_${heightM}m`, unit: 'm/s', means: 'speed', factor: 1 },
    direction: { name: `wind_direction_${heightM}m`, unit: '°', means: 'direction', factor: 1 },
  };
}
