/** A short text at a place of a drawing: digits, a sign, a unit. */
export interface NumberMark {
  readonly x: number;
  readonly text: string;
  readonly strong?: boolean;
}

const UNSAFE = /[<>&"]/;

/**
 * Numbers side by side in one text. They are written as one string, because an element for each of a hundred numbers is a
 * good part of a page's work; they are made of numbers here, and anything that is not is refused.
 */
export function NumberRow({ marks, y, className }: { marks: readonly NumberMark[]; y: number; className?: string }) {
  let html = '';
  for (const { x, text, strong } of marks) {
    if (UNSAFE.test(text)) throw new RangeError('a number of a drawing is no markup');
    html += strong === true ? `<tspan x="${x}" class="b">${text}</tspan>` : `<tspan x="${x}">${text}</tspan>`;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers only, checked above
  return <text className={className} y={y} dangerouslySetInnerHTML={{ __html: html }} />;
}
