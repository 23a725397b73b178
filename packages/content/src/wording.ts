/** The shape of a set of texts without its words: what the other language must fill in, text for text. */
export type Wording<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: never[]) => string
      ? T[K]
      : Wording<T[K]>;
};
