const STREET_WORD =
  /^(đường|phố|ngõ|ngách|hẻm|kiệt|đại lộ|quốc lộ|tỉnh lộ|số|số nhà|duong|ngo|ngach|hem|dai lo|so nha|street|st\.?|road)\s+\S/i;
const HOUSE_NUMBER = /^\d+[a-z]?(\/\d+[a-z]?)*\s+\p{L}/iu;

/** True where a query names a street or a house, which the portal's places are not: `12 Nguyễn Huệ`, `ngõ 5 phố Huế`. Towns whose names begin with such a word (`Phố Bảng`) look like it too. */
export function looksLikeStreet(query: string): boolean {
  const text = query.normalize('NFC').trim();
  return STREET_WORD.test(text) || HOUSE_NUMBER.test(text);
}

/** What follows the street in `12 Láng, phường Láng, Hà Nội`: the ward with its province. Empty where nothing follows. */
export function toWardPart(query: string): string {
  const comma = query.indexOf(',');
  return comma < 0 ? '' : query.slice(comma + 1).trim();
}
