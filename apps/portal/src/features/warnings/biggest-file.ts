/** Larger files are not opened, bytes. */
export const BIGGEST_FILE = 500_000;
