import type { TextFaultCode } from './text-error.ts';

/** Encodings found in operators' files. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1258';

/** Result of examining the first bytes of a file. */
export type SniffedFile =
  | { readonly ok: true; readonly encoding: TextEncodingName }
  | { readonly ok: false; readonly code: TextFaultCode };

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** The encoding of a file from its first bytes, or why it is not text. */
export function sniffFile(head: Uint8Array): SniffedFile {
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0xd0, 0xcf, 0x11, 0xe0))
    return { ok: false, code: 'spreadsheet' };
  if (startsWith(head, 0xff, 0xfe)) return { ok: true, encoding: 'utf-16le' };
  if (startsWith(head, 0xfe, 0xff)) return { ok: true, encoding: 'utf-16be' };
  const zeros = countZeros(head);
  if (zeros.even + zeros.odd === 0) return { ok: true, encoding: isUtf8(head) ? 'utf-8' : 'windows-1258' };
  // ASCII characters have a zero byte each in UTF-16.
  const pairs = head.length / 2;
  if (zeros.even === 0 && zeros.odd > 0.6 * pairs) return { ok: true, encoding: 'utf-16le' };
  if (zeros.odd === 0 && zeros.even > 0.6 * pairs) return { ok: true, encoding: 'utf-16be' };
  return { ok: false, code: 'notText' };
}

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd']++;
  return zeros;
}

/** The last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
