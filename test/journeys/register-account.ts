import type { Page } from 'playwright-core';

export const PASSWORD = 'trời sắp mưa rồi';

/**
 * Registers an account through the API, with the page's cookies; returns the token that pages keep in their storage.
 */
export async function registerAccount(
  page: Page,
  origin: string,
  email = `${crypto.randomUUID()}@vidu.vn`,
): Promise<string> {
  const data = { email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
  const made = await page.request.post(`${origin}/api/auth/register`, { data });
  return ((await made.json()) as { access_token: string }).access_token;
}

/** The same; every document that the page opens from now on is signed in. */
export async function openSignedIn(page: Page, origin: string): Promise<string> {
  const token = await registerAccount(page, origin);
  await page.addInitScript((text) => localStorage.setItem('access_token', text), token);
  return token;
}
