import type { FastifyRequest } from 'fastify';
import { findClientNetwork } from './client-network.ts';

/** Whom a request is counted for: an IPv4 address or the /64 of an IPv6 address. */
export function findCaller({ ip, socket }: FastifyRequest): string {
  return findClientNetwork(ip) ?? findClientNetwork(socket.remoteAddress ?? '') ?? 'unknown';
}
