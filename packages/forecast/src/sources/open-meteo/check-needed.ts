import { AnswerError } from './answer-error.ts';
import type { Asked } from './asked.ts';

/** Throws `AnswerError` where a point lacks what it needs: a service whose models are late says null. */
export function checkNeeded(
  name: string,
  values: ReadonlyMap<string, Float32Array>,
  { needed, times }: Pick<Asked, 'needed' | 'times'>,
): void {
  if (needed === null) return;
  const index = values.get(needed.name)?.findIndex(Number.isNaN) ?? 0;
  const at = times[index];
  if (index === -1 || at === undefined || at > needed.upTo) return;
  const moment = new Date(at * 1000).toISOString().replace(':00.000Z', 'Z');
  throw new AnswerError(`${name}: ${needed.name}[${index}] is unknown (${moment})`);
}
