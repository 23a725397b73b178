/** What a message says, before each channel makes its own form of it. */
export interface AlertText {
  /** One line: subject of a letter, title of a notice. */
  readonly title: string;
  /** The sentence that a person could act on alone, with its place. */
  readonly first: string;
  /** The same where there is room for little: an official headline may be long. Null: `first` is short enough. */
  readonly short: string | null;
  /** Sentences that follow, the most useful first: a short message takes as many as have room. */
  readonly more: readonly string[];
  /** Path of the page that shows more. */
  readonly path: string;
}
