import { getFeedLicence } from '#sources/feeds.table.ts';

const NAME = 'jma-satellite';

/** What the API and the map say of JMA's images, whatever their kind. */
export const JMA_SATELLITE = { name: NAME, credit: getFeedLicence(NAME) } as const;

/** JMA's full-disc tiles have zooms 3 to 5. */
export const JMA_ZOOM = 5;

/** Folders of JMA's tiles: brightness temperature at 10.4 µm, by day and night, and true colour, by day. */
export const JMA_BANDS = { infrared: 'B13/TBB', trueColour: 'REP/ETC' } as const;
/** Folder of tiles of one kind. */
export type JmaBand = (typeof JMA_BANDS)[keyof typeof JMA_BANDS];
