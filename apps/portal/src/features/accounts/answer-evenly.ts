/** A question about a name is answered after this time, whatever was found. */
const EVEN_ANSWER_MS = 400;

/** Answers after the same time for a name that is known and for one that is not. */
export async function answerEvenly(work: Promise<void>): Promise<void> {
  await Promise.all([work, new Promise((resolve) => setTimeout(resolve, EVEN_ANSWER_MS))]);
}
