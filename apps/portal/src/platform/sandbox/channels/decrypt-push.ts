import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';

/** The browser's side of a simulated push subscription. */
export interface TestSubscription {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The decrypted text; null if it was not encrypted for this subscription. */
  readonly decrypt: (body: Buffer) => string | null;
}

const SALT_BYTES = 16;
const KEY_AT = 21;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

const sign = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
};

/** HKDF with one block (RFC 5869). */
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  sign(sign(salt, secret), info, Buffer.of(1)).subarray(0, length);

/** Decrypts a single-record body (RFC 8188, RFC 8291). */
function decryptRecord(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const sender = body.subarray(KEY_AT, KEY_AT + (body[KEY_AT - 1] ?? 0));
  const sealed = body.subarray(KEY_AT + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(LAST_RECORD)).toString('utf8');
}

export function createTestSubscription(): TestSubscription {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(SALT_BYTES);
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      try {
        return decryptRecord(body, own, auth);
      } catch {
        return null;
      }
    },
  };
}
