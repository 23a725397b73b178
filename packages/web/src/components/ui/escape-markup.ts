const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const UNSAFE = /[&<>"]/;
const EVERY_UNSAFE = /[&<>"]/g;

/** A text as it stands in markup: between tags, or between double quotes. */
export function escapeMarkup(text: string): string {
  return UNSAFE.test(text) ? text.replace(EVERY_UNSAFE, (letter) => CODES[letter] ?? letter) : text;
}
