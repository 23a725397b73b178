import { SCENES } from './scenes.table.ts';

export function isScene(name: string): boolean {
  return Object.hasOwn(SCENES, name);
}

/** A scene as SVG, 1200 × 630; null for an unknown name. */
export function drawScene(name: string): string | null {
  const scene = isScene(name) ? SCENES[name] : undefined;
  if (scene === undefined) return null;
  const { sky, aloft, land, fore } = scene;
  const bands = [
    `<path fill="${sky[0]}" d="M0 0h1200v630H0z"/>`,
    `<path fill="${sky[1]}" d="M0 130C300 96 700 170 1200 120V630H0z"/>`,
    `<path fill="${sky[2]}" d="M0 250C360 280 760 210 1200 262V630H0z"/>`,
    `<path fill="${sky[3]}" d="M0 360C280 336 820 396 1200 350V630H0z"/>`,
  ].join('');
  const ground = [
    `<path fill="${land[0]}" d="M0 450C240 400 520 470 760 430S1100 400 1200 440V630H0z"/>`,
    `<path fill="${land[1]}" d="M0 520C260 480 640 550 1200 500V630H0z"/>`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${bands}${aloft}${ground}${fore}</svg>`;
}
