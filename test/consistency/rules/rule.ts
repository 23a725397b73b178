import type { PlaceSaid } from '../ask/ask-place.ts';

/** Two statements of the portal that disagree, or one that violates a decision. */
export interface Finding {
  readonly rule: string;
  readonly place: string;
  readonly clock: string;
  /** A page with its language, or a reply of the API. */
  readonly page: string;
  readonly found: string;
  readonly expected: string;
}

/** What a rule reports about one place; the rest of a finding is known. */
export type Complaint = Pick<Finding, 'page' | 'found' | 'expected'>;

/** One subject of the decisions, checked on everything stated about one place at one moment. */
export interface Rule {
  readonly name: string;
  /** The section of the decisions or the domain document that it enforces. */
  readonly from: string;
  readonly check: (said: PlaceSaid) => Complaint[];
}

/** `now (vi)`, for a page. */
export function namePage({ page, language }: { readonly page: string; readonly language: string }): string {
  return `${page} (${language})`;
}
