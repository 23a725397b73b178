import type { ContentLook } from '#pages/content/make-content-page.tsx';

/** The drawing of each page about the company. */
export const ABOUT_LOOKS = {
  about: { drawing: 'weatherStation' },
  experts: { drawing: 'weatherBalloon', asksForContact: false },
  partners: { drawing: 'bridge' },
  recruitment: { drawing: 'kite', asksForContact: false },
} as const satisfies Record<string, ContentLook>;
