export const CONTENT_PAGES_MESSAGES = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  consult: 'Get Consultation',
  stated: 'as stated by the company',
  statedLong: 'What follows are the company’s own statements; this site has not verified them independently.',
  asOf: (date: string) => `as of ${date}`,
  cooperation: {
    title: 'Four steps of working together',
    steps: [
      'Cooperate and exchange information',
      'Identify core problems',
      'Design products and solutions',
      'Serve and improve continuously',
    ] as readonly string[],
  },
  nextStep: {
    title: 'Tell us about your work',
    text: 'Where you need the forecast, what the weather can spoil, and who should be told: that is enough to begin.',
  },
};
