import type { ContentRouteId } from '@portal/content/content-pages';
import { loadOffshoreWind } from './load-offshore-wind.tsx';
import type { ContentLook } from './make-content-page.tsx';

/** The drawing and the live example of every content page. */
export const CONTENT_LOOKS: Readonly<Record<ContentRouteId, ContentLook>> = {
  'industry:dien-gio': { drawing: 'offshoreWind', loadLive: loadOffshoreWind },
};
