/** A sentence with its `{marks}` filled in; for words that the browser gets as plain texts. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    (text, [mark, value]) => text.replace(`{${mark}}`, () => String(value)),
    sentence,
  );
}
