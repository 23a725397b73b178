import { toSlug } from '@portal/domain/place/slug';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { WARNING_KINDS, type WarningKind, type WarningLevel } from '@portal/domain/warning/warning-kind';
import type { WarningShape } from '@portal/domain/warning/warning-shape';
import { KIND_WORDS } from './kind-words.table.ts';

/** Words of a bulletin in one language. */
export interface Wording {
  readonly headline: string;
  readonly text: string;
}

/** An official warning as its bulletin states it. */
export interface Warning {
  /** Name in addresses and commands, made of issue date, number and issuer. */
  readonly id: string;
  readonly issuer: string;
  readonly number: string;
  readonly kind: WarningKind;
  /** Null where the bulletin states none. */
  readonly level: WarningLevel | null;
  readonly issuedAt: EpochSeconds;
  readonly startsAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  /** Slugs of units, and shapes; `name` is the area in the bulletin's words, null where it has none. */
  readonly area: WarningShape & { readonly name: string | null; readonly slugs: readonly string[] };
  /** Language of `headline` and `text`. */
  readonly language: 'vi' | 'en';
  readonly headline: string;
  readonly text: string;
  /** The issuer's own English beside a Vietnamese bulletin. */
  readonly english: Wording | null;
  readonly link: string | null;
  /** What a CAP message says beside that; null for a bulletin in words. */
  readonly cap: CapFacts | null;
  /** Present where the bulletin states no end: `expiresAt` is a day after its issue, or after its begin where that is later. */
  readonly isEndAssumed?: true;
  /** What of its form was mended when it was read, a line each; absent where nothing was. */
  readonly notes?: readonly string[];
}

/** Parts of a CAP message that are passed on and shown nowhere. */
export interface CapFacts {
  /** `sender,identifier,sent`, as later messages refer to it. */
  readonly reference: string;
  /** Its place among the warnings of its message, from 1; null where that has no other. */
  readonly part: number | null;
  readonly category: string;
  readonly urgency: string;
  readonly severity: string;
  readonly certainty: string;
}

/** What a file asks for: warnings, which may follow earlier ones, or the end of earlier ones. */
export type WarningFile =
  | { readonly kind: 'warnings'; readonly warnings: readonly Warning[]; readonly replaces: readonly string[] }
  | {
      readonly kind: 'cancel';
      readonly references: readonly string[];
      /** What of its form was mended, a line each. */
      readonly notes: readonly string[];
    };

/** What of a file's form was mended, a line each. */
export function listNotes(file: WarningFile): readonly string[] {
  return file.kind === 'cancel' ? file.notes : [...new Set(file.warnings.flatMap(({ notes = [] }) => notes))];
}

/** A file that is no warning, or a command that cannot be carried out: one line. */
export class WarningError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WarningError';
  }
}

/** What a word or a sentence names, in Vietnamese or English, or by the name that the API has for it; null where it names none. */
export function findKind(text: string): WarningKind | null {
  const own = WARNING_KINDS.find((kind) => kind === text.trim());
  if (own !== undefined) return own;
  const slug = `-${toSlug(text)}-`;
  return (
    KIND_WORDS.find(([word]) => slug.includes(`-${word}-`) || (word.length > 4 && slug.includes(word)))?.[1] ?? null
  );
}
