import { crc32 } from 'node:zlib';

/**
 * Tag of a body. Weak, because one body is sent in several encodings. `period` goes into the tag, so that it changes with
 * the run and the hour or day that the body stands for; the checksum only has to tell two bodies of one address and
 * period apart.
 */
export function toEntityTag(period: string, body: Buffer): string {
  return `W/"${crc32(body).toString(36)}-${body.length.toString(36)}.${encodeURIComponent(period)}"`;
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
