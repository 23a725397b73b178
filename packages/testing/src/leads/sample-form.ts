/** A form as the three calls of the contact forms read it, in order. */
export const SAMPLE_FORM = {
  name: 'Nguyễn Thu Hà',
  numberPhone: '0912345678',
  email: 'ha@example.com',
  page: 'Solutions for businesses',
} as const;
