import { Literal, type TSchemaOptions, type TUnsafe, Union } from 'typebox';

/** One value of a closed set: a union of constants, typed by the set's table instead of a list of its own. */
export const OneOf = <Value extends string>(values: readonly Value[], options?: TSchemaOptions): TUnsafe<Value> =>
  Union(
    values.map((value) => Literal(value)),
    options,
  ) as unknown as TUnsafe<Value>;
