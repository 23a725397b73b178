import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  crc32,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Compression = 'zstd' | 'br' | 'gzip';
export type ContentEncoding = Compression | 'identity';

/** In order of preference. */
const OFFERED: readonly Compression[] = ['zstd', 'br', 'gzip'];
/** Cached choices per list of offered encodings. */
const chosenOf = new Map<readonly Compression[], LRUCache<string, ContentEncoding>>();

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}

function negotiate(header: string, offered: readonly Compression[]): ContentEncoding {
  const weights = parseWeights(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  let best: ContentEncoding = 'identity';
  let bestWeight = weights.get('identity') ?? 0;
  for (const name of offered) {
    if (weightOf(name) > bestWeight || (best === 'identity' && weightOf(name) === bestWeight && bestWeight > 0)) {
      best = name;
      bestWeight = weightOf(name);
    }
  }
  return best;
}

/** The encoding for an Accept-Encoding header: the highest weight, then the first offered. */
export function chooseContentEncoding(
  header: string | undefined,
  offered: readonly Compression[] = OFFERED,
): ContentEncoding {
  if (header === undefined || header === '') return 'identity';
  const known = chosenOf.get(offered) ?? new LRUCache<string, ContentEncoding>({ max: 100 });
  chosenOf.set(offered, known);
  const found = known.get(header);
  if (found !== undefined) return found;
  const chosen = negotiate(header, offered);
  if (header.length < 200) known.set(header, chosen);
  return chosen;
}

const BROTLI_ONLY: readonly Compression[] = ['br'];

/** Whether to use brotli for content that exists in no other compressed form. */
export function takesBrotli(header: string | undefined): boolean {
  return chooseContentEncoding(header, BROTLI_ONLY) === 'br';
}

/** 66 bits of the period's hash: every header byte reduces what fits into a page's first packets. */
const PERIOD_LETTERS = 11;

/**
 * Weak entity tag, as a body is sent in several encodings. It contains `period`, so that it changes with the run and
 * the hour or day of the body; the checksum distinguishes bodies of the same address and period.
 */
export function toEntityTag(period: string, body: Buffer): string {
  return `W/"${crc32(body).toString(36)}-${body.length.toString(36)}.${toPeriodTag(period)}"`;
}

/** The last tag, since most replies at a time share the period. */
let periodTag = { period: '', tag: '' };

function toPeriodTag(period: string): string {
  if (periodTag.tag === '' || periodTag.period !== period) {
    periodTag = { period, tag: hash('sha256', period, 'base64url').slice(0, PERIOD_LETTERS) };
  }
  return periodTag.tag;
}

/** Whether an If-None-Match header contains the tag (weak comparison, RFC 9110 §13.1.2). */
export function namesEntityTag(header: string, tag: string): boolean {
  if (header === tag) return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === opaque;
  });
}

/** Below this size compression saves no packet. */
const SMALLEST_COMPRESSED = 1024;
/** TCP's initial window (ten packets, RFC 6928): smaller replies do not arrive any sooner. */
const FIRST_FLIGHT_BYTES = 14_000;

const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);
const zstdLater = promisify(zstdCompress);

