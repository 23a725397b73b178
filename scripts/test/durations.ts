import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Seconds per test file, as measured by `npm test -- --store-durations`. */
export const DURATIONS_FILE = fileURLToPath(new URL('./durations.json', import.meta.url));

/** Seconds per test file, by its path from the root; without short ones. */
export const readDurations = (): Readonly<Record<string, number>> => JSON.parse(readFileSync(DURATIONS_FILE, 'utf8'));
