/** Written by the build from what the client build made (vite.config.ts). */
declare module 'virtual:client-assets' {
  import type { ClientAssets } from '#document/client-assets.ts';
  export const CLIENT_ASSETS: ClientAssets;
}
