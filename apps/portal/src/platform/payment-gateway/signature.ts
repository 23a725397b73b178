import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecord } from '@portal/domain/data/is-record';

/** HMAC in lower-case hexadecimal. */
export function signText(algorithm: 'sha256' | 'sha512', secret: string, text: string | Buffer): string {
  return createHmac(algorithm, secret).update(text).digest('hex');
}

/** Constant-time comparison of a signature; a wrong length is refused after a comparison too. */
export function hasSignature(expected: string, given: unknown): boolean {
  const wanted = Buffer.from(expected, 'utf8');
  const got = Buffer.from(typeof given === 'string' ? given : '', 'utf8');
  const isSameLength = got.length === wanted.length;
  return timingSafeEqual(isSameLength ? got : wanted, wanted) && isSameLength;
}

/** Unchecked fields of a message. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field as text: numbers in decimal digits; '' for missing or composite values. */
export function readText(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const WHOLE = /^\d{1,15}$/;

/** A non-negative whole number in digits; null otherwise. */
export function readWhole(fields: Fields, name: string): number | null {
  const text = readText(fields, name);
  return WHOLE.test(text) ? Number(text) : null;
}

/** A JSON object; null otherwise. */
export function parseFields(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const PLAIN = /^[\w .:+-]{1,64}$/;

/**
 * Selected fields for a log; anything but a short plain value becomes `…`, because a forged message may contain
 * anything.
 */
export function pickFields(fields: Fields | null, names: readonly string[]): Readonly<Record<string, string>> {
  const known = names.filter((name) => fields !== null && Object.hasOwn(fields, name));
  return Object.fromEntries(
    known.map((name) => {
      const text = readText(fields ?? {}, name);
      return [name, PLAIN.test(text) ? text : '…'];
    }),
  );
}
