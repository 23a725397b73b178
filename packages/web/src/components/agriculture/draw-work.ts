import type { Verdict } from '@portal/domain/agriculture/verdict';

/** Horizontal step of the strip: one block and its gap. */
export const WORK_STEP = 12;
const BLOCK = 10;
export const WORK_HEIGHT = 24;

/** Height repeats the colour: the better the hour, the taller. Unknown hours stay empty. */
const HEIGHTS: Readonly<Record<Verdict, number>> = { good: 24, consider: 15, avoid: 6, night: 1.5 };

export type WorkPaths = Record<Verdict, string>;

export function drawWork(hours: readonly { readonly verdict: Verdict | null }[]): WorkPaths {
  const paths: WorkPaths = { good: '', consider: '', avoid: '', night: '' };
  hours.forEach(({ verdict }, hour) => {
    if (verdict === null) return;
    const height = HEIGHTS[verdict];
    paths[verdict] += `M${hour * WORK_STEP} ${WORK_HEIGHT - height}h${BLOCK}v${height}h-${BLOCK}z`;
  });
  return paths;
}
