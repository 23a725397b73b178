import { acceptStoredSettings } from '#islands/settings/sync-settings.ts';
import {
  isSaved,
  listStoredPlaces,
  MOST_SAVED,
  MOST_VISITED,
  type StoredPlace,
  saveLastPlaceCookie,
} from '#islands/visitor/stored-place.ts';
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
  /** Addresses of the places that both had saved when they came together last: what one lacks since then was removed there. */
  readonly common: readonly string[];
}

const CHOICE_NAME = 'account_data';

/** The answer given here; null where nobody was asked. */
export function findDataChoice(): DataChoice | null {
  const fields = parseStored(findStoredText(CHOICE_NAME));
  if (typeof fields?.account !== 'string') return null;
  const common = Array.isArray(fields.common) ? fields.common.filter((slug) => typeof slug === 'string') : [];
  return { account: fields.account, shared: fields.shared === true, stays: fields.stays === true, common };
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

/** Saved places of both, but for those that either has removed since they came together last. */
function mergeSaved(here: LocalData, account: LocalData, common: readonly string[]): readonly StoredPlace[] {
  const [own, others] = [here, account].map(({ saved }) => listStoredPlaces(saved?.places, MOST_SAVED)) as [
    readonly StoredPlace[],
    readonly StoredPlace[],
  ];
  // Where one has no list at all it was cleared as a whole, which says nothing of single places.
  const known = here.saved === undefined || account.saved === undefined ? [] : common;
  const isLeft = (place: StoredPlace): boolean =>
    !known.includes(place.slug) || (isSaved(own, place) && isSaved(others, place));
  return listStoredPlaces([...own, ...others].filter(isLeft), MOST_SAVED);
}

/**
 * Both together: places of this browser first, each once, as many as may be stored; of settings and the map's position what was
 * chosen here last. `common`: see DataChoice.
 */
export function mergeLocalData(here: LocalData, account: LocalData, common: readonly string[] = []): LocalData {
  const visited = [here.search?.history, account.search?.history].flatMap((list) => (Array.isArray(list) ? list : []));
  const settings = here.settings ?? account.settings;
  return {
    ...(settings === undefined ? {} : { settings }),
    ...(here.search === undefined && account.search === undefined
      ? {}
      : {
          search: { ...account.search, ...here.search, version: 0, history: listStoredPlaces(visited, MOST_VISITED) },
        }),
    ...(here.saved === undefined && account.saved === undefined
      ? {}
      : { saved: { version: 0, places: mergeSaved(here, account, common) } }),
  };
}

function saveHere(data: LocalData): void {
  for (const name of NAMES) if (data[name] !== undefined) saveStoredText(name, JSON.stringify(data[name]));
  acceptStoredSettings();
  const [last] = listStoredPlaces(data.search?.history, 1);
  if (last !== undefined) saveLastPlaceCookie(last);
}

/**
 * Brings what this browser and an account store together, in both, and notes what they have in common from then on. The answer is
 * that of the call which failed, or of the last.
 */
export async function shareLocalData(account: string): Promise<AccountAnswer> {
  const choice = findDataChoice();
  const known = choice?.account === account && choice.shared ? choice : null;
  const read = await callSignedIn('localRead');
  if (read.status !== 200) return read;
  const merged = mergeLocalData(readHere(), readAnswer(read.body), known?.common);
  saveHere(merged);
  const saved = await callSignedIn('localSave', { body: merged });
  const common = listStoredPlaces(merged.saved?.places, MOST_SAVED).map(({ slug }) => slug);
  // The box may have been ticked meanwhile.
  const stays = known !== null && findDataChoice()?.stays === true;
  if (saved.status === 200) saveDataChoice({ account, shared: true, stays, common });
  return saved;
}

/** Takes back what the account has; the browser's own stays. */
export const withdrawLocalData = (): Promise<AccountAnswer> => callSignedIn('localSave', { body: {} });

/** After signing in: brings both together where this account's owner has agreed here. */
export async function shareWhereAgreed(account: string): Promise<void> {
  const choice = findDataChoice();
  if (choice?.shared && choice.account === account) await shareLocalData(account);
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
  // What is no longer here was not removed by its owner.
  saveDataChoice({ ...choice, common: [] });
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
