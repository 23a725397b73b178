import { formatNumber, UNKNOWN, type ValueStyle } from '#components/weather/format-values.ts';

/** Water left over or missing, whole millimetres with its sign: `+16`, `−6`. */
export function formatBalance(millimetres: number | null, style: ValueStyle): string {
  if (millimetres === null) return UNKNOWN;
  const text = formatNumber(millimetres, style);
  return text === '0' || text.startsWith('−') ? text : `+${text}`;
}
