/** Constant duration of replies about a name. */
const EVEN_ANSWER_MS = 400;

/** Replies after a constant time, so that timing does not reveal whether a name exists. */
export async function answerEvenly(work: Promise<void>): Promise<void> {
  await Promise.all([work, new Promise((resolve) => setTimeout(resolve, EVEN_ANSWER_MS))]);
}
