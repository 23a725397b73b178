/** What V8 may let old and young objects grow to, of the memory that a process should stay within: the rest is buffers and the program. */
const OLD_SHARE = 0.45;
const YOUNG_MB = 8;

/** Large buffers go back to the system when they are freed, and threads share what they free: glibc does neither by itself. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Lets this process restart in its own place with limits that can only be set there: of V8's heap and of the C allocator.
 * Does nothing without a limit, in a process that has begun so, and where the system cannot.
 */
export function limitMemory(megabytes: number | null, environment: NodeJS.ProcessEnv): void {
  const isLimited = process.execArgv.some((word) => word.startsWith('--max-old-space-size='));
  if (megabytes === null || isLimited || process.execve === undefined || process.platform === 'win32') return;
  const flags = [
    `--max-old-space-size=${Math.round(megabytes * OLD_SHARE)}`,
    `--max-semi-space-size=${YOUNG_MB}`,
    '--disable-warning=ExperimentalWarning',
  ];
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)], {
    ...environment,
    ...ALLOCATOR,
  });
}

/** The least limit that a portal with all roles works within. */
export const LEAST_MEMORY_MB = 448;
/** From here on caches are as large as without a limit. */
const WHOLE_CACHES_MB = 960;
const WITHOUT_CACHES_MB = 320;

/** Which part of their usual size caches may have, 0…1, within a limit; null: all of it. */
export function findCacheShare(megabytes: number | null): number {
  if (megabytes === null) return 1;
  return Math.min((megabytes - WITHOUT_CACHES_MB) / (WHOLE_CACHES_MB - WITHOUT_CACHES_MB), 1);
}
