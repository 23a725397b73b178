import qrcode from 'qrcode-generator';

/** A QR code as one path: drawn at any size, in any colour. */
interface DrawnQr {
  /** Modules along a side, without the quiet edge. */
  readonly size: number;
  /** Path of the dark modules, one unit each. */
  readonly path: string;
}

/** The smallest code that holds the text. */
const ANY_VERSION = 0;
/** A quarter of the code may be covered by glare or dirt. */
const CORRECTION = 'Q';

/** Draws a text of ASCII as a QR code. Throws where it is too long (over 1,600 characters). */
export function drawQr(text: string): DrawnQr {
  const code = qrcode(ANY_VERSION, CORRECTION);
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, y) => {
    let row = '';
    for (let x = 0; x < size; x += 1) {
      if (!code.isDark(y, x)) continue;
      const from = x;
      while (x + 1 < size && code.isDark(y, x + 1)) x += 1;
      row += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
    }
    return row;
  });
  return { size, path: rows.join('') };
}
