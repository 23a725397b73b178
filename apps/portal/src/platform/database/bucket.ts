import { createHash } from 'node:crypto';

/** The bucket of rows that belong to an id: its last byte, which is random. */
export const toIdBucket = (id: string): number => Number.parseInt(id.slice(-2), 16);

/** The bucket of a row that is found by a text, so that looking it up asks one server. */
export const toTextBucket = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0;
