import type { Map as LiveMap } from 'maplibre-gl';
import { createParticleCanvas, type WindField } from './particle-canvas.ts';

/** Moving strokes along the wind; null hides them. */
export interface WindParticles {
  show(field: WindField | null): void;
}

const FRAME_MS = 40;
/** Length of a stroke that stands still, in steps. */
const STILL_STEPS = 14;

/** Wind as strokes over the map. With reduced motion they are drawn once and stand still. */
export function createWindParticles(live: LiveMap): WindParticles {
  const container = live.getContainer();
  const particleCanvas = createParticleCanvas((x, y) => live.unproject([x, y]));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  let field: WindField | null = null;
  let isRunning = false;
  let last = 0;
  particleCanvas.canvas.className = 'particles';
  particleCanvas.canvas.hidden = true;
  container.append(particleCanvas.canvas);
  const findColor = () => getComputedStyle(container).getPropertyValue('--map-ink').trim();

  function tick(now: number): void {
    isRunning = field !== null && !isStill.matches;
    if (field === null || !isRunning) return;
    if (!particleCanvas.canvas.hidden && !document.hidden && now - last >= FRAME_MS) {
      last = now;
      particleCanvas.fade();
      particleCanvas.stroke(field, 1, findColor());
    }
    requestAnimationFrame(tick);
  }

  function begin(): void {
    particleCanvas.canvas.hidden = field === null;
    if (field === null) return;
    particleCanvas.fit(container.clientWidth, container.clientHeight);
    if (isStill.matches) particleCanvas.stroke(field, STILL_STEPS, findColor());
    else if (!isRunning) requestAnimationFrame(tick);
  }

  live.on('movestart', () => {
    particleCanvas.canvas.hidden = true;
  });
  live.on('moveend', begin);
  live.on('resize', begin);
  return {
    show(next) {
      const isNew = (field === null) !== (next === null);
      field = next;
      if (isNew || (isStill.matches && next !== null)) begin();
    },
  };
}
