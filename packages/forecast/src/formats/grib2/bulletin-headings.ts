/** Control characters "start of heading" and "end of text". */
const [SOH, ETX] = ['\u0001', '\u0003'];

/** Transport envelopes of a message; they carry no information about it. */
const WRAPPINGS = [
  // Start of a bulletin, with its line number (WMO-No. 386, attachment II-4).
  new RegExp(String.raw`${SOH}(?:[\r\n]*\d{3,5}(?=[\r\n]))?`, 'y'),
  // End of a bulletin.
  new RegExp(ETX, 'y'),
  // Length and kind of a bulletin in a file of several.
  new RegExp(String.raw`\d{8}0[0-2](?=${SOH})`, 'y'),
  // The same in the American service's format: 18 octets.
  /\*{4}\d{10}\*{4}/y,
  // Abbreviated heading TTAAii CCCC YYGGgg BBB: 21 octets with its line end.
  /[A-Z]{4}\d{1,2} [A-Z]{4}(?: \d{6})?(?: [A-Z]{3})?(?=[\r\n])/y,
  /[\0 \r\n]+/y,
];

/**
 * Number of leading characters (octets as Latin-1) that are headings and ends of WMO bulletins and padding between
 * them; 0 if the text begins with something else. A truncated heading is not counted.
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
