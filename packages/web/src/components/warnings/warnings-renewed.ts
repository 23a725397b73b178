/** Document event fired when the page's warnings change. */
export const WARNINGS_RENEWED = 'warnings-renewed';
