import type { Language } from '#language/language.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';

/** Text in one style. `isFigure`: filled in from the forecast. */
export interface TextRun {
  readonly text: string;
  readonly isBold?: true;
  readonly isItalic?: true;
  readonly isFigure?: true;
}

/** Quantities of charts. */
export const CHART_QUANTITIES = ['rain', 'temperature', 'wind', 'gust', 'wave'] as const;
/** Quantity of a chart. */
export type ChartQuantity = (typeof CHART_QUANTITIES)[number];

/** Values hour by hour: mm, °C, m/s, m/s or m; null is unknown. */
export interface BulletinChart {
  readonly quantity: ChartQuantity;
  readonly fromAt: EpochSeconds;
  readonly values: readonly (number | null)[];
}

/** A block of a bulletin. Cells, items and paragraphs are text runs. */
export type BulletinBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly runs: readonly TextRun[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly TextRun[])[] }
  | {
      readonly kind: 'table';
      /** Null if the surrounding text describes it. */
      readonly caption: string | null;
      readonly head: readonly (readonly TextRun[])[];
      readonly rows: readonly (readonly (readonly TextRun[])[])[];
    }
  | { readonly kind: 'chart'; readonly title: string; readonly summary: string; readonly chart: BulletinChart };

/** An official warning, quoted verbatim. */
export interface QuotedWarning {
  readonly issuer: string;
  /** Null if the bulletin has none. */
  readonly number: string | null;
  readonly level: number | null;
  readonly issuedAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  readonly headline: string;
  readonly text: string;
  readonly link: string | null;
}

/** A filled-in figure. */
export interface FilledFigure {
  /** The placeholder as written by the editor. */
  readonly placeholder: string;
  readonly text: string;
}

/** An issued bulletin: never changed; a new version replaces it. */
export interface BulletinDocument {
  readonly orderId: string;
  readonly language: Language;
  /** From 1. */
  readonly version: number;
  /** When the previous version was issued; null for the first one. */
  readonly replacesIssuedAt: EpochSeconds | null;
  readonly issuedAt: EpochSeconds;
  readonly title: string;
  /** `role` is null if the company's files do not name the person; null for a sample without an author. */
  readonly author: { readonly name: string; readonly role: string | null } | null;
  readonly place: { readonly name: string; readonly lat: number; readonly lng: number };
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  /** Source of the figures. `runAt` is null if unknown. */
  readonly weather: {
    readonly isDemo: boolean;
    readonly runAt: EpochSeconds | null;
    readonly credits: readonly string[];
  };
  readonly warnings: readonly QuotedWarning[];
  readonly blocks: readonly BulletinBlock[];
  readonly figures: readonly FilledFigure[];
}
