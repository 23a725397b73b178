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
    sample:
      'Where it says “not set” the company has not given the fact. We never fill in a number or an address that is not one.',
    elsewhere: 'What the company has not stated yet is named on the page',
  },
};
