import type { FastifyReply } from 'fastify';

/** Sets a cookie; where the portal is reached by HTTPS, browsers send it back by HTTPS only. */
export function sendCookie(reply: FastifyReply, cookie: string, publicUrl: string): FastifyReply {
  return reply.header('set-cookie', publicUrl.startsWith('https:') ? `${cookie}; Secure` : cookie);
}
