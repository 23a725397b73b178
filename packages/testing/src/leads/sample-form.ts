/** A form in the order of fields of the three contact form calls. */
export const SAMPLE_FORM = {
  name: 'Nguyễn Thu Hà',
  numberPhone: '0912345678',
  email: 'ha@example.com',
  page: 'Solutions for businesses',
} as const;
