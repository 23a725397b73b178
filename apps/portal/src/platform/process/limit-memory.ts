/** Shares of the memory limit for V8's old and young generations; the rest is for buffers and the program. */
const OLD_SHARE = 0.45;
const YOUNG_MB = 8;

/** Makes glibc return large buffers to the system and share freed memory between threads. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Re-executes the process with limits that can only be set at start: V8's heap and the C allocator. Does nothing
 * without a limit, in a re-executed process, and where unsupported.
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

/** Minimum limit for a portal with all roles. */
export const LEAST_MEMORY_MB = 448;
/** From this limit on caches have their full size. */
const WHOLE_CACHES_MB = 960;
const WITHOUT_CACHES_MB = 320;

/** Share of the normal cache size within a limit, 0…1; null: no limit. */
export function findCacheShare(megabytes: number | null): number {
  if (megabytes === null) return 1;
  return Math.min((megabytes - WITHOUT_CACHES_MB) / (WHOLE_CACHES_MB - WITHOUT_CACHES_MB), 1);
}
