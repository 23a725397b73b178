/** Longest runs of consecutive steps that fit, by their indices and in order; `to` is not included. */
export function listRuns(
  count: number,
  isFit: (index: number) => boolean,
): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = -1;
  for (let index = 0; index <= count; index++) {
    const fits = index < count && isFit(index);
    if (fits && from < 0) from = index;
    if (fits || from < 0) continue;
    runs.push({ from, to: index });
    from = -1;
  }
  return runs;
}
