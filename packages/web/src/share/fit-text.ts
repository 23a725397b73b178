/** Narrow, wide and usual letters of the family in shares of its size, measured on the bold cut and rounded up. */
function measureLetter(letter: string): number {
  if (/[\s.,:;'’|!iíìỉĩịjlI1()·-]/.test(letter)) return 0.34;
  if (/[mwMW%@–]/.test(letter)) return 0.95;
  return /[A-ZÀ-ỸĐ0-9]/.test(letter) ? 0.75 : 0.62;
}

/** About how wide a text is at size 1, never less. */
export function measureText(text: string): number {
  return [...text.normalize('NFC')].reduce((width, letter) => width + measureLetter(letter), 0);
}

/** The largest size from `most` down to `least` at which a text is no wider than `width`. */
export function fitSize(text: string, width: number, most: number, least: number): number {
  return Math.max(least, Math.min(most, Math.floor(width / Math.max(1, measureText(text)))));
}
