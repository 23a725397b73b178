import { Worker } from 'node:worker_threads';
import type { RainRateField } from './rain-rate-field.ts';
import type { Hdf5Answer, Hdf5Question } from './read-hdf5-on-thread.ts';

/** Reading that takes longer means a damaged file on which the library loops. */
const LONGEST_MS = 60_000;

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * The rain of an HDF5 composite, ODIM or KNMI's. Read on a thread of its own, one file after the other, which is thrown away after
 * every file that was refused: the library never frees the memory of such a file. Throws `RangeError` with what is wrong.
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
  // A thread that waits for the next file must not prevent the program from ending.
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
