import { LRUCache } from 'lru-cache';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

const OFFERED = ['br', 'gzip'] as const;
const known = new LRUCache<string, ContentEncoding>({ max: 100 });

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}

function chooseAnew(header: string): ContentEncoding {
  const weights = parseWeights(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  let best: ContentEncoding = 'identity';
  let bestWeight = weights.get('identity') ?? 0;
  for (const name of OFFERED) {
    if (weightOf(name) > bestWeight || (best === 'identity' && weightOf(name) === bestWeight && bestWeight > 0)) {
      best = name;
      bestWeight = weightOf(name);
    }
  }
  return best;
}

/** The encoding to answer in by a request's Accept-Encoding: the one it weighs most, brotli before gzip. */
export function chooseContentEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined || header === '') return 'identity';
  const found = known.get(header);
  if (found !== undefined) return found;
  const chosen = chooseAnew(header);
  if (header.length < 200) known.set(header, chosen);
  return chosen;
}
