import { parentPort, Worker } from 'node:worker_threads';
import { type Hdf5File, withHdf5 } from './open-hdf5.ts';

/** Reply of a thread: what it has read, or the fault in a few words. */
type ThreadAnswer<Value> = { readonly value: Value } | { readonly trouble: string };

/** A file to read; a reader adds what it needs to know. Plain data, which is sent to the thread. */
export interface Hdf5Question {
  readonly bytes: Uint8Array;
}

/** Longer reading means a damaged file on which the library loops. */
const LONGEST_MS = 60_000;

/**
 * Reads HDF5 files on a thread of its own, one file after another; `program` calls `serveHdf5`. The thread is discarded
 * after every refused and every heavy file, because the library does not free their memory. The reader throws
 * `RangeError` with the reason.
 */
export function createHdf5Thread<Question extends Hdf5Question, Value>(
  program: URL,
  { isHeavy = () => false }: { readonly isHeavy?: (question: Question) => boolean } = {},
): (question: Question) => Promise<Value> {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(question: Question): Promise<Value> {
    const worker = thread ?? new Worker(program);
    thread = null;
    worker.ref();
    const answer = await ask<Value>(worker, question);
    if ('trouble' in answer) {
      await worker.terminate();
      throw new RangeError(answer.trouble);
    }
    if (isHeavy(question)) {
      await worker.terminate();
      return answer.value;
    }
    // An idle thread must not keep the process alive.
    worker.unref();
    thread = worker;
    return answer.value;
  }

  return (question) => {
    const answer = last.then(() => readNow(question));
    last = answer.catch(() => {});
    return answer;
  };
}

function ask<Value>(worker: Worker, question: Hdf5Question): Promise<ThreadAnswer<Value>> {
  return new Promise((resolve) => {
    const end = (answer: ThreadAnswer<Value>) => {
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

/** Answers the questions of `createHdf5Thread` by `read`; `listBuffers` names what is moved rather than copied. */
export function serveHdf5<Question extends Hdf5Question, Value>(
  read: (file: Hdf5File, question: Question) => Value,
  listBuffers: (value: Value) => readonly ArrayBuffer[],
): void {
  parentPort?.on('message', async (question: Question) => {
    const answer = await answerQuestion(question, read);
    parentPort?.postMessage(answer, 'value' in answer ? listBuffers(answer.value) : []);
  });
}

async function answerQuestion<Question extends Hdf5Question, Value>(
  question: Question,
  read: (file: Hdf5File, question: Question) => Value,
): Promise<ThreadAnswer<Value>> {
  try {
    return { value: await withHdf5(question.bytes, (file) => read(file, question)) };
  } catch (error) {
    // The library's error has many lines, with a trace through its own source.
    return { trouble: error instanceof RangeError ? error.message : 'is damaged or cut off' };
  }
}
