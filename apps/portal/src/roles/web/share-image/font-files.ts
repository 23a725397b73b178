import { fileURLToPath } from 'node:url';

const find = (cut: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/plus-jakarta-sans/${cut}/PlusJakartaSans_${cut}.ttf`));

/** The cuts that pictures are lettered in: whole fonts with every Vietnamese letter, where the pages have subsets. */
export const FONT_FILES: readonly string[] = [find('500Medium'), find('700Bold')];

/** Name of the family inside those files. */
export const FONT_FAMILY = 'Plus Jakarta Sans';
