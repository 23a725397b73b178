import type { AccountUser } from '@portal/contract/own/account';
import { toLanguagePath } from '@portal/routes/counterpart';
import { findPageLanguage } from '#islands/settings/sync-settings.ts';

/** Avatar letter in the header. */
export function findInitial({ name, email }: Pick<AccountUser, 'name' | 'email'>): string {
  const [last = ''] = (name ?? '').trim().split(/\s+/).slice(-1);
  return ([...last][0] ?? [...email][0] ?? '').toLocaleUpperCase('vi');
}

/** Shows the signed-in user in the header; space is reserved, so nothing shifts. */
export function showSession(user: AccountUser): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const letter = document.createElement('b');
    // Drawn by CSS: the link's name says more than a letter.
    letter.dataset.letter = findInitial(user);
    link.querySelector('svg')?.replaceWith(letter);
    link.href = toLanguagePath('dashboard', findPageLanguage());
    link.ariaLabel = (link.dataset.account ?? '').replace('{0}', user.name ?? user.email);
    link.dataset.signedIn = '';
  }
}
