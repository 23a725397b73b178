import { toCallHeaders } from './call-account.ts';

/** Fetches a file of the account: a plain link would carry no session. Null on failure. */
export async function fetchFile(path: string): Promise<Blob | null> {
  const response = await fetch(path, { headers: toCallHeaders(), cache: 'no-store' }).catch(() => null);
  return response?.ok === true ? response.blob() : null;
}

/** Downloads a file of the account; false on failure. */
export async function saveFile(path: string, name: string): Promise<boolean> {
  const file = await fetchFile(path);
  if (file === null) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
