import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '@portal/contract/errors';

/**
 * argon2id with OWASP's second choice: 19 MiB and two passes, some 23 ms of a core. The first choice (46 MiB, one
 * pass) takes as long; less memory allows more sign-ins at the same time. For the figures see
 * docs/product/accounts.md.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Concurrent hashes: they share the thread pool with file reads. */
const MOST_AT_ONCE = 2;
/** About two seconds of work; further callers are asked to try again. */
const MOST_WAITING = 100;

const computeArgon2 = promisify(argon2) as unknown as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer>;

export interface PasswordHasher {
  /** A new hash in the PHC string format. Throws `AppError` `unavailable` if too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password matches a stored hash. `stored` null returns false after the same work, so that timing does
   * not reveal unknown names. Throws `AppError` `unavailable` if too many wait.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const toText = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function formatHash(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(hash)}`;
}

interface ParsedHash {
  readonly cost: { readonly memory: number; readonly passes: number; readonly parallelism: number };
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** Throws RangeError for a damaged row. */
function parseHash(stored: string): ParsedHash {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored) ?? [];
  if (memory === undefined) throw new RangeError('a stored password hash is not argon2id in the PHC format');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** A queue that runs a few tasks at a time, in order of arrival. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new AppError('unavailable', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

export function createPasswordHasher(): PasswordHasher {
  const inTurn = createTurns();
  // Dummy hash for unknown names.
  const nobody = parseHash(formatHash(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES)));
  const compute = (password: string, salt: Buffer, cost: ParsedHash['cost'], tagLength: number) =>
    inTurn(() => computeArgon2('argon2id', { message: password, nonce: salt, tagLength, ...cost }));
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return formatHash(salt, await compute(password, salt, COST, HASH_BYTES));
    },
    async verify(password, stored) {
      const { cost, salt, hash } = stored === null ? nobody : parseHash(stored);
      const computed = await compute(password, salt, cost, hash.length);
      return timingSafeEqual(computed, hash) && stored !== null;
    },
  };
}
