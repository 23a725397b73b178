import { acceptStoredSettings } from '#islands/settings/sync-settings.ts';
import { listStoredPlaces, MOST_SAVED, MOST_VISITED, saveLastPlaceCookie } from '#islands/visitor/stored-place.ts';
import { type Fields, findStoredText, parseStored, saveStoredText } from '#islands/visitor/stored-text.ts';
import { type AccountAnswer, callSignedIn } from './call-account.ts';

/** What a browser stores of its reader and an account may have (decisions, "Accounts and local state"). */
const NAMES = ['settings', 'search', 'saved'] as const;
/** Those parts; one that is missing is left out. */
export type LocalData = Readonly<Partial<Record<(typeof NAMES)[number], Fields>>>;

/** What the owner of an account has answered in this browser. */
export interface DataChoice {
  readonly account: string;
  /** Whether this browser and the account have the same data. */
  readonly shared: boolean;
  /** Whether the data stay here after signing out. */
  readonly stays: boolean;
}

const CHOICE_NAME = 'account_data';

/** The answer given here; null where nobody was asked. */
export function findDataChoice(): DataChoice | null {
  const fields = parseStored(findStoredText(CHOICE_NAME));
  if (typeof fields?.account !== 'string') return null;
  return { account: fields.account, shared: fields.shared === true, stays: fields.stays === true };
}

/** Stores the answer, so that it is asked for once. */
export function saveDataChoice(choice: DataChoice): void {
  saveStoredText(CHOICE_NAME, JSON.stringify({ version: 0, ...choice }));
}

function pickParts(find: (name: (typeof NAMES)[number]) => Fields | null): LocalData {
  const parts = NAMES.map((name) => [name, find(name)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== null));
}

const readHere = (): LocalData => pickParts((name) => parseStored(findStoredText(name)));

/** Parts from an answer; one of another version is left out. */
const readAnswer = (body: AccountAnswer['body']): LocalData =>
  pickParts((name) => parseStored(JSON.stringify(body[name] ?? null)));

/**
 * Both together: places of this browser first, each once, as many as may be stored; of settings and the map's position what was
 * chosen here last.
 */
export function mergeLocalData(here: LocalData, account: LocalData): LocalData {
  const listOf = (part: 'search' | 'saved', field: string, most: number) => {
    const lists = [here[part]?.[field], account[part]?.[field]];
    return listStoredPlaces(
      lists.flatMap((list) => (Array.isArray(list) ? list : [])),
      most,
    );
  };
  const settings = here.settings ?? account.settings;
  return {
    ...(settings === undefined ? {} : { settings }),
    ...(here.search === undefined && account.search === undefined
      ? {}
      : {
          search: { ...account.search, ...here.search, version: 0, history: listOf('search', 'history', MOST_VISITED) },
        }),
    ...(here.saved === undefined && account.saved === undefined
      ? {}
      : { saved: { version: 0, places: listOf('saved', 'places', MOST_SAVED) } }),
  };
}

function saveHere(data: LocalData): void {
  for (const name of NAMES) if (data[name] !== undefined) saveStoredText(name, JSON.stringify(data[name]));
  acceptStoredSettings();
  const [last] = listStoredPlaces(data.search?.history, 1);
  if (last !== undefined) saveLastPlaceCookie(last);
}

/** Brings what this browser and the account store together, in both. The answer is that of the call which failed, or of the last. */
export async function shareLocalData(): Promise<AccountAnswer> {
  const read = await callSignedIn('localRead');
  if (read.status !== 200) return read;
  const here = readHere();
  const merged = mergeLocalData(here, readAnswer(read.body));
  saveHere(merged);
  return callSignedIn('localSave', { body: merged });
}

/** Takes back what the account has; the browser's own stays. */
export const withdrawLocalData = (): Promise<AccountAnswer> => callSignedIn('localSave', { body: {} });

/** After signing in: brings both together where this account's owner has agreed here. */
export async function shareWhereAgreed(account: string): Promise<void> {
  const choice = findDataChoice();
  if (choice?.shared && choice.account === account) await shareLocalData();
}

function removeStored(names: readonly string[]): void {
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Where storage is blocked there is nothing.
  }
}

/** Removes from this browser what an account has too, unless its owner wants it to stay. */
export function clearSharedData(): void {
  const choice = findDataChoice();
  if (!choice?.shared || choice.stays) return;
  removeStored(NAMES);
  for (const name of ['settings', 'place']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to remove one is not in every browser of today
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}

/** Removes the answer too, once the account is deleted. */
export function removeDataChoice(): void {
  clearSharedData();
  removeStored([CHOICE_NAME]);
}
