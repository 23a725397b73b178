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
    sample: 'What is not set will follow. The form on this page comes straight to us.',
    elsewhere: 'Full contact details are on the page',
  },
  job: {
    place: 'Place of work',
    pay: 'Pay',
    closes: 'Applications until',
    answered: 'Everyone answered by',
  },
};
