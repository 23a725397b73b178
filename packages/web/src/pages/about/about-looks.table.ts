import type { ContentLook } from '#pages/content/make-content-page.tsx';

/** The drawing of each page about the company. */
export const ABOUT_LOOKS = {
  about: { drawing: 'weatherStation' },
  experts: { drawing: 'observatory', asksForContact: false },
  partners: { drawing: 'harbourCity' },
  recruitment: { drawing: 'weatherStation', asksForContact: false },
} as const satisfies Record<string, ContentLook>;
