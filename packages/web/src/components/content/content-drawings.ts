import offshoreWind from './drawings/offshore-wind.svg?no-inline';

/** Address of each banner’s drawing: one file each, so that a page loads only its own. */
export const CONTENT_DRAWINGS = { offshoreWind } as const;

export type ContentDrawing = keyof typeof CONTENT_DRAWINGS;
