/** Whole degrees in running text, with a real minus sign: `22°`, `−1°`. */
export function toDegrees(temperature: number): string {
  return `${temperature < 0 ? '−' : ''}${Math.abs(temperature)}°`;
}

/** A phrase for the middle of a sentence. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** `{opening}{now, now}; {later, later}.` without the parts that are unknown; null where nothing of now is known. */
export function joinSentence(
  opening: string,
  now: readonly (string | null)[],
  later: readonly (string | null)[],
): string | null {
  const nowText = now.filter((part) => part !== null).join(', ');
  if (nowText === '') return null;
  const laterText = later.filter((part) => part !== null).join(', ');
  return `${opening}${nowText}${laterText === '' ? '' : `; ${laterText}`}.`;
}
