import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { PageRenderer } from '@portal/web/server';
import type { MapPictureFrame, MapPictureRequest } from '@portal/web/share/map-picture-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { takesBrotli } from '#platform/reply-cache/encoded-body.ts';

const compress = promisify(brotliCompress);
const A_DAY = 'public, max-age=86400';

/** Serves a drawing that changes only with the program. */
function serveDrawing(app: FastifyInstance, path: string, drawing: string): void {
  const plain = Buffer.from(drawing);
  let compressed: Promise<Buffer> | null = null;
  app.get(path, async (request, reply) => {
    const isBrotli = takesBrotli(request.headers['accept-encoding']);
    if (isBrotli) {
      reply.header('content-encoding', 'br');
      compressed ??= compress(plain);
    }
    return reply
      .header('cache-control', A_DAY)
      .header('vary', 'Accept-Encoding')
      .type('image/svg+xml; charset=utf-8')
      .send(isBrotli ? await compressed : plain);
  });
}

/** Serves the overlay of satellite images without script, and the ground of small maps. */
export function serveMapLines(
  app: FastifyInstance,
  { drawMapLines, drawMapGround }: Pick<PageRenderer, 'drawMapLines' | 'drawMapGround'>,
): void {
  serveDrawing(app, '/map-data/lines.svg', drawMapLines());
  serveDrawing(app, '/map-data/ground.svg', drawMapGround());
}

export interface FoundFrame {
  readonly bytes: Buffer;
  readonly frame: MapPictureFrame;
}

interface MapFrameOptions {
  readonly findFrame: (path: string) => FoundFrame | null;
  readonly drawMapPicture: (request: MapPictureRequest) => string;
  /** The same with rain only. */
  readonly drawRainPicture: (request: MapPictureRequest) => string;
  /** Path of the current rain frame; null: none. */
  readonly findPresentFrame: () => string | null;
}

interface CachedFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

const MOST_CACHED_BYTES = 24 * 1024 * 1024;
/** For a 26 KB rain frame quality 5 takes about 1 ms, 9 three times as long for 3% less. */
const QUALITY = 5;
const FOR_EVER = 'public, max-age=604800, immutable';
/** The current frame changes with radar. */
const A_MINUTE = 'public, max-age=60';
const PICTURE = /^(.*?)(\.rain)?\.svg$/;

function toCached(type: string, plain: Buffer): CachedFile {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { type, plain, brotli: brotliCompressSync(plain, { params }) };
}

function makeFile(path: string, { findFrame, drawMapPicture, drawRainPicture }: MapFrameOptions): CachedFile | null {
  const [, name, alone] = PICTURE.exec(path) ?? [];
  const found = findFrame(name === undefined ? path : `${name}.bin`);
  if (found === null) return null;
  if (name === undefined) return toCached('application/octet-stream', found.bytes);
  const draw = alone === undefined ? drawMapPicture : drawRainPicture;
  return toCached('image/svg+xml; charset=utf-8', Buffer.from(draw(found)));
}

const MOST_FRAMES = 24;

/** Caches recent frames: a page, its picture and the live map request the same one within a second. */
export function createFrameMemory(findFrame: MapFrameOptions['findFrame']): MapFrameOptions['findFrame'] {
  const known = new LRUCache<string, FoundFrame>({ max: MOST_FRAMES });
  return (path) => {
    const found = known.get(path) ?? findFrame(path);
    if (found !== null) known.set(path, found);
    return found;
  };
}

/**
 * Serves map frames and maps drawn from them under `/map-data/`. Their URLs contain run and hour, so they are
 * immutable.
 */
export function serveMapFrames(app: FastifyInstance, options: MapFrameOptions): void {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: MOST_CACHED_BYTES,
    sizeCalculation: ({ plain, brotli }) => plain.length + brotli.length,
  });

  function find(path: string): CachedFile | null {
    const known = cache.get(path);
    if (known !== undefined) return known;
    const made = makeFile(path, options);
    if (made !== null) cache.set(path, made);
    return made;
  }

  function send(request: FastifyRequest, reply: FastifyReply, path: string | null, control: string): FastifyReply {
    const file = path === null ? null : find(path);
    if (file === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    const isBrotli = takesBrotli(request.headers['accept-encoding']);
    if (isBrotli) reply.header('content-encoding', 'br');
    // Part of the API, readable from any origin.
    return reply
      .header('cache-control', control)
      .header('access-control-allow-origin', '*')
      .header('vary', 'Accept-Encoding')
      .type(file.type)
      .send(isBrotli ? file.brotli : file.plain);
  }

  // A fixed URL for current rain, for pages cached for an hour.
  app.get('/map-data/now.svg', (request, reply) => {
    const path = options.findPresentFrame()?.replace(/\.bin$/, '.svg') ?? null;
    return send(request, reply, path, A_MINUTE);
  });
  app.get<{ Params: { '*': string } }>('/map-data/*', (request, reply) =>
    send(request, reply, `/map-data/${request.params['*']}`, FOR_EVER),
  );
}
