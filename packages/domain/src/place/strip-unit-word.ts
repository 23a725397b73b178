const UNIT_WORD = /^(?:tỉnh|thành phố|tp\.?|quận|huyện|thị xã|thị trấn|phường|xã|đặc khu)\s+/iu;

/**
 * Removes the type word from the start of a unit's name: `Thành phố Đà Lạt` → `Đà Lạt`. A name whose rest is a number
 * stays complete: `Quận 1` (domain.md 12.2.2).
 */
export function stripUnitWord(name: string): string {
  const rest = name.replace(UNIT_WORD, '');
  return /^\d+$/.test(rest) || rest === '' ? name : rest;
}
