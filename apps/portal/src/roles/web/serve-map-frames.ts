import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseContentEncoding } from '#platform/reply-cache/content-encoding.ts';

/** Finds the bytes of a map's frame by its path; null where there is none. */
export type FindFrame = (path: string) => Buffer | null;

interface KeptFrame {
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

const KEPT_BYTES = 24 * 1024 * 1024;
/** A frame of 26 KB of rain: quality 5 takes about 1 ms, 9 three times that for 3 % less. */
const QUALITY = 5;
const FOR_EVER = 'public, max-age=604800, immutable';
const COME_BACK = 'no-store';

function toKept(plain: Buffer): KeptFrame {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { plain, brotli: brotliCompressSync(plain, { params }) };
}

/** Serves frames of the map under `/map-data/`: their addresses name run and hour, so what stands there never changes. */
export function serveMapFrames(app: FastifyInstance, findFrame: FindFrame): void {
  const kept = new LRUCache<string, KeptFrame>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ plain, brotli }) => plain.length + brotli.length,
  });

  function find(path: string): KeptFrame | null {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const plain = findFrame(path);
    if (plain === null) return null;
    const made = toKept(plain);
    kept.set(path, made);
    return made;
  }

  app.get<{ Params: { '*': string } }>('/map-data/*', (request, reply) => {
    const frame = find(`/map-data/${request.params['*']}`);
    if (frame === null) return reply.code(404).header('cache-control', COME_BACK).type('text/plain').send('');
    const isBrotli = chooseContentEncoding(request.headers['accept-encoding']) === 'br';
    if (isBrotli) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', FOR_EVER)
      .header('vary', 'Accept-Encoding')
      .type('application/octet-stream')
      .send(isBrotli ? frame.brotli : frame.plain);
  });
}
