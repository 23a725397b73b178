import { createHash } from 'node:crypto';

/** Bucket of an id: its last byte, which is random. */
export const toIdBucket = (id: string): number => Number.parseInt(id.slice(-2), 16);

/** Bucket of a text key, so that a look-up needs one server. */
export const toTextBucket = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0;
