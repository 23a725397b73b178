import { splitCredit } from '@portal/content/messages/credit-words';
import type { Language } from '@portal/domain/language/language';

/** A source's credit: the words that its licence asks for are marked as English. */
export function CreditText({ credit, language }: { readonly credit: string; readonly language: Language }) {
  const { before, fixed, after } = splitCredit(credit, language);
  return (
    <>
      {before}
      <span lang="en">{fixed}</span>
      {after}
    </>
  );
}
