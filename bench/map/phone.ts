/** Screen of a cheap phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Slow 4G as Lighthouse has it: bytes a second, milliseconds. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower the processor is made. */
export const SLOWER = 4;
