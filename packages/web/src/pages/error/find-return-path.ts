const ORIGIN = 'http://localhost';

/** A path of this site to go back to, or null: one leading slash, no second slash or backslash, no control characters. */
export function findReturnPath(text: string | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (text === undefined || !/^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(text)) return null;
  return URL.canParse(text, ORIGIN) && new URL(text, ORIGIN).origin === ORIGIN ? text : null;
}
