/** The bytes that a request asks for, both ends included; `null` where it asks for the whole file. */
type AskedRange = { readonly start: number; readonly end: number } | null;

const RANGE = /^bytes=(\d{1,15})?-(\d{1,15})?$/;

/** What a `Range` header asks for of a file of `size` bytes; `none` where no such bytes are there. Several ranges count as none asked. */
export function findRange(header: string | undefined, size: number): AskedRange | 'none' {
  const [whole, from, to] = RANGE.exec(header ?? '') ?? [];
  if (whole === undefined || (from === undefined && to === undefined)) return null;
  if (from === undefined) {
    const length = Number(to);
    return length === 0 ? 'none' : { start: Math.max(size - length, 0), end: size - 1 };
  }
  const [start, end] = [Number(from), Math.min(to === undefined ? size - 1 : Number(to), size - 1)];
  if (start >= size) return 'none';
  return start > end ? null : { start, end };
}
