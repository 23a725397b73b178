import { contactText } from '@portal/content/about/contact-text';
import { toRemovalText } from '@portal/content/account-removal/removal-text';
import { agroxPrivacyText } from '@portal/content/legal/agrox-privacy';
import { privacyText } from '@portal/content/legal/privacy';
import { termsText } from '@portal/content/legal/terms';
import { drawContactForm } from '#pages/lead-form/lead-form-section.tsx';
import type { Page } from '#pages/page.ts';
import { makeTextPage } from './make-text-page.tsx';

/** The pages of words by their route. */
export const TEXT_PAGES = {
  contact: makeTextPage('contact', contactText, 'mast', drawContactForm),
  terms: makeTextPage('terms', termsText, 'vane'),
  privacy: makeTextPage('privacy', privacyText, 'vane'),
  'agrox-privacy': makeTextPage('agrox-privacy', agroxPrivacyText, 'phone'),
  'remove-account:vnagri': makeTextPage('remove-account:vnagri', toRemovalText('VNAgri'), 'phone'),
  'remove-account:mobiagri': makeTextPage('remove-account:mobiagri', toRemovalText('MobiAgri'), 'phone'),
  'remove-account:agrox': makeTextPage('remove-account:agrox', toRemovalText('AgroX'), 'phone'),
} as const satisfies Record<string, Page>;
