import type { Language } from '@portal/domain/language/language';
import { warningMessages } from '#messages/warning-messages.ts';

/** Words by which a forecast calls a time dry. */
const DRY: Readonly<Record<Language, RegExp>> = {
  vi: /không (có )?mưa|khô ráo|tạnh/iu,
  en: /\bdry\b|\bno rain\b|without rain|rain (stops|ends)|\bover by\b/iu,
};

/** Sentences of a text; a point within a figure ends none. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}

/**
 * A text without the sentences that call a time dry: beside a bulletin of an emergency no model may say that. Says to follow
 * the bulletin where nothing is left.
 */
export function withholdDryWords(text: string, language: Language): string {
  const left = splitSentences(text).filter((sentence) => !DRY[language].test(sentence));
  return left.length === 0 ? warningMessages[language].follow : left.join(' ');
}

/** The model's text as it may stand under a bulletin of an emergency. */
interface UnderWarning {
  /** Named as the model's, with the time of its run, and never dry. */
  readonly text: string;
  /** Who is named and what that one says, for a page that sets them apart; null where nobody is named. */
  readonly named: { readonly model: string; readonly text: string } | null;
}

/** The model's text under a bulletin of an emergency; nobody is named where nothing is left of it or its run is not known. */
export function describeUnderWarning(text: string, runClock: string | null, language: Language): UnderWarning {
  const words = warningMessages[language];
  const safeText = withholdDryWords(text, language);
  if (safeText === words.follow || runClock === null) return { text: safeText, named: null };
  const model = words.byModel(runClock);
  return { text: `${model}: ${safeText}`, named: { model, text: safeText } };
}
