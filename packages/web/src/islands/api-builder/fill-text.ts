/** A text with its values in place of `{0}`, `{1}` …: words of an island are plain, since they travel in an attribute. */
export const fillText = (text: string, values: readonly (string | number)[]): string =>
  text.replaceAll(/\{(\d)\}/g, (mark, index: string) => String(values[Number(index)] ?? mark));
