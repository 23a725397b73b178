import type { DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { Language } from '@portal/domain/language/language';

/** A record as returned to its owner (docs/product/delay-records.md); days as `2026-10-31`. */
export interface OwnRecord extends DelayTerms {
  readonly id: string;
  readonly publicId: string;
  readonly name: string;
  readonly language: Language;
  readonly lat: number;
  readonly lng: number;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly endDay: string | null;
  readonly days: number;
  /** Newest first, such as `2026-10`. */
  readonly months: readonly string[];
  readonly active: boolean;
  readonly pausedBy?: 'plan';
  /** Only for a single record: whether its last day uses demo weather, and the state of its chain. */
  readonly demo?: boolean;
  readonly chain?:
    | { readonly whole: true; readonly lastHash: string }
    | { readonly whole: false; readonly day: string };
}
