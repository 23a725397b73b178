/** The service worker as one script; the build replaces this module (vite.config.ts). */
export const SERVICE_WORKER = '';
