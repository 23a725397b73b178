import { Worker } from 'node:worker_threads';

export interface DrawingOrder {
  readonly svg: string;
  readonly fontFiles: readonly string[];
  readonly fontFamily: string;
}

export type DrawingResult = { readonly png: Uint8Array } | { readonly problem: string };

/** Renders images one after the other on a thread, so that no page waits. */
export interface Rasterizer {
  /** PNG of an SVG; null if the queue is full. */
  toPng(svg: string): Promise<Buffer> | null;
  readonly stop: () => Promise<void>;
}

export interface RasterizerOptions {
  readonly fontFiles: readonly string[];
  readonly fontFamily: string;
  readonly mostWaiting: number;
}

interface Waiting {
  readonly svg: string;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** The thread starts with the first image, does not keep the process alive, and is restarted after a crash. */
export function createRasterizer({ fontFiles, fontFamily, mostWaiting }: RasterizerOptions): Rasterizer {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;

  function finish(settle: (waiting: Waiting) => void): void {
    const done = current;
    current = null;
    if (done !== null) settle(done);
    next();
  }

  function open(): Worker {
    const opened = new Worker(new URL('./draw-on-thread.ts', import.meta.url));
    opened.unref();
    opened.on('message', (result: DrawingResult) =>
      finish(({ resolve, reject }) =>
        'png' in result ? resolve(Buffer.from(result.png)) : reject(new Error(result.problem)),
      ),
    );
    const fail = (reason: string) => {
      if (worker !== opened) return;
      worker = null;
      finish(({ reject }) => reject(new Error(reason)));
    };
    opened.once('error', (error: Error) => fail(error.message));
    opened.once('exit', (code) => fail(`the drawing thread ended with ${code}`));
    return opened;
  }

  function next(): void {
    if (current !== null) return;
    current = queue.shift() ?? null;
    if (current === null) return;
    worker ??= open();
    worker.postMessage({ svg: current.svg, fontFiles, fontFamily } satisfies DrawingOrder);
  }

  return {
    toPng(svg) {
      if (queue.length >= mostWaiting) return null;
      return new Promise((resolve, reject) => {
        queue.push({ svg, resolve, reject });
        next();
      });
    },
    stop: async () => {
      const open = worker;
      worker = null;
      const waiting = [...(current === null ? [] : [current]), ...queue.splice(0)];
      current = null;
      for (const { reject } of waiting) reject(new Error('the portal is stopping'));
      await open?.terminate();
    },
  };
}
