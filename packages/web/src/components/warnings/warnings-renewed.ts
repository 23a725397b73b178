/** Event of the document when its warnings are others than before. */
export const WARNINGS_RENEWED = 'warnings-renewed';
