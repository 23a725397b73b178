/** Programs by what stands in `User-Agent`, the more special first: each names itself after others too. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (names: typeof PROGRAMS, text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A device as its owner knows it, such as "Chrome, Android"; null where it does not say what it is. */
export function nameDevice(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const known = [findName(PROGRAMS, userAgent), findName(SYSTEMS, userAgent)].filter((name) => name !== null);
  return known.length === 0 ? null : known.join(', ');
}
