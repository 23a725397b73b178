/** Address of the styles that the consultation dialog needs. The build puts the real one in this module's place (vite.config.ts). */
export const CONSULTATION_STYLE: string = '';
