const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const UNSAFE = /[&<>"]/;
const EVERY_UNSAFE = /[&<>"]/g;

/** Escapes a text for element content and double-quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return UNSAFE.test(text) ? text.replace(EVERY_UNSAFE, (sign) => CODES[sign] ?? sign) : text;
}
