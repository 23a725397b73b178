import type { ClaimId } from '#claims/claims.table.ts';
import type { RouteTextId } from '#messages/route-text.ts';

/**
 * A way on to another page of the portal; `hash` without `#`; `location` the slug where the page is one of a place, `days`
 * its span where the page has one.
 */
export interface ContentLink {
  readonly route: RouteTextId;
  readonly label: string;
  readonly location?: string;
  readonly days?: '3' | '5' | '7' | '10' | '15';
  readonly hash?: string;
}

/** A heading of the second level; `id` is an anchor that addresses may name. */
interface Headed {
  readonly heading: string;
  readonly id?: string;
}

/** Paragraphs, and ways on below them. */
export interface TextBlock extends Headed {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
  readonly links?: readonly ContentLink[];
}

export interface Card {
  /** A number or a word set large above the title. */
  readonly figure?: string;
  readonly title: string;
  readonly text: string;
  readonly link?: ContentLink;
  /** An anchor that a tab or an address may name. */
  readonly id?: string;
}

/** Cards side by side: benefits, challenges, products. */
export interface CardsBlock extends Headed {
  readonly kind: 'cards';
  readonly lead?: string;
  readonly cards: readonly Card[];
}

/** Things in their order, numbered. */
export interface StepsBlock extends Headed {
  readonly kind: 'steps';
  readonly lead?: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** The four steps of cooperation: their titles are the same everywhere, the texts are the page's own. */
export interface CooperationBlock {
  readonly kind: 'cooperation';
  readonly texts: readonly [string, string, string, string];
}

/** Names and values, in pairs. */
export interface FactsBlock extends Headed {
  readonly kind: 'facts';
  readonly lead?: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** A colour of the scores of a verification; grey stands for no score. */
export type ScoreColor = 'grey' | 'purple' | 'red' | 'amber' | 'paleGreen' | 'green' | 'blue';

/** A table; the first cell of a row is its heading. */
export interface TableBlock extends Headed {
  readonly kind: 'table';
  readonly lead?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A patch of colour before the heading of each row, in the order of the rows. */
  readonly colors?: readonly ScoreColor[];
  readonly note?: string;
}

/** What the company says of itself; what is not proved here is marked as its own statement. */
export interface ClaimsBlock extends Headed {
  readonly kind: 'claims';
  readonly claims: readonly ClaimId[];
}

/** Questions with their answers, folded. */
export interface QuestionsBlock extends Headed {
  readonly kind: 'questions';
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The parts of a long page as a row of tabs; `id` is the anchor of the part. */
export interface TabsBlock {
  readonly kind: 'tabs';
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly id: string }[];
}

/** Where the page's live example stands, under the page's own heading for it. */
export interface LiveBlock extends Headed {
  readonly kind: 'live';
}

/** People of a group, from the operator's files; nothing where they name none. */
export interface PeopleBlock extends Headed {
  readonly kind: 'people';
  readonly group: 'leader' | 'expert';
}

/** What the operator's files say of partners, or of open positions. */
export interface EntriesBlock extends Headed {
  readonly kind: 'partners' | 'jobs';
}

/** A quiet line that says what is not there yet. */
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
