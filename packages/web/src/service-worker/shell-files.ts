/** Files that every page needs and the mark of their build. The build puts the real ones in this module's place (vite.config.ts). */
export const SHELL: { readonly version: string; readonly style: string; readonly files: readonly string[] } = {
  version: '',
  style: '',
  files: [],
};
