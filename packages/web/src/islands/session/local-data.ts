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

/** Browser data that an account may share (decisions, "Accounts and local state"). */
const NAMES = ['settings', 'search', 'saved'] as const;
/** The shared parts; missing ones are absent. */
export type LocalData = Readonly<Partial<Record<(typeof NAMES)[number], Fields>>>;

/** The owner's answer in this browser. */
export interface DataChoice {
  readonly account: string;
  /** Whether browser and account share data. */
  readonly shared: boolean;
  /** Whether the data stay after logging out. */
  readonly stays: boolean;
  /** Places that both had at the last sync: one missing since then was removed there. */
  readonly common: readonly string[];
}

const CHOICE_NAME = 'account_data';

/** The stored answer; null where never asked. */
export function findDataChoice(): DataChoice | null {
  const fields = parseStored(findStoredText(CHOICE_NAME));
  if (typeof fields?.account !== 'string') return null;
  const common = Array.isArray(fields.common) ? fields.common.filter((slug) => typeof slug === 'string') : [];
  return { account: fields.account, shared: fields.shared === true, stays: fields.stays === true, common };
}

/** Stores the answer, so that the question appears once. */
export function saveDataChoice(choice: DataChoice): void {
  saveStoredText(CHOICE_NAME, JSON.stringify({ version: 0, ...choice }));
}

function pickParts(find: (name: (typeof NAMES)[number]) => Fields | null): LocalData {
  const parts = NAMES.map((name) => [name, find(name)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== null));
}

const readHere = (): LocalData => pickParts((name) => parseStored(findStoredText(name)));

/** Parts of an answer; skips other versions. */
const readAnswer = (body: AccountAnswer['body']): LocalData =>
  pickParts((name) => parseStored(JSON.stringify(body[name] ?? null)));

/** Saved places of both sides, without those removed on either since the last sync. */
function mergeSaved(here: LocalData, account: LocalData, common: readonly string[]): readonly StoredPlace[] {
  const [own, others] = [here, account].map(({ saved }) => listStoredPlaces(saved?.places, MOST_SAVED)) as [
    readonly StoredPlace[],
    readonly StoredPlace[],
  ];
  // A missing list was cleared as a whole and says nothing about single places.
  const known = here.saved === undefined || account.saved === undefined ? [] : common;
  const isLeft = (place: StoredPlace): boolean =>
    !known.includes(place.slug) || (isSaved(own, place) && isSaved(others, place));
  return listStoredPlaces([...own, ...others].filter(isLeft), MOST_SAVED);
}

/**
 * Merges both: this browser's places first, no duplicates, up to the limit; settings and map position from the latest
 * choice here. `common`: see DataChoice.
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
 * Merges browser and account data on both sides and stores what they have in common. Returns the failed answer, or the
 * last.
 */
export async function shareLocalData(account: string): Promise<AccountAnswer> {
  const choice = findDataChoice();
  const known = choice?.account === account && choice.shared ? choice : null;
  const read = await callSignedIn('localRead');
  if (!read.ok) return read;
  const merged = mergeLocalData(readHere(), readAnswer(read.body), known?.common);
  saveHere(merged);
  const saved = await callSignedIn('localSave', { body: merged });
  const common = listStoredPlaces(merged.saved?.places, MOST_SAVED).map(({ slug }) => slug);
  // The box may have been ticked meanwhile.
  const stays = known !== null && findDataChoice()?.stays === true;
  if (saved.ok) saveDataChoice({ account, shared: true, stays, common });
  return saved;
}

/** Removes the account's copy; the browser's stays. */
export const withdrawLocalData = (): Promise<AccountAnswer> => callSignedIn('localSave', { body: {} });

/** After login: merges where this account's owner has agreed here. */
export async function shareWhereAgreed(account: string): Promise<void> {
  const choice = findDataChoice();
  if (choice?.shared && choice.account === account) await shareLocalData(account);
}

function removeStored(names: readonly string[]): void {
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Removes shared data from this browser unless the owner wants them to stay. */
export function clearSharedData(): void {
  const choice = findDataChoice();
  if (!choice?.shared || choice.stays) return;
  removeStored(NAMES);
  // Clearing is not a removal by the owner.
  saveDataChoice({ ...choice, common: [] });
  for (const name of ['settings', 'place']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API lacks support in some browsers
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}

/** Removes the answer too, once the account is deleted. */
export function removeDataChoice(): void {
  clearSharedData();
  removeStored([CHOICE_NAME]);
}
