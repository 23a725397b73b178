import { getFeedLicence } from '#sources/feeds.table.ts';

const NAME = 'jma-satellite';

/** What the API and the map say of JMA's images. */
export const JMA_SATELLITE = { name: NAME, credit: getFeedLicence(NAME), kind: 'infrared' } as const;

/** JMA's full-disc tiles have zooms 3 to 5. */
export const JMA_ZOOM = 5;

/** Infrared at 10.4 µm as brightness temperature: the one band with images by day and night. */
export const JMA_BAND = 'B13/TBB';
