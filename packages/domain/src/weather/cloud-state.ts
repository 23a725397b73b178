/** Sky state of a dry sky by its cloud: 1 clear, 5 few clouds, 6 changing, 7 overcast. */
export type CloudState = 1 | 5 | 6 | 7;

/** Sky state of a cloud cover in per cent: below 10, 40, 80, and above (domain.md §1.4 and §1.7 step 10). */
export function classifyCloud(cloudPercent: number): CloudState {
  if (cloudPercent < 10) return 1;
  if (cloudPercent < 40) return 5;
  return cloudPercent < 80 ? 6 : 7;
}
