import { createHash, randomBytes } from 'node:crypto';
import { type AccountKey, toAccountKey } from './store.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{54}$/;

const digest = (secret: Uint8Array): Buffer => createHash('sha256').update(secret).digest();

/** The token contains the account's id, so that its row is found, and a secret. */
export function makeLinkToken({ id }: AccountKey): { readonly token: string; readonly secretDigest: Buffer } {
  const secret = randomBytes(SECRET_BYTES);
  const token = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), secret]).toString('base64url');
  return { token, secretDigest: digest(secret) };
}

export function parseLinkToken(token: unknown): { readonly account: AccountKey; readonly secretDigest: Buffer } | null {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last base64 letter has unused bits: reject other spellings of the same token.
  if (bytes.toString('base64url') !== token) return null;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { account: toAccountKey(id), secretDigest: digest(bytes.subarray(ID_BYTES)) };
}

const CODES = 1_000_000;
const CODE_DIGITS = 6;

export function makePhoneCode(randomInt: (below: number) => number): string {
  return String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
}

/** Bound to the account, so that a code works for no other. */
export function digestPhoneCode({ id }: AccountKey, code: string): Buffer {
  return digest(Buffer.from(`${id} ${code}`));
}
