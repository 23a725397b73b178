import type { BuilderWords } from '@portal/content/messages/api-product-messages';
import type { SeriesFormat } from '@portal/contract/endpoint';
import type { Language } from '@portal/domain/language/language';

/** A call of the builder, made from the contract on the server so that the browser carries no schemas. Plain data. */
export interface BuilderCall {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly name: string;
  /** Whether it stands behind a fold. */
  readonly isMinor: boolean;
  readonly needsKey: boolean;
  /** The first plan that has it; null where every key does. */
  readonly firstPlan: string | null;
  /** Whether it knows points only, and no names of places. */
  readonly byPoint: boolean;
  readonly hasHours: boolean;
  readonly hasVariables: boolean;
  /** Most days that may be asked for; 0 where the call knows none. */
  readonly mostDays: number;
  /** Whether its days are those that are over, sent as `from` and `to`. */
  readonly isPast: boolean;
  readonly hasLanguage: boolean;
  /** Files that it may be asked for as. */
  readonly formats: readonly SeriesFormat[];
  /** Parameters that it cannot do without and that are no choice here. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The list of its reply that can be drawn, and the numbers in its entries; null where there is none. */
  readonly series: { readonly list: string; readonly fields: readonly string[] } | null;
}

/** What a field of a reply is called, and its unit; empty for a count or an index. */
export interface BuilderField {
  readonly label: string;
  readonly unit: string;
}

/** Where the weather is asked for: a place by its name in paths, else a point. */
export interface BuilderPlace {
  readonly slug: string | null;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Everything that is chosen: the address, the code and the page's own query are made from this. */
export interface BuilderState {
  readonly call: string;
  readonly place: BuilderPlace;
  readonly variables: readonly string[];
  readonly hours: number;
  readonly days: number;
  readonly format: 'json' | SeriesFormat;
  /** Language of the texts in the reply. */
  readonly reply: Language;
  /** The field that is drawn; empty for the first of the call. */
  readonly draw: string;
}

/** Numbers of a reply that can be drawn. */
export interface ReplySeries {
  /** `at` or `date` of each entry. */
  readonly moments: readonly string[];
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
}

/** What the server already asked for when it made the page. */
export interface FirstReply {
  readonly text: string;
  readonly series: ReplySeries | null;
  readonly isDemo: boolean;
  /** Clock time of Vietnam. */
  readonly clock: string;
}

export interface ApiBuilderProps {
  readonly language: Language;
  /** Address of the page, and of the API. */
  readonly path: string;
  readonly origin: string;
  readonly keysPath: string;
  readonly calls: readonly BuilderCall[];
  /** Fields of an hour that may be chosen. */
  readonly variables: readonly string[];
  readonly fields: Readonly<Record<string, BuilderField>>;
  readonly state: BuilderState;
  /** YYYY-MM-DD of Vietnam. */
  readonly today: string;
  /** Places that a call of many asks for beside the chosen one. */
  readonly others: readonly { readonly lat: number; readonly lng: number }[];
  /** Null where the call needs a key, is asked for as a file, or refused. */
  readonly reply: FirstReply | null;
  /** The ground of the country, cut to the box of the small map. */
  readonly map: { readonly src: string };
  readonly words: BuilderWords;
}
