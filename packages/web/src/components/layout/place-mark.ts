/** Stands in kept markup where the slug of the reader's place belongs. */
export const PLACE_MARK = 'READERS-PLACE';
