import qrcode from 'qrcode-generator';

/** A QR code as one path, for any size and colour. */
interface DrawnQr {
  /** Modules per side, without the quiet zone. */
  readonly size: number;
  /** Path of the dark modules, one unit each. */
  readonly path: string;
}

/** Selects the smallest version that holds the text. */
const ANY_VERSION = 0;
/** Survives damage to a quarter of the code. */
const CORRECTION = 'Q';

/** Draws ASCII text as a QR code. Throws if it is too long (over 1,600 characters). */
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
