import type { ForecastEvent } from '@portal/domain/alert/count-outcomes';

/** An event with what was said of it; the moment as ISO 8601. */
export interface PastEvent extends ForecastEvent {
  readonly at: string;
}

/** How a message of the past turned out. */
type PastOutcome = 'right' | 'wrong' | 'unknown';

/** What a rule would have sent and will send (api.md, `POST /rules/preview`); moments as ISO 8601. */
export interface RulePreview {
  /** Since when there are data here; null: there are none. */
  readonly knownFrom: string | null;
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
  /** Highest chance of each day ahead, %, of a rule on rain; none of any other. */
  readonly days: readonly { readonly date: string; readonly chance: number | null }[];
}
