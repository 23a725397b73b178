export const CONTENT_PAGES_MESSAGES = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  consult: 'Get Consultation',
  stated: 'Figures as stated by the company.',
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
    text: 'Tell us where you need forecasts, what weather disrupts and who needs to know. That’s enough to start.',
  },
};
