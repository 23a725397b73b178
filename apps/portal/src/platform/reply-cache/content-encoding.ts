import { LRUCache } from 'lru-cache';

export type Compression = 'zstd' | 'br' | 'gzip';
export type ContentEncoding = Compression | 'identity';

/** The best of what a visitor takes first. */
const OFFERED: readonly Compression[] = ['zstd', 'br', 'gzip'];
/** Memories of what was chosen, one for each list of what is offered. */
const chosenOf = new Map<readonly Compression[], LRUCache<string, ContentEncoding>>();

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}

function chooseAnew(header: string, offered: readonly Compression[]): ContentEncoding {
  const weights = parseWeights(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  let best: ContentEncoding = 'identity';
  let bestWeight = weights.get('identity') ?? 0;
  for (const name of offered) {
    if (weightOf(name) > bestWeight || (best === 'identity' && weightOf(name) === bestWeight && bestWeight > 0)) {
      best = name;
      bestWeight = weightOf(name);
    }
  }
  return best;
}

/** The encoding to answer in by a request's Accept-Encoding: the one it weighs most, of equals the first that is offered. */
export function chooseContentEncoding(
  header: string | undefined,
  offered: readonly Compression[] = OFFERED,
): ContentEncoding {
  if (header === undefined || header === '') return 'identity';
  const known = chosenOf.get(offered) ?? new LRUCache<string, ContentEncoding>({ max: 100 });
  chosenOf.set(offered, known);
  const found = known.get(header);
  if (found !== undefined) return found;
  const chosen = chooseAnew(header, offered);
  if (header.length < 200) known.set(header, chosen);
  return chosen;
}

const BROTLI_ONLY: readonly Compression[] = ['br'];

/** Whether to answer in brotli what exists in no other compressed form. */
export function takesBrotli(header: string | undefined): boolean {
  return chooseContentEncoding(header, BROTLI_ONLY) === 'br';
}
