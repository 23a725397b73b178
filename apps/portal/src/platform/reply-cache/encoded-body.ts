import { transcode } from 'node:buffer';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { Compression, ContentEncoding } from './content-encoding.ts';

/** Below this, compression saves no packet. */
const SMALLEST_COMPRESSED = 1024;
/** What a server sends before it waits for a first answer (ten packets, RFC 6928): up to here a visitor gains no time. */
const FIRST_FLIGHT_BYTES = 14_000;

const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);
const zstdLater = promisify(zstdCompress);

const brotliOptions = (quality: number, { length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
/** Told the size, zstd takes tables that fit it. */
const zstdOptions = (level: number, { length }: Buffer) => ({
  pledgedSrcSize: length,
  params: { [constants.ZSTD_c_compressionLevel]: level },
});

interface Method {
  /** On this thread, while a visitor waits. */
  readonly quick: (bytes: Buffer) => Buffer;
  /** On another, for those who ask next. */
  readonly thorough: (bytes: Buffer) => Promise<Buffer>;
}

/** Measured on pages of 40 to 105 KB: zstd 3 13.5 KB in 0.13 ms, zstd 4 13.4 in 0.17, brotli 1 14.8 in 0.16; on one of 57 KB zstd 9 11.3, brotli 5 11.1, gzip 6 12.2. */
const METHODS: Readonly<Record<Compression, Method>> = {
  zstd: {
    quick: (bytes) => zstdCompressSync(bytes, zstdOptions(3, bytes)),
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

/** A body and its compressed forms, each made at the first wish for it. */
export interface EncodedBody {
  readonly identity: Buffer;
  readonly compressed: Partial<Record<Compression, Compressed>>;
  /** Whether it stays in memory for those who ask next. */
  readonly isKept: boolean;
  /** Whether somebody has asked for it before. */
  wanted: boolean;
}

const encoder = new TextEncoder();
const BLOCK_BYTES = 1024 * 1024;
/** Characters from which two steps are quicker than one: measured, 25 µs instead of 65 for a page. */
const LONG_TEXT = 8192;
/** Where the first step writes: memory taken anew for each text would make V8 tidy all of its memory again and again. */
const scratch = Buffer.allocUnsafeSlow(BLOCK_BYTES);
let block = Buffer.alloc(0);
let used = 0;

/** UTF-8 of a text. Half a surrogate pair becomes the replacement character. */
function toPassingBuffer(text: string): Buffer {
  if (text.length < LONG_TEXT || text.length * 2 > scratch.length) return toSharedBuffer(text);
  try {
    return transcode(scratch.subarray(0, scratch.write(text, 'utf16le')), 'utf16le', 'utf8') as Buffer;
  } catch {
    return toSharedBuffer(text);
  }
}

/**
 * UTF-8 of a text in a block that it shares with the texts before and after it: measuring each, and a block for each,
 * would cost more than writing it. The block lives as long as any of its texts.
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

/** Bytes in a block of their own, for what stays: a part of a larger block would keep it whole. */
function toOwnBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** The body of a reply. One that is kept gets memory of its own, and was asked for before. */
export function toEncodedBody(body: string | Buffer, isKept: boolean): EncodedBody {
  const bytes = typeof body === 'string' ? toPassingBuffer(body) : body;
  return { identity: isKept ? toOwnBuffer(bytes) : bytes, compressed: {}, isKept, wanted: isKept };
}

/**
 * The encoding in which a body is really sent: a small one as it is; a middling one as it is the first time, because most
 * replies to programs are asked for once and compressing would cost more than making them.
 */
export function fitEncoding(body: EncodedBody, wanted: ContentEncoding): ContentEncoding {
  const { length } = body.identity;
  const isFirst = !body.wanted;
  body.wanted = true;
  return length < SMALLEST_COMPRESSED || (isFirst && length < FIRST_FLIGHT_BYTES) ? 'identity' : wanted;
}

/** The body in an encoding, compressed quickly when that form does not exist yet. */
export function getEncoded(body: EncodedBody, encoding: ContentEncoding): Buffer {
  if (encoding === 'identity') return body.identity;
  const existing = body.compressed[encoding];
  if (existing !== undefined) return existing.buffer;
  const buffer = METHODS[encoding].quick(body.identity);
  const form = { buffer: body.isKept ? toOwnBuffer(buffer) : buffer, thorough: false };
  body.compressed[encoding] = form;
  return form.buffer;
}

/** Whether a form of the body could still be made smaller. */
export function canImprove(body: EncodedBody, encoding: ContentEncoding): encoding is Compression {
  return body.isKept && encoding !== 'identity' && body.compressed[encoding]?.thorough === false;
}

/** Compresses a form thoroughly on another thread and puts it in place of the quick one. */
export async function improveEncoded(body: EncodedBody, encoding: Compression): Promise<void> {
  const buffer = await METHODS[encoding].thorough(body.identity);
  const quick = body.compressed[encoding]?.buffer ?? buffer;
  body.compressed[encoding] = {
    buffer: buffer.length < quick.length ? toOwnBuffer(buffer) : quick,
    thorough: true,
  };
}

/** Bytes that a body and its forms hold. */
export function countBytes(body: EncodedBody): number {
  const forms = Object.values(body.compressed);
  return forms.reduce((sum, { buffer }) => sum + buffer.length, body.identity.length);
}
