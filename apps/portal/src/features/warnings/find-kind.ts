import { toSlug } from '@portal/domain/place/slug';
import { WARNING_KINDS, type WarningKind } from '@portal/domain/warning/warning-kind';
import { KIND_WORDS } from './kind-words.table.ts';

/** What a word or a sentence names, in Vietnamese or English, or by the name that the API has for it; null where it names none. */
export function findKind(text: string): WarningKind | null {
  const own = WARNING_KINDS.find((kind) => kind === text.trim());
  if (own !== undefined) return own;
  const slug = `-${toSlug(text)}-`;
  return (
    KIND_WORDS.find(([word]) => slug.includes(`-${word}-`) || (word.length > 4 && slug.includes(word)))?.[1] ?? null
  );
}
