/** Content of a message, before each channel formats it. */
export interface AlertText {
  /** One line: subject of an e-mail, title of a notification. */
  readonly title: string;
  /** The sentence that suffices to act on, with its place. */
  readonly first: string;
  /** A shorter form of it: an official headline may be long. Null: `first` is short enough. */
  readonly short: string | null;
  /** Further sentences, most useful first: a short message takes as many as fit. */
  readonly more: readonly string[];
  /** Path of the page that shows more. */
  readonly path: string;
}
