import type { BuilderWords } from '@portal/content/messages/api-product-messages';
import type { SeriesFormat } from '@portal/contract/endpoint';
import type { Language } from '@portal/domain/language/language';

/**
 * A call of the builder as plain data, derived from the contract on the server so that the browser loads no schemas.
 */
export interface BuilderCall {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly name: string;
  /** True if listed in the collapsed part. */
  readonly isMinor: boolean;
  readonly needsKey: boolean;
  /** Cheapest plan with this call; null where any key suffices. */
  readonly firstPlan: string | null;
  /** True if it takes only coordinates, not place names. */
  readonly byPoint: boolean;
  readonly hasHours: boolean;
  readonly hasVariables: boolean;
  /** Maximum days; 0 where the call takes none. */
  readonly mostDays: number;
  /** True for past days, sent as `from` and `to`. */
  readonly isPast: boolean;
  readonly hasLanguage: boolean;
  readonly formats: readonly SeriesFormat[];
  /** Required parameters that are not a choice here. */
  readonly fixed: Readonly<Record<string, string>>;
  /** List in the reply that can be charted, with its numeric fields; null without one. */
  readonly series: { readonly list: string; readonly fields: readonly string[] } | null;
}

/** Label and unit of a reply field; empty unit for a count or index. */
export interface BuilderField {
  readonly label: string;
  readonly unit: string;
}

/** Location of the call: a place by name in paths, else a point. */
export interface BuilderPlace {
  readonly slug: string | null;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The whole choice: address, code and the page's query derive from it. */
export interface BuilderState {
  readonly call: string;
  readonly place: BuilderPlace;
  readonly variables: readonly string[];
  readonly hours: number;
  readonly days: number;
  readonly format: 'json' | SeriesFormat;
  /** Language of texts in the reply. */
  readonly reply: Language;
  /** Charted field; empty for the call's first. */
  readonly draw: string;
}

export interface ReplySeries {
  /** `at` or `date` of each entry. */
  readonly moments: readonly string[];
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
}

/** Reply that the server requested for the page. */
export interface FirstReply {
  readonly text: string;
  readonly series: ReplySeries | null;
  readonly isDemo: boolean;
  /** Clock time in Vietnam. */
  readonly clock: string;
}

export interface ApiBuilderProps {
  readonly language: Language;
  /** Address of the page, and of the API. */
  readonly path: string;
  readonly origin: string;
  readonly keysPath: string;
  readonly calls: readonly BuilderCall[];
  /** Selectable hourly fields. */
  readonly variables: readonly string[];
  readonly fields: Readonly<Record<string, BuilderField>>;
  readonly state: BuilderState;
  /** YYYY-MM-DD in Vietnam. */
  readonly today: string;
  /** Extra places of a batch call. */
  readonly others: readonly { readonly lat: number; readonly lng: number }[];
  /** Null where the call needs a key, returns a file, or was refused. */
  readonly reply: FirstReply | null;
  /** Basemap of Vietnam, cropped to the small map. */
  readonly map: { readonly src: string };
  readonly words: BuilderWords;
}
