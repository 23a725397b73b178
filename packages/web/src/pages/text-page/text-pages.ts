import { contactText } from '@portal/content/about/contact-text';
import { toRemovalText } from '@portal/content/account-removal/removal-text';
import { agroxPrivacyText } from '@portal/content/legal/agrox-privacy';
import { privacyText } from '@portal/content/legal/privacy';
import { termsText } from '@portal/content/legal/terms';
import { drawContactForm } from '#pages/lead-form/lead-form-section.tsx';
import type { Page } from '#pages/page.ts';
import { makeTextPage } from './make-text-page.tsx';
import { TEXT_MOTIFS } from './text-motifs.table.ts';

/** The pages of words by their route. */
export const TEXT_PAGES = {
  contact: makeTextPage('contact', contactText, TEXT_MOTIFS.contact, drawContactForm),
  terms: makeTextPage('terms', termsText, TEXT_MOTIFS.terms),
  privacy: makeTextPage('privacy', privacyText, TEXT_MOTIFS.privacy),
  'agrox-privacy': makeTextPage('agrox-privacy', agroxPrivacyText, TEXT_MOTIFS['agrox-privacy']),
  'remove-account:vnagri': makeTextPage(
    'remove-account:vnagri',
    toRemovalText('VNAgri'),
    TEXT_MOTIFS['remove-account:vnagri'],
  ),
  'remove-account:mobiagri': makeTextPage(
    'remove-account:mobiagri',
    toRemovalText('MobiAgri'),
    TEXT_MOTIFS['remove-account:mobiagri'],
  ),
  'remove-account:agrox': makeTextPage(
    'remove-account:agrox',
    toRemovalText('AgroX'),
    TEXT_MOTIFS['remove-account:agrox'],
  ),
} as const satisfies Record<string, Page>;
