import type { Wording } from '../../wording.ts';
import type { textPages as vi } from '../vi/text-pages.ts';

export const textPages: Wording<typeof vi> = {
  breadcrumb: 'Breadcrumb',
  contents: 'On this page',
  inForce: (date) => `In force since ${date}`,
  notSet: '(not set)',
  company: {
    label: 'The company',
    legalName: 'Legal name',
    registration: 'Business registration',
    address: 'Address',
    hotline: 'Hotline',
    email: 'E-mail',
    sales: 'Sales',
    social: 'Social media',
    apps: 'Apps',
    hours: 'Working hours',
    sample: 'We do not show placeholder contact details.',
    elsewhere: 'For company details see the page',
  },
};
