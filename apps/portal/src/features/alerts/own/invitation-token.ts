import { createHash, randomBytes } from 'node:crypto';

interface InvitationKey {
  readonly accountId: string;
  readonly id: string;
}

export interface Invitation extends InvitationKey {
  readonly secretDigest: Buffer;
}

const ID_BYTES = 16;
const SECRET_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{75}$/;

const digest = (secret: Uint8Array): Buffer => createHash('sha256').update(secret).digest();
const toBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const toId = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The token contains the row's key, so that it is found without a search, and a secret. */
export function makeInvitationToken({ accountId, id }: InvitationKey): {
  readonly token: string;
  readonly secretDigest: Buffer;
} {
  const secret = randomBytes(SECRET_BYTES);
  const token = Buffer.concat([toBytes(accountId), toBytes(id), secret]).toString('base64url');
  return { token, secretDigest: digest(secret) };
}

export function parseInvitationToken(token: unknown): Invitation | null {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last base64 letter has unused bits: reject other spellings of the same token.
  if (bytes.toString('base64url') !== token) return null;
  return {
    accountId: toId(bytes.subarray(0, ID_BYTES)),
    id: toId(bytes.subarray(ID_BYTES, 2 * ID_BYTES)),
    secretDigest: digest(bytes.subarray(2 * ID_BYTES)),
  };
}
