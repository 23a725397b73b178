import type { FastifyReply } from 'fastify';

/** Sets a cookie, `Secure` if the portal uses HTTPS. */
export function sendCookie(reply: FastifyReply, cookie: string, publicUrl: string): FastifyReply {
  return reply.header('set-cookie', publicUrl.startsWith('https:') ? `${cookie}; Secure` : cookie);
}