const brotliOptions = (quality: number, { length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
/** With a size hint zstd chooses matching tables. */
const zstdOptions = (level: number, { length }: Buffer) => ({
  pledgedSrcSize: length,
  params: { [constants.ZSTD_c_compressionLevel]: level },
});

/** Level 3 with tables that fit into the CPU cache, and five-byte matches. */
const quickZstdOptions = ({ length }: Buffer) => ({
  pledgedSrcSize: length,
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    [constants.ZSTD_c_hashLog]: 14,
    [constants.ZSTD_c_chainLog]: 13,
    [constants.ZSTD_c_minMatch]: 5,
  },
});

interface Method {
  /** Synchronous, while a visitor waits. */
  readonly quick: (bytes: Buffer) => Buffer;
  /** On another thread, for later requests. */
  readonly thorough: (bytes: Buffer) => Promise<Buffer>;
}

/**
 * Measured on pages of 61 KB: zstd 3 12.65 KB in 109 µs, with small tables 12.69 in 94, zstd 2 13.0 in 104; on pages
 * of 40 to 105 KB zstd 4 takes 0.04 ms more than 3, brotli 1 0.03; on one of 57 KB zstd 9 11.3, brotli 5 11.1, gzip 6
 * 12.2.
 */
const METHODS: Readonly<Record<Compression, Method>> = {
  zstd: {
    quick: (bytes) => zstdCompressSync(bytes, quickZstdOptions(bytes)),
    thorough: (bytes) => zstdLater(bytes, zstdOptions(9, bytes)),
  },
  br: {
    quick: (bytes) => brotliCompressSync(bytes, brotliOptions(0, bytes)),
    thorough: (bytes) => brotliLater(bytes, brotliOptions(5, bytes)),
  },
  gzip: {
    quick: (bytes) => gzipSync(bytes, { level: 1 }),
    thorough: (bytes) => gzipLater(bytes, { level: 6 }),
  },
};

interface Compressed {
  buffer: Buffer;
  thorough: boolean;
}

/** A body and its compressed forms, each made on first use. */
export interface EncodedBody {
  readonly identity: Buffer;
  readonly compressed: Partial<Record<Compression, Compressed>>;
  /** Whether it stays in memory for later requests. */
  readonly isCached: boolean;
  /** Whether it was requested before. */
  wanted: boolean;
}

const encoder = new TextEncoder();
const BLOCK_BYTES = 1024 * 1024;
/** Length in characters from which two steps are faster than one: measured 25 µs instead of 65 for a page. */
const LONG_TEXT = 8192;
/** Buffer of the first step: a new allocation per text would trigger full collections of V8 repeatedly. */
const scratch = Buffer.allocUnsafeSlow(BLOCK_BYTES);
let block = Buffer.alloc(0);
let used = 0;

/** UTF-8 of a text; lone surrogates become the replacement character. */
function toPassingBuffer(text: string): Buffer {
  if (text.length < LONG_TEXT || text.length * 2 > scratch.length) return toSharedBuffer(text);
  try {
    return transcode(scratch.subarray(0, scratch.write(text, 'utf16le')), 'utf16le', 'utf8') as Buffer;
  } catch {
    return toSharedBuffer(text);
  }
}

/**
 * UTF-8 of a text in a shared block: measuring each text and allocating a block for it would cost more than writing
 * it. The block lives as long as any of its texts.
 */
function toSharedBuffer(text: string): Buffer {
  const most = text.length * 3;
  if (block.length - used < most) {
    block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, most));
    used = 0;
  }
  const rest = block.subarray(used);
  const { written } = encoder.encodeInto(text, rest);
  used += written;
  return rest.subarray(0, written);
}

/** Copies bytes that stay into a block of their own: a slice would retain its whole block. */
function toOwnBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** A reply's body. A cached one gets its own memory and counts as requested before. */
export function toEncodedBody(body: string | Buffer, isCached: boolean): EncodedBody {
  const bytes = typeof body === 'string' ? toPassingBuffer(body) : body;
  return { identity: isCached ? toOwnBuffer(bytes) : bytes, compressed: {}, isCached, wanted: isCached };
}

/**
 * The encoding actually sent: small bodies are not compressed, medium ones only from their second request, because
 * most API replies are requested once and compressing costs more than making them.
 */
export function fitEncoding(body: EncodedBody, wanted: ContentEncoding): ContentEncoding {
  const { length } = body.identity;
  const isFirst = !body.wanted;
  body.wanted = true;
  return length < SMALLEST_COMPRESSED || (isFirst && length < FIRST_FLIGHT_BYTES) ? 'identity' : wanted;
}

/** The body in an encoding; compressed quickly if that form does not exist yet. */
export function getEncoded(body: EncodedBody, encoding: ContentEncoding): Buffer {
  if (encoding === 'identity') return body.identity;
  const existing = body.compressed[encoding];
  if (existing !== undefined) return existing.buffer;
  const buffer = METHODS[encoding].quick(body.identity);
  const form = { buffer: body.isCached ? toOwnBuffer(buffer) : buffer, thorough: false };
  body.compressed[encoding] = form;
  return form.buffer;
}

/** Whether a form can still be compressed better. */
export function canImprove(body: EncodedBody, encoding: ContentEncoding): encoding is Compression {
  return body.isCached && encoding !== 'identity' && body.compressed[encoding]?.thorough === false;
}

/** Replaces a quickly compressed form by a thoroughly compressed one, made on another thread. */
export async function improveEncoded(body: EncodedBody, encoding: Compression): Promise<void> {
  const buffer = await METHODS[encoding].thorough(body.identity);
  const quick = body.compressed[encoding]?.buffer ?? buffer;
  body.compressed[encoding] = {
    buffer: buffer.length < quick.length ? toOwnBuffer(buffer) : quick,
    thorough: true,
  };
}

export function countBytes(body: EncodedBody): number {
  const forms = Object.values(body.compressed);
  return forms.reduce((sum, { buffer }) => sum + buffer.length, body.identity.length);
}
