/** The same address in its light form, or, with `0`, in its full form even for who saves data. */
export function toLitePath(path: string, value: '0' | '1' = '1'): string {
  return `${path}${path.includes('?') ? '&' : '?'}lite=${value}`;
}
