import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keyed hash of a text in lower-case hexadecimal digits, as every gateway here writes it. */
export function signText(algorithm: 'sha256' | 'sha512', secret: string, text: string | Buffer): string {
  return createHmac(algorithm, secret).update(text).digest('hex');
}

/**
 * Whether a message carries the signature that it should. How long this takes says nothing of how much of it is right; a wrong length,
 * which is no secret, is refused after a comparison all the same.
 */
export function hasSignature(expected: string, given: unknown): boolean {
  const wanted = Buffer.from(expected, 'utf8');
  const got = Buffer.from(typeof given === 'string' ? given : '', 'utf8');
  const isSameLength = got.length === wanted.length;
  return timingSafeEqual(isSameLength ? got : wanted, wanted) && isSameLength;
}

/** Fields of a message whose names and types nobody has checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field as a text: numbers in decimal digits, as gateways join them; '' for what is missing or no single value. */
export function readText(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const WHOLE = /^\d{1,15}$/;

/** A whole number that is not negative, in digits; null for anything else. */
export function readWhole(fields: Fields, name: string): number | null {
  const text = readText(fields, name);
  return WHOLE.test(text) ? Number(text) : null;
}

/** The object that a text of JSON holds; null for anything else. */
export function parseFields(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

const PLAIN = /^[\w .:+-]{1,64}$/;

/** The fields named, for a log: what is not a short plain value becomes `…`, for a forged message may hold anything. */
export function pickFields(fields: Fields | null, names: readonly string[]): Readonly<Record<string, string>> {
  const known = names.filter((name) => fields !== null && Object.hasOwn(fields, name));
  return Object.fromEntries(
    known.map((name) => {
      const text = readText(fields ?? {}, name);
      return [name, PLAIN.test(text) ? text : '…'];
    }),
  );
}
