import { type AccountAnswer, toCallHeaders } from '#islands/session/call-account.ts';

interface FileCall {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly file: File;
}

/** Sends a file unchanged. Never throws. */
export async function sendFile({ method, path, query = {}, file }: FileCall): Promise<AccountAnswer> {
  const asked = new URLSearchParams(query).toString();
  try {
    const response = await fetch(asked === '' ? path : `${path}?${asked}`, {
      method,
      cache: 'no-store',
      headers: { ...toCallHeaders(), 'content-type': 'application/octet-stream' },
      body: file,
    });
    const body: unknown = await response.json();
    return { status: response.status, body: { ...(body as object) }, retryAfter: null };
  } catch {
    return { status: 0, body: {}, retryAfter: null };
  }
}
