const LOOK_EVERY_MS = 1000;

/**
 * Whether demonstration weather is wanted: with `auto` until `hasPublished` says that a scheduled source has published,
 * then never again. Looks at most once a second, and not at all after that.
 */
export function createDemoSwitch(setting: 'auto' | 'on' | 'off', hasPublished: () => boolean): () => boolean {
  if (setting !== 'auto') return () => setting === 'on';
  let isOver = hasPublished();
  let lookedAt = performance.now();
  return () => {
    if (!isOver && performance.now() - lookedAt >= LOOK_EVERY_MS) {
      isOver = hasPublished();
      lookedAt = performance.now();
    }
    return !isOver;
  };
}
