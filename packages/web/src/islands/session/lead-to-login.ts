import { findPageLanguage } from '#islands/settings/sync-settings.ts';

/** Leads from a page that needs an account to the one for signing in, with the way back. */
export function leadToLogin(more = ''): void {
  const language = findPageLanguage() === 'en' ? 'lang=en&' : '';
  location.replace(`/login?${language}redirect=${encodeURIComponent(location.pathname + location.search)}${more}`);
}
