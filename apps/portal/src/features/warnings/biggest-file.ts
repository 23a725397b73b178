/** Files of more bytes are not opened. */
export const BIGGEST_FILE = 500_000;
