const SUN = 'M7 16a9 9 0 0 1 18 0z';
const SEA = 'M4.5 19.5h23M8 23h16M12 26.5h8';

/** App icon. A `maskable` one fills its square and keeps the mark inside the safe circle. */
export function drawAppIcon(size: number, purpose: 'any' | 'maskable'): string {
  const isMaskable = purpose === 'maskable';
  const ground = isMaskable
    ? '<path fill="#fff" d="M0 0H32V32H0z"/>'
    : '<rect width="32" height="32" rx="7" fill="#fff"/>';
  const place = isMaskable ? 'translate(6.4 5.6) scale(.6)' : 'translate(0 0)';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${ground}` +
    `<g transform="${place}"><path d="${SUN}" fill="#7fb439"/>` +
    `<path d="${SEA}" stroke="#4c439b" stroke-width="2" stroke-linecap="round"/></g></svg>`
  );
}
