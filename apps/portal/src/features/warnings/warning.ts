import { toSlug } from '@portal/domain/place/slug';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { WarningLevel } from '@portal/domain/warning/warning-kind';
import { WARNING_KINDS, type WarningKind } from '@portal/domain/warning/warning-kind.table';
import type { WarningShape } from '@portal/domain/warning/warning-shape';
import { KIND_WORDS } from './kind-words.table.ts';

export interface Wording {
  readonly headline: string;
  readonly text: string;
}

/** An official warning as its bulletin states it. */
export interface Warning {
  /** Id in URLs and commands, from issue date, number and issuer. */
  readonly id: string;
  readonly issuer: string;
  readonly number: string;
  readonly kind: WarningKind;
  /** Null if the bulletin states none. */
  readonly level: WarningLevel | null;
  readonly issuedAt: EpochSeconds;
  readonly startsAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  /** Slugs and shapes; `name` is the area in the bulletin's words, or null. */
  readonly area: WarningShape & { readonly name: string | null; readonly slugs: readonly string[] };
  readonly language: 'vi' | 'en';
  readonly headline: string;
  readonly text: string;
  /** The issuer's own English version. */
  readonly english: Wording | null;
  readonly link: string | null;
  /** Further facts of a CAP message; null for a text bulletin. */
  readonly cap: CapFacts | null;
  /** Set if the bulletin states no end: `expiresAt` is a day after its issue, or after its start if later. */
  readonly isEndAssumed?: true;
  /** Corrections of form, one line each; absent: none. */
  readonly notes?: readonly string[];
}

/** Parts of a CAP message that are passed on but not shown. */
export interface CapFacts {
  /** `sender,identifier,sent`, as later messages refer to it. */
  readonly reference: string;
  /** Number among the warnings of its message, from 1; null if it is the only one. */
  readonly part: number | null;
  readonly category: string;
  readonly urgency: string;
  readonly severity: string;
  readonly certainty: string;
}

/** Content of a file: warnings, which may replace earlier ones, or the end of earlier ones. */
export type WarningFile =
  | { readonly kind: 'warnings'; readonly warnings: readonly Warning[]; readonly replaces: readonly string[] }
  | {
      readonly kind: 'cancel';
      readonly references: readonly string[];
      /** Corrections of form, one line each. */
      readonly notes: readonly string[];
    };

export function listNotes(file: WarningFile): readonly string[] {
  return file.kind === 'cancel' ? file.notes : [...new Set(file.warnings.flatMap(({ notes = [] }) => notes))];
}

/** An invalid warning file or a refused command, as one line. */
export class WarningError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WarningError';
  }
}

/** The kind named in a word or sentence, in Vietnamese, English or by its API name; null: none. */
export function findKind(text: string): WarningKind | null {
  const own = WARNING_KINDS.find((kind) => kind === text.trim());
  if (own !== undefined) return own;
  const slug = `-${toSlug(text)}-`;
  return (
    KIND_WORDS.find(([word]) => slug.includes(`-${word}-`) || (word.length > 4 && slug.includes(word)))?.[1] ?? null
  );
}
