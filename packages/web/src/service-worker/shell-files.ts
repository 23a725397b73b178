/** Files that every page needs, and their build id; the build replaces this module (vite.config.ts). */
export const SHELL: { readonly version: string; readonly style: string; readonly files: readonly string[] } = {
  version: '',
  style: '',
  files: [],
};
