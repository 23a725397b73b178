import { drawNames, GROUND } from './draw-map-picture.ts';
import { MAP_PICTURE } from './map-picture-frame.ts';

const { width, height } = MAP_PICTURE;
/** The colours over a satellite image: those of components/satellite/satellite-stage.module.css. */
const STYLE = `svg{--ink:#fff}text{font:600 12.5px Jakarta,"Plus Jakarta Sans",system-ui,sans-serif;fill:#fff;stroke:#101114;stroke-width:3px;paint-order:stroke;stroke-linejoin:round}
.soft{fill:#c9d2ea}.m{text-anchor:middle}path{fill:none}`;

/** Coast, borders and names as SVG without a ground, for a satellite image below them. */
export function drawMapLines(language: 'vi' | 'en'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${STYLE}</style><path stroke="#b9c46a" d="${GROUND.home}"/><path stroke="#e3d66b" d="${GROUND.land}"/><path style="fill:#fff" d="${GROUND.islands}"/>${drawNames(language)}</svg>`;
}
