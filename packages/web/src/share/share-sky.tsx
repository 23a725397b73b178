import { getSkyDrawing, type InlineDrawing, LAND_DRAWINGS, toMoonPath } from '#components/weather/drawing.ts';
import { RAIN_TILES } from '#components/weather/place/sky-rain.tsx';
import {
  listHighDrawings,
  listSkyBands,
  MIST,
  MOON_RADIUS,
  toDropPercent,
  toMistBar,
} from '#components/weather/place/sky-shapes.ts';
import type { SkyDisc, SkyScene } from '#components/weather/sky-scene.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Centre of the sun: right of the text. */
const DISC_X = 960;
const DISC_TOP = 90;
const DISC_REACH = 460;
const LAND_SCALE = 0.95;

function Part({ drawing: { markup }, transform }: { readonly drawing: InlineDrawing; readonly transform: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own drawings
  return <g transform={transform} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function Disc({ disc: { heightDeg, moonPhase } }: { readonly disc: SkyDisc }) {
  const y = DISC_TOP + (DISC_REACH * toDropPercent(heightDeg)) / 100;
  return (
    <g transform={`translate(${DISC_X} ${y}) scale(1.2)`}>
      <circle
        r={moonPhase === null ? 76 : MOON_RADIUS}
        fill={`var(--sky-${moonPhase === null ? 'sun-3' : 'moon-2'})`}
      />
      {moonPhase === null ? <circle r="57" fill="var(--sky-sun-2)" /> : null}
      {moonPhase === null ? (
        <circle r="38" fill="var(--sky-sun)" />
      ) : (
        <path fill="var(--sky-moon)" d={toMoonPath(moonPhase, MOON_RADIUS)} />
      )}
    </g>
  );
}

/** Large strokes right of the text: small ones everywhere would double the file. */
function Rain({ strength, slantDeg }: { readonly strength: 1 | 2 | 3; readonly slantDeg: number }) {
  const { path, width } = RAIN_TILES[strength];
  return (
    <>
      <pattern
        id="rain"
        width="120"
        height="120"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${slantDeg}) scale(1.8)`}
      >
        <path fill="none" stroke="var(--sky-rain-2)" strokeLinecap="round" strokeWidth={width} d={path} />
      </pattern>
      <rect x="860" width={WIDTH - 860} height={HEIGHT} fill="url(#rain)" />
    </>
  );
}

/** Sky of a scene for a picture without a style sheet; colours are still variables. */
export function ShareSky({ scene }: { readonly scene: SkyScene }) {
  const { sun, sky, landscape, disc, clouds, hasBolt, rain, slantDeg } = scene;
  const land = `translate(${WIDTH - 720 * LAND_SCALE} ${HEIGHT - 200 * LAND_SCALE}) scale(${LAND_SCALE})`;
  const over = sky === 'fog' ? 'fog' : sky === 'heat' ? 'shimmer' : null;
  return (
    <>
      <path fill="var(--sky-1)" d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
      <g transform={`scale(${WIDTH / 1440} ${HEIGHT / 480})`}>
        {listSkyBands(sun).map((path, index) => (
          <path key={path} fill={`var(--sky-${index + 2})`} d={path} />
        ))}
      </g>
      <g transform={`scale(${WIDTH / 1440})`}>
        {MIST.map((bar) => (
          <path key={bar[1]} fill={`var(--sky-${bar[0]})`} d={toMistBar(bar)} />
        ))}
      </g>
      {disc === null ? null : <Disc disc={disc} />}
      {[...listHighDrawings(scene), ...[scene.feast ?? [], hasBolt ? 'bolt' : []].flat().map(getSkyDrawing)].map(
        (drawing) => (
          <Part
            key={drawing.markup}
            drawing={drawing}
            transform={clouds === 5 ? 'translate(432 0) scale(1.2)' : 'translate(624 100) scale(.9)'}
          />
        ),
      )}
      <Part drawing={LAND_DRAWINGS[landscape]} transform={land} />
      {over === null ? null : <Part drawing={getSkyDrawing(over)} transform={land} />}
      {rain === 0 ? null : <Rain strength={rain} slantDeg={slantDeg} />}
    </>
  );
}
