import type { Language } from '@portal/domain/language/language';
import { COPY_NAME, findToken } from '#islands/session/access-token.ts';
import { findFields, findStoredText, parseStored, saveStoredText } from '#islands/visitor/stored-text.ts';
import { CALLED, type DashboardData, type Part, type PartName, type Parts, SAVED } from './dashboard-data.ts';

const MOST_MESSAGES = 100;

const NOTHING: Part<never> = { value: null, at: null, state: 'loading' };

/** Initial state. */
export const EMPTY_PARTS: Parts = Object.fromEntries([...CALLED, 'weather'].map((name) => [name, NOTHING])) as Record<
  PartName,
  Part<never>
>;

/** Account id of a token; null if invalid. Not in the token's module, which every page loads. */
function readAccountId(token: string): string | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

const findAccount = (): string | null => {
  const token = findToken();
  return token === null ? null : readAccountId(token);
};

/** The account's last data in this browser and language; never those of another account. */
export function readCopy(language: Language): Parts {
  const stored = parseStored(findStoredText(COPY_NAME));
  if (stored === null || stored.account !== findAccount() || stored.language !== language) return EMPTY_PARTS;
  const parts = findFields(stored.parts) ?? {};
  const known = SAVED.flatMap((name) => {
    const part = findFields(parts[name]);
    return part === null || typeof part.at !== 'number' ? [] : [[name, { ...part, state: 'loading' }] as const];
  });
  return { ...EMPTY_PARTS, ...(Object.fromEntries(known) as Partial<Parts>) };
}

/** Stores the current data; if they do not fit, the previous copy stays. */
export function saveCopy(parts: Parts, language: Language): void {
  const account = findAccount();
  if (account === null) return;
  const { value, at } = parts.messages;
  const messages = { value: value?.slice(0, MOST_MESSAGES) ?? null, at };
  const copied = SAVED.map((name) => [name, name === 'messages' ? messages : toStored(parts[name])] as const);
  const known = Object.fromEntries(copied.filter(([, part]) => part.value !== null));
  saveStoredText(COPY_NAME, JSON.stringify({ version: 0, account, language, parts: known }));
}

function toStored({ value, at }: Part<DashboardData[PartName]>) {
  return { value, at };
}
