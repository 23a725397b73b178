import type { VariableName } from '#variables/variable.table.ts';

/** A variable of the service, as it is asked for and as it must come. */
export interface HourlyVariable {
  readonly name: string;
  /** As `hourly_units` must state it. */
  readonly unit: string;
  /** What it is to the engine: the limits of its values follow from that. */
  readonly means: VariableName | 'speed' | 'direction';
  /** Value in the engine's unit = value of the service × factor. */
  readonly factor: number;
}

/**
 * The hour that a value speaks of, beside the hour `t` under which the service has it. `at`: the moment t. `before`: the
 * amount or mean of the hour that ends at t. `from`: as `before`, kept under the hour's beginning, where the engine has
 * what holds for the hour that begins there.
 */
export type SpokenHour = 'at' | 'before' | 'from';

/** A variable of the engine that is one of the service. */
export interface ValueRecipe {
  readonly kind: 'value';
  readonly variable: VariableName;
  readonly of: HourlyVariable;
  readonly hour: SpokenHour;
  readonly note?: string;
}

/** Speed and direction at one height above ground. */
export interface WindLevel {
  readonly heightM: number;
  readonly speed: HourlyVariable;
  readonly direction: HourlyVariable;
}

/** Both components of a wind, from one level at this height or from one below and one above. */
export interface WindRecipe {
  readonly kind: 'wind';
  readonly u: VariableName;
  readonly v: VariableName;
  readonly heightM: number;
  readonly levels: readonly [WindLevel] | readonly [WindLevel, WindLevel];
}

/** How fields of the engine come about from variables of the service. */
export type Recipe = ValueRecipe | WindRecipe;

/** The variables of the service that recipes need, each once, in their order. */
export function listHourlyVariables(recipes: readonly Recipe[]): HourlyVariable[] {
  return recipes.flatMap((recipe) =>
    recipe.kind === 'value' ? [recipe.of] : recipe.levels.flatMap(({ speed, direction }) => [speed, direction]),
  );
}
