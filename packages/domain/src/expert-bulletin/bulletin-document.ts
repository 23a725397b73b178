import type { Language } from '#language/language.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';

/** Words in one style. `isFigure`: filled in from the forecast. */
export interface TextRun {
  readonly text: string;
  readonly isBold?: true;
  readonly isItalic?: true;
  readonly isFigure?: true;
}

/** What a chart may show. */
export const CHART_QUANTITIES = ['rain', 'temperature', 'wind', 'gust', 'wave'] as const;
/** One of them. */
export type ChartQuantity = (typeof CHART_QUANTITIES)[number];

/** Values hour by hour: mm, °C, m/s, m/s or m; null is unknown. */
export interface BulletinChart {
  readonly quantity: ChartQuantity;
  readonly fromAt: EpochSeconds;
  readonly values: readonly (number | null)[];
}

/** A part of a bulletin. Cells, items and paragraphs are runs of words. */
export type BulletinBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly runs: readonly TextRun[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly TextRun[])[] }
  | {
      readonly kind: 'table';
      /** Null where the text around it says what it holds. */
      readonly caption: string | null;
      readonly head: readonly (readonly TextRun[])[];
      readonly rows: readonly (readonly (readonly TextRun[])[])[];
    }
  | { readonly kind: 'chart'; readonly title: string; readonly summary: string; readonly chart: BulletinChart };

/** An official warning, quoted as its issuer wrote it. */
export interface QuotedWarning {
  readonly issuer: string;
  /** Null where the bulletin has none. */
  readonly number: string | null;
  readonly level: number | null;
  readonly issuedAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  readonly headline: string;
  readonly text: string;
  readonly link: string | null;
}

/** A figure as it was filled in. */
export interface FilledFigure {
  /** The placeholder as the editor wrote it. */
  readonly placeholder: string;
  readonly text: string;
}

/** A bulletin as it was issued: never changed afterwards; another version replaces it. */
export interface BulletinDocument {
  readonly orderId: string;
  readonly language: Language;
  /** From 1. */
  readonly version: number;
  /** When the version before was issued; null for the first one. */
  readonly replacesIssuedAt: EpochSeconds | null;
  readonly issuedAt: EpochSeconds;
  readonly title: string;
  /** `role` is null where the company's files do not name the person; null of a sample, which nobody wrote for anybody. */
  readonly author: { readonly name: string; readonly role: string | null } | null;
  readonly place: { readonly name: string; readonly lat: number; readonly lng: number };
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  /** What the figures rest on. `runAt` is null where nothing names one. */
  readonly weather: {
    readonly isDemo: boolean;
    readonly runAt: EpochSeconds | null;
    readonly credits: readonly string[];
  };
  readonly warnings: readonly QuotedWarning[];
  readonly blocks: readonly BulletinBlock[];
  readonly figures: readonly FilledFigure[];
}
