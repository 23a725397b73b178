import type { ContentLook } from '#pages/content/make-content-page.tsx';

/** The drawing of each page of services. */
export const SERVICE_LOOKS = {
  services: { drawing: 'shopStreet' },
  'service:global-commerce': { drawing: 'port' },
  'service:marketing-solutions': { drawing: 'billboard' },
  'service:customer-care-solutions': { drawing: 'voices' },
  'service:call-center': { drawing: 'nightOffice' },
  'service:human-resource-supply': { drawing: 'morningShift' },
  'service:auto-call': { drawing: 'phoneLines' },
  'service:ai-call-monitoring': { drawing: 'voicePrint' },
} as const satisfies Record<string, ContentLook>;
