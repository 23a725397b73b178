import { Worker } from 'node:worker_threads';

interface ThreadOptions<Message> {
  readonly program: URL;
  readonly order: unknown;
  readonly onMessage: (message: Message) => void;
  readonly onDeath: (error: unknown) => void;
}

const LONGEST_MS = 3000;
const RETRY_AFTER_MS = 60_000;
/** In a long-running thread V8 would grow the young generation to 128 MB without saving time. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };

/** Runs a program on a thread and restarts it if it dies. The message `stop` ends it. */
export function superviseThread<Message>(options: ThreadOptions<Message>): { readonly stop: () => Promise<void> } {
  let isStopping = false;
  let retry: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    const thread = new Worker(options.program, { workerData: options.order, resourceLimits: LIMITS });
    thread.on('message', options.onMessage);
    thread.once('error', (error) => {
      options.onDeath(error);
      if (isStopping) return;
      retry = setTimeout(() => {
        worker = start();
      }, RETRY_AFTER_MS);
    });
    return thread;
  }

  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(retry);
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      // A dead thread does not reply.
      if (worker.threadId === -1) return;
      worker.postMessage('stop');
      const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
