/** What the portal advises on: lúa, ngô, cà phê, hồ tiêu, sầu riêng, thanh long, rau, tôm. */
export type CropId = 'rice' | 'maize' | 'coffee' | 'pepper' | 'durian' | 'dragonFruit' | 'vegetables' | 'shrimp';

/** All of them, in the order in which pages offer them; rice is the one that is meant where none is named. */
export const CROP_IDS: readonly CropId[] = [
  'rice',
  'maize',
  'coffee',
  'pepper',
  'durian',
  'dragonFruit',
  'vegetables',
  'shrimp',
];
