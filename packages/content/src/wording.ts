/** Structure of a set of texts without the texts: the other language must provide each one. */
export type Wording<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: never[]) => string
      ? T[K]
      : Wording<T[K]>;
};
