/** Control characters "start of heading" and "end of text". */
const [SOH, ETX] = ['\u0001', '\u0003'];

/** What a message is wrapped in on its way, none of which says anything about it. */
const WRAPPINGS = [
  // Begin of a bulletin, with its number of the line (WMO-No. 386, attachment II-4).
  new RegExp(String.raw`${SOH}(?:[\r\n]*\d{3,5}(?=[\r\n]))?`, 'y'),
  // Its end.
  new RegExp(ETX, 'y'),
  // Length and kind of a bulletin in a file of several.
  new RegExp(String.raw`\d{8}0[0-2](?=${SOH})`, 'y'),
  // The same of the American service: 18 octets.
  /\*{4}\d{10}\*{4}/y,
  // Abbreviated heading TTAAii CCCC YYGGgg BBB: with its line end 21 octets.
  /[A-Z]{4}\d{1,2} [A-Z]{4}(?: \d{6})?(?: [A-Z]{3})?(?=[\r\n])/y,
  /[\0 \r\n]+/y,
];

/**
 * How many characters at the beginning of a text (octets as Latin-1) are headings and ends of WMO bulletins and padding between them; 0
 * where it begins with something else. A heading that the text cuts off is left.
 */
export function countHeadings(text: string): number {
  let at = 0;
  for (let before = -1; at > before; ) {
    before = at;
    for (const wrapping of WRAPPINGS) {
      wrapping.lastIndex = at;
      at += wrapping.exec(text)?.[0].length ?? 0;
    }
  }
  return at;
}
