import type { ForecastEvent } from '@portal/domain/alert/count-outcomes';

/** A past event with its forecasts; moments are ISO 8601. */
export interface PastEvent extends ForecastEvent {
  readonly at: string;
}

type PastOutcome = 'right' | 'wrong' | 'unknown';

/** Preview of a rule (api.md, `POST /rules/preview`); moments are ISO 8601. */
export interface RulePreview {
  /** Start of available data; null: none. */
  readonly knownFrom: string | null;
  /** Of the rain of now at the place. */
  readonly basis?: 'radar' | 'satellite' | 'model';
  readonly issued?: { readonly demo?: boolean };
  readonly past: {
    readonly messages: readonly { readonly at: string; readonly text: string; readonly outcome: PastOutcome | null }[];
    readonly missed: readonly { readonly at: string; readonly peak: number | null }[];
    readonly right: number;
    readonly wrong: number;
    readonly unknown: number;
    readonly events: readonly PastEvent[];
  };
  readonly next: readonly { readonly at: string; readonly because: string; readonly chance: number | null }[];
  /** Highest daily chance, %, for rain rules; empty for others. */
  readonly days: readonly { readonly date: string; readonly chance: number | null }[];
}
