import { closeSync, createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { findRange } from './find-range.ts';
import type { PmtilesFile } from './open-pmtiles.ts';

const FOR_EVER = 'public, max-age=604800, immutable';

/** Where the file stands: its address names the very file. */
export function toPmtilesPath({ edition }: PmtilesFile): string {
  return `/map-data/ground-${edition}.pmtiles`;
}

/** Serves the file, in ranges as browsers' readers of PMTiles ask for it, and closes it with the server. */
export function servePmtiles(app: FastifyInstance, file: PmtilesFile): void {
  const { descriptor, size, edition } = file;
  app.addHook('onClose', () => closeSync(descriptor));
  app.get(toPmtilesPath(file), (request, reply) => {
    const range = findRange(request.headers.range, size);
    reply.header('accept-ranges', 'bytes').header('cache-control', FOR_EVER).header('etag', `"${edition}"`);
    if (range === 'none') {
      return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send();
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply
      .type('application/vnd.pmtiles')
      .header('content-length', end - start + 1)
      .send(createReadStream('', { fd: descriptor, start, end, autoClose: false }));
  });
}
