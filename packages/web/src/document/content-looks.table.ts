import type { ContentRouteId } from '@portal/content/content-pages';
import { loadOffshoreWind } from '#pages/content/load-offshore-wind.tsx';
import type { ContentLook } from '#pages/content/make-content-page.tsx';
import { SOLUTION_LOOKS } from '#pages/solutions/solution-looks.ts';

/** The drawing and the live example of every content page. */
export const CONTENT_LOOKS: Readonly<Record<ContentRouteId, ContentLook>> = {
  ...SOLUTION_LOOKS,
  'industry:dien-gio': { drawing: 'offshoreWind', loadLive: loadOffshoreWind },
};
