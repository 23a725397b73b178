import type { ContentLook } from '#pages/content/make-content-page.tsx';

/** The drawing of each page of services. */
export const SERVICE_LOOKS = {
  services: { drawing: 'voices' },
  'service:global-commerce': { drawing: 'port' },
  'service:marketing-solutions': { drawing: 'growingCity' },
  'service:customer-care-solutions': { drawing: 'voices' },
  'service:call-center': { drawing: 'voices' },
  'service:human-resource-supply': { drawing: 'growingCity' },
  'service:auto-call': { drawing: 'voices' },
  'service:ai-call-monitoring': { drawing: 'voices' },
} as const satisfies Record<string, ContentLook>;
