import type { Language } from '@portal/domain/language/language';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';

/** `a`, `a và b`, `a, b và c`. */
export function joinList(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${farmAdviceMessages[language].and}${last}`;
}
