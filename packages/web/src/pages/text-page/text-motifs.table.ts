import type { TextMotif } from '#components/text-page/text-scene.tsx';

/** Object in the scene of each text page. */
export const TEXT_MOTIFS = {
  contact: 'mast',
  terms: 'vane',
  privacy: 'vane',
  'agrox-privacy': 'phone',
  'remove-account:vnagri': 'phone',
  'remove-account:mobiagri': 'phone',
  'remove-account:agrox': 'phone',
} as const satisfies Record<string, TextMotif>;
