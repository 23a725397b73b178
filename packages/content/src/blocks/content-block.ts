import type { ClaimId } from '#claims/claims.table.ts';
import type { RouteTextId } from '#messages/route-text.ts';

/**
 * Link to a page of the portal; `hash` without `#`; `location` the slug on place pages, `days` the span on daily pages.
 */
export interface ContentLink {
  readonly route: RouteTextId;
  readonly label: string;
  readonly location?: string;
  readonly days?: '3' | '5' | '7' | '10' | '15';
  readonly hash?: string;
}

/** A level 2 heading; `id` is its anchor. */
interface Headed {
  readonly heading: string;
  readonly id?: string;
  /** Starts closed on every page: detail that a first visitor does not need. */
  readonly folds?: true;
}

/** Paragraphs with links below. */
export interface TextBlock extends Headed {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
  readonly links?: readonly ContentLink[];
}

export interface Card {
  /** Number or word in large type above the title. */
  readonly figure?: string;
  readonly title: string;
  readonly text: string;
  readonly link?: ContentLink;
  /** Anchor for tabs and addresses. */
  readonly id?: string;
}

export interface CardsBlock extends Headed {
  readonly kind: 'cards';
  readonly lead?: string;
  readonly cards: readonly Card[];
}

export interface StepsBlock extends Headed {
  readonly kind: 'steps';
  readonly lead?: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** The four steps of cooperation: fixed titles, texts per page. */
export interface CooperationBlock {
  readonly kind: 'cooperation';
  readonly texts: readonly [string, string, string, string];
}

/** Name and value pairs. */
export interface FactsBlock extends Headed {
  readonly kind: 'facts';
  readonly lead?: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** Score colour of the verification; grey: no score. */
export type ScoreColor = 'grey' | 'purple' | 'red' | 'amber' | 'paleGreen' | 'green' | 'blue';

/** A table; the first cell of a row is its header. */
export interface TableBlock extends Headed {
  readonly kind: 'table';
  readonly lead?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Colour patch before each row header, in row order. */
  readonly colors?: readonly ScoreColor[];
  readonly note?: string;
  /** On phones two columns at a time: those shown first, without the row headers. */
  readonly compares?: readonly [number, number];
}

/** Company claims; unproven ones are marked as the company's own statement. */
export interface ClaimsBlock extends Headed {
  readonly kind: 'claims';
  readonly claims: readonly ClaimId[];
}

export interface QuestionsBlock extends Headed {
  readonly kind: 'questions';
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Sections of a long page as tabs; `id` is the section's anchor. */
export interface TabsBlock {
  readonly kind: 'tabs';
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly id: string }[];
}

/** Position of the live example, with the page's heading for it. */
export interface LiveBlock extends Headed {
  readonly kind: 'live';
}

/** People of a group from the operator's files; nothing without any. */
export interface PeopleBlock extends Headed {
  readonly kind: 'people';
  readonly group: 'leader' | 'expert';
}

/** Partners or open positions from the operator's files. */
export interface EntriesBlock extends Headed {
  readonly kind: 'partners' | 'jobs';
}

/** A note on what is not available yet. */
export interface GapBlock {
  readonly kind: 'gap';
  readonly text: string;
  readonly links?: readonly ContentLink[];
}

export type ContentBlock =
  | TextBlock
  | CardsBlock
  | StepsBlock
  | CooperationBlock
  | FactsBlock
  | TableBlock
  | ClaimsBlock
  | QuestionsBlock
  | TabsBlock
  | LiveBlock
  | PeopleBlock
  | EntriesBlock
  | GapBlock;
