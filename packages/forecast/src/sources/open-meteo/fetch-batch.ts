import { writeFileSync } from 'node:fs';
import { FetchError } from '#sources/fetching/fetch-error.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { AnswerError } from './answer-error.ts';
import type { Asked } from './asked.ts';
import type { BatchRequest } from './make-request.ts';
import { parseAnswer } from './parse-answer.ts';
import { readRefusal } from './read-refusal.ts';

/** A hundred points of the forecast have some three megabytes. */
const MOST_BYTES = 24 * 2 ** 20;

/** Fetches a batch once and leaves it at `path` as it came, when all of it is what was asked for. Throws `FetchError`. */
export async function fetchBatch(
  { url, calledAs }: BatchRequest,
  asked: Asked,
  path: string,
  fetching: Fetching,
): Promise<void> {
  const text = await fetching.getText(url, { calledAs, packed: true, mostBytes: MOST_BYTES, readRefusal });
  try {
    parseAnswer(text, asked);
  } catch (error) {
    if (error instanceof AnswerError) throw new FetchError(`${calledAs}: ${error.message}`);
    throw error;
  }
  writeFileSync(path, text);
}
