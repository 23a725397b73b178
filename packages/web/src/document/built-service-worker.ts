/** The worker as one script. The build puts the real one in this module's place (vite.config.ts). */
export const SERVICE_WORKER = '';
