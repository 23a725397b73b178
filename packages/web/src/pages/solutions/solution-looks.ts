import type { ContentLook } from '#pages/content/make-content-page.tsx';
import { showBasin } from './show-basin.tsx';
import { showFarmWork } from './show-farm-work.tsx';
import { showLimits } from './show-limits.tsx';

/** The drawing and the live example of the pages of solutions. */
export const SOLUTION_LOOKS = {
  solutions: { drawing: 'craneFieldDam' },
  'solution:solutions-for-businesses': { drawing: 'growingCity', loadLive: showLimits },
  'solution:solutions-for-agriculture': { drawing: 'paddies', loadLive: showFarmWork },
  'solution:solutions-for-hydropower': { drawing: 'dam', loadLive: showBasin },
} as const satisfies Record<string, ContentLook>;
