/** Colour vision: normal, one cone type missing, or no cones. */
export const VISIONS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

export type Vision = (typeof VISIONS)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * Machado, Oliveira and Fernandes (2009), severity 1, on linear light; without cones only the luminance of Rec. 709
 * remains.
 */
const MATRICES: Readonly<Record<Vision, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toDisplay = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const multiply = (matrix: Matrix, [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

function parseHex(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Simulates a colour `#rrggbb` for a kind of vision. */
export function simulateVision(hex: string, vision: Vision): string {
  const [red, green, blue] = parseHex(hex);
  const seen = multiply(MATRICES[vision], [toLinear(red), toLinear(green), toLinear(blue)]);
  const parts = seen.map((part) => Math.round(toDisplay(Math.min(Math.max(part, 0), 1)) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Blends a colour over an opaque background, `#rrggbb`. */
export function mixOver(hex: string, ground: string, opacity: number): string {
  const [one, other] = [parseHex(hex), parseHex(ground)];
  const parts = one.map((part, index) => Math.round((part * opacity + (other[index] ?? 0) * (1 - opacity)) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

/** CIE 1976 L*a*b* (D65). */
function toLab(hex: string): Triple {
  const [red, green, blue] = parseHex(hex);
  const xyz = multiply(TO_XYZ, [toLinear(red), toLinear(green), toLinear(blue)]);
  const [x, y, z] = xyz.map((part, index) => {
    const share = part / (WHITE[index] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27) * (share / 116) + 16 / 116;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;
const toHue = (a: number, b: number): number => (((Math.atan2(b, a) / DEGREE) % 360) + 360) % 360;
const cosDeg = (degrees: number): number => Math.cos(degrees * DEGREE);

/** CIEDE2000 difference: 1 is barely visible side by side, 10 is obvious. */
export function computeDifference(one: string, other: string): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [toLab(one), toLab(other)];
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [toHue(a1 * stretch, b1), toHue(a2 * stretch, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const chroma = (c1 + c2) / 2;
  const hue = isGrey ? h1 + h2 : h1 + turn / 2;
  const light = (l1 + l2) / 2;
  const weight =
    1 - 0.17 * cosDeg(hue - 30) + 0.24 * cosDeg(2 * hue) + 0.32 * cosDeg(3 * hue + 6) - 0.2 * cosDeg(4 * hue - 63);
  const scaleL = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2);
  const partL = (l2 - l1) / scaleL;
  const partC = (c2 - c1) / (1 + 0.045 * chroma);
  const partH = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)) / (1 + 0.015 * chroma * weight);
  const bend = 60 * Math.exp(-(((((hue % 360) + 360) % 360) - 275) ** 2) / 625);
  const rotation = -Math.sin(bend * DEGREE) * 2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  return Math.sqrt(partL ** 2 + partC ** 2 + partH ** 2 + rotation * partC * partH);
}
