import { AppError } from '@portal/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from './find-caller.ts';
import type { RateLimit, Ticket, WindowState } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    rateTicket: Ticket | null;
  }
}

const WINDOW_NAMES = {
  minute: { vi: 'mỗi phút', en: 'a minute' },
  day: { vi: 'mỗi ngày (tính từ 00:00 giờ Việt Nam)', en: 'a day (from 00:00 in Vietnam)' },
} as const;

function toRefusal({ window, limit, resetSeconds }: WindowState): AppError {
  const detail = {
    vi: `Đã dùng hết ${limit} lượt gọi ${WINDOW_NAMES[window].vi}. Hãy thử lại sau ${resetSeconds} giây.`,
    en: `All ${limit} calls ${WINDOW_NAMES[window].en} are used up. Try again in ${resetSeconds} seconds.`,
  };
  return new AppError('tooManyRequests', { detail, retryAfterSeconds: resetSeconds });
}

/** Counts the calls of this part of the server per caller and refuses those over the limit; failed calls are free. */
export function limitCalls(app: FastifyInstance, limit: RateLimit): void {
  app.decorateRequest('rateTicket', null);
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    const ticket = limit.take(findCaller(request));
    request.rateTicket = ticket;
    done(ticket.allowed ? undefined : toRefusal(limit.describe(ticket.caller)));
  });
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload, done) => {
    const ticket = request.rateTicket;
    if (ticket !== null) {
      if (reply.statusCode >= 400) limit.giveBack(ticket);
      const { limit: allowed, remaining, resetSeconds } = limit.describe(ticket.caller);
      reply.header('ratelimit-policy', limit.policy).header('ratelimit-limit', allowed);
      reply.header('ratelimit-remaining', remaining).header('ratelimit-reset', resetSeconds);
    }
    done(null, payload);
  });
}
