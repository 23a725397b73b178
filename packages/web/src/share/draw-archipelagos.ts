import type { InsetDrawing } from '#components/map/archipelago-inset.tsx';
import { BASEMAP, GROUND } from './draw-map-picture.ts';
import { toPictureBox, toPicturePoint } from './map-picture-frame.ts';

/** Both archipelagos, without the shores around. */
const BOX = toPictureBox({ lat: 17.6, lng: 110.8 }, { lat: 5.3, lng: 116.9 });
/** How far a name stands below the islands, in pixels of the picture. */
const NAME_BELOW = 50;
/** Islands this near to the name on the map are of its archipelago, degrees of latitude. */
const NEAR_DEG = 3;
/** A name stands on two lines of two words each. */
const WORDS_A_LINE = 2;

/** The lower edge of an archipelago in the picture. */
function findFoot(lat: number): number {
  const islands = BASEMAP.islands.filter((island) => Math.abs(island[1] - lat) < NEAR_DEG);
  return Math.max(...islands.map(([lng, southern]) => toPicturePoint({ lat: southern, lng }).y));
}

/** The drawing for the inset, names in one language. */
export function drawArchipelagos(language: 'vi' | 'en'): InsetDrawing {
  const [left = 0, , width = 0] = BOX;
  const names = BASEMAP.labels
    .filter(({ kind }) => kind === 'archipelago')
    .map(({ lat, ...texts }) => {
      const words = texts[language].split(' ');
      const lines = [words.slice(0, WORDS_A_LINE), words.slice(WORDS_A_LINE)].map((line) => line.join(' '));
      return { lines, x: Math.round(left + width / 2), y: Math.round(findFoot(lat) + NAME_BELOW) };
    });
  return { viewBox: BOX.join(' '), islands: GROUND.islands, names };
}
