/** Vietnamese text in plain Latin letters, capitals and spaces kept: `Đà Lạt` → `Da Lat`. For English pages. */
export function toPlainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
}
