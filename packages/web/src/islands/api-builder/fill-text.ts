/** Fills `{0}`, `{1}` …: messages of an island are plain strings, since they travel in an attribute. */
export const fillText = (text: string, values: readonly (string | number)[]): string =>
  text.replaceAll(/\{(\d)\}/g, (mark, index: string) => String(values[Number(index)] ?? mark));
