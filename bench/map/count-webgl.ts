/**
 * Runs in the page before its own scripts: times each WebGL call and marks, at the end of each task with calls, their
 * total milliseconds (`webgl 3.25`), for a trace to show.
 */
export function countWebgl(): void {
  let spent = 0;
  const report = (): void => {
    performance.mark(`webgl ${spent}`);
    performance.clearMarks();
    spent = 0;
  };
  const calls = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(calls))) {
    if (typeof value !== 'function' || name === 'constructor') continue;
    calls[name] = function (this: WebGL2RenderingContext, ...given: unknown[]): unknown {
      if (spent === 0) queueMicrotask(report);
      const from = performance.now();
      try {
        return value.apply(this, given);
      } finally {
        spent += performance.now() - from + 1e-6;
      }
    };
  }
}
