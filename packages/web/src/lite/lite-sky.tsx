import { toMoonPath } from '#components/weather/drawing.ts';
import type { SkyScene } from '#components/weather/sky-scene.ts';

/** Sky colours from zenith to horizon, then land, by sun height. */
const OPEN: Readonly<Record<SkyScene['sun'], readonly [string, string, string, string]>> = {
  morning: ['#8fc3ee', '#c0dff2', '#f8f2cb', '#7a8fc0'],
  noon: ['#69b1ea', '#a5d2f3', '#eef3e4', '#6e89bf'],
  dawn: ['#b5b7e0', '#e0c8d5', '#ffeab0', '#8f7aa8'],
  golden: ['#aec4e0', '#e4d5bd', '#fdb95a', '#9a7a83'],
  dusk: ['#9995cd', '#cca2bc', '#f2be90', '#7d6c9c'],
  nautical: ['#2b2a5c', '#4a4684', '#8a6f9c', '#1d1b3d'],
  night: ['#14133a', '#1f1d50', '#2f2c68', '#0d0c26'],
};
const CLOSED_DAY = ['#94a1b8', '#aab5c7', '#c6cedb', '#66738f'] as const;
const CLOSED_NIGHT = ['#1d1e38', '#272945', '#343650', '#121326'] as const;

const CLOUD = 'M12 35a9 9 0 0 1-1-18.7A12.6 12.6 0 0 1 35 18 8.6 8.6 0 0 1 36 35z';
/** Left edges of clouds, right to left; cloudiness sets their number. */
const CLOUD_LEFTS = [262, 206, 236, 150, 96] as const;
const LAND = 'M0 56V47l40-7 46 6 38-10 52 9 60-12 84 10v13z';
const STROKES: Readonly<Record<SkyScene['rain'], number>> = { 0: 0, 1: 9, 2: 14, 3: 22 };

function drawRain(rain: SkyScene['rain']): string {
  const count = STROKES[rain];
  const length = rain === 1 ? 5 : 9;
  const draw = (index: number) => `M${Math.round((320 / count) * index + 8)} ${22 + ((index * 7) % 16)}l-2 ${length}`;
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function Disc({ scene: { disc } }: { readonly scene: SkyScene }) {
  if (disc === null) return null;
  const { moonPhase, heightDeg } = disc;
  const top = Math.round(30 - Math.min(heightDeg, 70) / 5);
  if (moonPhase === null) return <circle cx="246" cy={top} r="10" fill="#f7b733" />;
  return <path transform={`translate(246 ${top})`} fill="#f4efd8" d={toMoonPath(moonPhase, 9)} />;
}

/** Current sky in few bytes, from the same data as the full version. Decorative: the text below has the weather. */
export function LiteSky({ scene }: { readonly scene: SkyScene }) {
  const isDark = scene.sun === 'night' || scene.sun === 'nautical';
  const isClosed = scene.clouds >= 4 || scene.rain > 0 || scene.sky === 'fog' || scene.sky === 'storm';
  const [high, middle, low, land] = isClosed ? (isDark ? CLOSED_NIGHT : CLOSED_DAY) : OPEN[scene.sun];
  return (
    <svg className="sky" viewBox="0 0 320 56" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path fill={high} d="M0 0h320v56H0z" />
      <path fill={middle} d="M0 18q160-6 320 0v38H0z" />
      <path fill={low} d="M0 35q160 6 320-1v22H0z" />
      <Disc scene={scene} />
      {CLOUD_LEFTS.slice(0, scene.clouds).map((left, index) => (
        <path
          key={left}
          fill={isDark ? '#4a4c74' : isClosed ? '#7c89a3' : '#ffffff'}
          transform={`translate(${left} ${-8 + (index % 2) * 6}) scale(.8)`}
          d={CLOUD}
        />
      ))}
      <path fill={land} d={LAND} />
      {scene.sky === 'fog' ? (
        <path fill="#ffffff" fillOpacity=".55" d="M0 30h210v5H0zM90 39h230v5H90zM0 47h260v4H0z" />
      ) : null}
      {scene.rain === 0 ? null : (
        <path stroke={isDark ? '#8fc4fa' : '#2f6fc4'} strokeWidth="2" d={drawRain(scene.rain)} />
      )}
    </svg>
  );
}
