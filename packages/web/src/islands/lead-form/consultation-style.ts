/** Address of the dialog's style sheet; the build replaces this module (vite.config.ts). */
export const CONSULTATION_STYLE: string = '';
