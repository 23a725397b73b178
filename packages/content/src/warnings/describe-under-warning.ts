import type { Language } from '@portal/domain/language/language';
import { warningMessages } from '#messages/warning-messages.ts';

/** Words by which a forecast calls a time dry. */
const DRY: Readonly<Record<Language, RegExp>> = {
  vi: /không (có )?mưa|khô ráo|tạnh/iu,
  en: /\bdry\b|\bno rain\b|without rain|rain (stops|ends)|\bover by\b/iu,
};

/** Splits into sentences; a decimal point does not end one. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}

/**
 * Removes sentences that call a time dry: under an emergency bulletin no model may say so. Refers to the bulletin if
 * nothing is left.
 */
export function withholdDryWords(text: string, language: Language): string {
  const left = splitSentences(text).filter((sentence) => !DRY[language].test(sentence));
  return left.length === 0 ? warningMessages[language].follow : left.join(' ');
}

/** The model's text as allowed under an emergency bulletin. */
interface UnderWarning {
  /** Attributed to the model with its run time, never dry. */
  readonly text: string;
  /** Attribution and text separately, for pages that style them; null without attribution. */
  readonly named: { readonly model: string; readonly text: string } | null;
}

/**
 * The model's text under an emergency bulletin; without attribution where nothing is left of it or its run is unknown.
 */
export function describeUnderWarning(text: string, runClock: string | null, language: Language): UnderWarning {
  const words = warningMessages[language];
  const safeText = withholdDryWords(text, language);
  if (safeText === words.follow || runClock === null) return { text: safeText, named: null };
  const model = words.byModel(runClock);
  return { text: `${model}: ${safeText}`, named: { model, text: safeText } };
}
