import { findPageLanguage } from '#islands/settings/sync-settings.ts';

/** Redirects to the login page with the way back. */
export function leadToLogin(more = ''): void {
  const language = findPageLanguage() === 'en' ? 'lang=en&' : '';
  location.replace(`/login?${language}redirect=${encodeURIComponent(location.pathname + location.search)}${more}`);
}
