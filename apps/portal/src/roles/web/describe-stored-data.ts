import type { PartState } from '#platform/http/health.ts';

/** Whether everything stored is as it was written: what is not is left out, so the portal goes on, and says so. */
export function describeStoredData(problems: readonly string[]): PartState {
  const [first, ...others] = problems;
  if (first === undefined) return { ready: true, detail: 'nothing damaged' };
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return { ready: true, degraded: true, detail: `left out as damaged: ${first}${more}` };
}
