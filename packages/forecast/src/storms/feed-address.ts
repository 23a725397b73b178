import { describeError } from '@portal/domain/error/describe-error';
import { maskSecrets } from '#sources/fetching/fetching.ts';

const REMEMBERED_LINES = 200;

/** Runs a parser; its error gets the address. */
export function explain<Result>(calledAs: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${calledAs}: ${describeError(error)}`);
  }
}

/** An address below the feed's; its query stays, because a mirror's may be a key. */
export function toUrl(address: string, path: string): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url.href;
}

/** An address for logs. */
export const toName = (url: string): string => maskSecrets(url.split('?')[0] ?? url);

/** Reports each line once. */
export function createNotes(onProblem: (line: string) => void): (line: string) => void {
  const noted = new Set<string>();
  return (line) => {
    if (noted.has(line)) return;
    if (noted.size >= REMEMBERED_LINES) noted.clear();
    noted.add(line);
    onProblem(line);
  };
}
