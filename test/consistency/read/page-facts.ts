import type { Language } from '@portal/domain/language/language';

/** Millimetres as a page shows them: one figure twice, or a range; `isDry` if it says that there is no rain. */
export interface ShownAmount {
  readonly low: number;
  readonly high: number;
  readonly isDry: boolean;
}

/** A sky symbol of the sprite (`d13`, `n7`) and the words beside or on it. */
export interface ShownSky {
  readonly symbol: string | null;
  readonly words: string | null;
  /** Whether a raindrop mark stands beside the symbol. */
  readonly hasDrops: boolean;
}

interface ShownRain {
  /** % */
  readonly chance: number | null;
  readonly amount: ShownAmount | null;
}

/** Something on a page: `where` is the id of its section, `text` its full text. */
interface Shown {
  readonly where: string;
  readonly text: string;
}

/** One hour of a strip or a table. */
export interface ShownHour extends Shown, ShownSky, ShownRain {
  /** `09:00`; null for the current hour. */
  readonly clock: string | null;
}

/** One day of a list, identified by its date. */
export interface ShownDay extends Shown, ShownSky, ShownRain {
  /** `23/11` */
  readonly date: string;
  /** Whether the chance is emphasised as likely. */
  readonly isBold: boolean;
  /** Parts of the day listed below it. */
  readonly parts: readonly ShownPart[];
}

/** One part of a day; hours from and to, 0–24. */
export interface ShownPart extends Shown, ShownSky, ShownRain {
  readonly from: number;
  readonly to: number;
}

export type Verdict = 'good' | 'consider' | 'avoid' | 'night';

/** What a farm page says about one kind of work. */
export interface ShownWork extends Shown {
  readonly work: string;
  readonly verdict: Verdict | null;
  /** Hours as the strip shows them, `from` on (0–23), each with its verdict. */
  readonly spells: readonly { readonly from: number; readonly to: number; readonly verdict: Verdict }[];
}

/** A place on the home page or the map’s list, with what is shown beside its name. */
export interface ShownCard extends Shown, ShownSky, ShownRain {
  readonly slug: string;
  /** The cloud cover drawn behind it; absent if it has none of its own. */
  readonly drawn?: string;
}

/** What a page shows of the weather. */
export interface PageFacts {
  readonly page: string;
  readonly path: string;
  readonly language: Language;
  readonly isLite: boolean;
  /** The sky drawn in the page head. */
  readonly sky: string | null;
  /** Current state in the page head: symbol and words; null on pages without one. */
  readonly state: ShownSky | null;
  /** Sentences of the page’s own content, in order. */
  readonly sentences: readonly Shown[];
  readonly hours: readonly ShownHour[];
  readonly days: readonly ShownDay[];
  /** Parts of one day shown on their own (today, tomorrow). */
  readonly parts: readonly ShownPart[];
  readonly works: readonly ShownWork[];
  readonly cards: readonly ShownCard[];
  /** Sentences of official warnings. */
  readonly warnings: readonly string[];
  /** Whether a warning precedes the first sentence about the weather. */
  readonly isWarningFirst: boolean;
  /** Texts of all table cells, and labels of all drawings. */
  readonly cells: readonly string[];
  readonly labels: readonly string[];
  /** All sky symbols. */
  readonly symbols: readonly string[];
}
