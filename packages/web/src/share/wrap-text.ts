/** Width class of a letter relative to the font size, measured on the bold cut and rounded up. */
function measureLetter(letter: string): number {
  if (/[\s.,:;'’|!iíìỉĩịjlI1()·-]/.test(letter)) return 0.34;
  if (/[mwMW%@–]/.test(letter)) return 0.95;
  return /[A-ZÀ-ỸĐ0-9]/.test(letter) ? 0.75 : 0.62;
}

/** Upper estimate of a text's width at size 1. */
export function measureText(text: string): number {
  return [...text.normalize('NFC')].reduce((width, letter) => width + measureLetter(letter), 0);
}

/** Largest size from `most` down to `least` at which a text fits `width`. */
export function fitSize(text: string, width: number, most: number, least: number): number {
  return Math.max(least, Math.min(most, Math.floor(width / Math.max(1, measureText(text)))));
}

/** Step of narrowing while balancing, relative to the font size. */
const STEP = 0.5;

export interface WrappedText {
  readonly lines: readonly string[];
  readonly size: number;
}

function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || measureText(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Balanced lines: the narrowest width that needs no extra line. */
function balanceLines(text: string, width: number): string[] {
  let lines = breakLines(text, width);
  for (let narrower = width - STEP; narrower > 0; narrower -= STEP) {
    const tighter = breakLines(text, narrower);
    if (tighter.length > lines.length) break;
    lines = tighter;
  }
  return lines;
}

/** Wraps a text into at most `mostLines` lines at the largest size that fits; the last size may overflow. */
export function wrapText(
  text: string,
  width: number,
  sizes: readonly [number, ...number[]],
  mostLines: number,
): WrappedText {
  let size = sizes[0];
  for (size of sizes) {
    const lines = breakLines(text, width / size);
    if (lines.length <= mostLines && lines.every((line) => measureText(line) * size <= width)) break;
  }
  return { lines: balanceLines(text, width / size), size };
}
