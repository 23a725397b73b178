import { Worker } from 'node:worker_threads';
import type { RainRateField } from './rain-rate-field.ts';
import type { Hdf5Answer, Hdf5Question } from './read-hdf5-on-thread.ts';

/** Longer reading means a damaged file on which the library loops. */
const LONGEST_MS = 60_000;

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * The rain of an HDF5 composite, ODIM or KNMI's. Read on a separate thread, one file after another. The thread is
 * discarded after every refused file, because the library never frees such a file's memory. Throws `RangeError` with
 * the reason.
 */
export function readRadarHdf5(question: Hdf5Question): Promise<RainRateField> {
  const answer = last.then(() => readNow(question));
  last = answer.catch(() => {});
  return answer;
}

async function readNow(question: Hdf5Question): Promise<RainRateField> {
  const worker = thread ?? new Worker(new URL('./read-hdf5-on-thread.ts', import.meta.url));
  thread = null;
  worker.ref();
  const answer = await ask(worker, question);
  if ('trouble' in answer) {
    await worker.terminate();
    throw new RangeError(answer.trouble);
  }
  // An idle thread must not keep the process alive.
  worker.unref();
  thread = worker;
  return answer.field;
}

function ask(worker: Worker, question: Hdf5Question): Promise<Hdf5Answer> {
  return new Promise((resolve) => {
    const end = (answer: Hdf5Answer) => {
      clearTimeout(timer);
      worker.off('message', end).off('error', die).off('exit', die);
      resolve(answer);
    };
    const die = () => end({ trouble: 'is damaged: reading it came to no end' });
    const timer = setTimeout(() => end({ trouble: `was not read within ${LONGEST_MS / 1000} s` }), LONGEST_MS);
    worker.once('message', end).once('error', die).once('exit', die);
    worker.postMessage(question);
  });
}
