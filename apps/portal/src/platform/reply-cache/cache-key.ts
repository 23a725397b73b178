/** One key of several parts. Lengths stand before the parts, so that no value can imitate a border between two. */
export function toCacheKey(parts: readonly string[]): string {
  let key = '';
  for (const part of parts) key += `${part.length}:${part}`;
  return key;
}
