import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** 66 bits of a period's name: every byte of a head counts against those that a page's first packets have room for. */
const PERIOD_LETTERS = 11;

/**
 * Tag of a body. Weak, because one body is sent in several encodings. `period` goes into the tag, so that it changes with
 * the run and the hour or day that the body stands for; the checksum only has to tell two bodies of one address and
 * period apart.
 */
export function toEntityTag(period: string, body: Buffer): string {
  const periodTag = hash('sha256', period, 'base64url').slice(0, PERIOD_LETTERS);
  return `W/"${crc32(body).toString(36)}-${body.length.toString(36)}.${periodTag}"`;
}

/** Whether an If-None-Match header names the tag (weak comparison, RFC 9110 §13.1.2). */
export function namesEntityTag(header: string, tag: string): boolean {
  if (header === tag) return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === opaque;
  });
}
