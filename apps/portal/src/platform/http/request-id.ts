import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The caller's `X-Request-Id` where it is safe to log and send back, else a new one. */
export function chooseRequestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
