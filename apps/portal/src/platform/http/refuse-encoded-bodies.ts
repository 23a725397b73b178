import { AppError } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';

/** Refuses compressed bodies for what they are; read as they come, they would be called broken JSON. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding === 'identity') done(null, payload);
    else done(new AppError('unsupportedMediaType'));
  });
}
