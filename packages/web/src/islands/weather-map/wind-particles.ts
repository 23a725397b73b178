import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Map as LiveMap } from 'maplibre-gl';
import { type FrameShape, readPlane } from '#components/map/map-frames.ts';

/** The wind that the particles follow. */
interface WindField {
  readonly bytes: Uint8Array;
  readonly shape: FrameShape;
}

interface Particle {
  x: number;
  y: number;
  age: number;
}

/** A sheet over the map on which particles draw their way. */
interface ParticleCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Takes a size, and scatters the particles anew. */
  fit(width: number, height: number): void;
  /** Lets what was drawn before grow pale. */
  fade(): void;
  /** Draws so many steps of every particle. */
  stroke(field: WindField, steps: number, color: string): void;
}

const PIXELS_EACH = 1400;
const MOST = 900;
const OLDEST = 60;
/** Pixels that a wind of 1 m/s moves a particle in one step. */
const PIXELS_PER_MS = 0.34;

function createParticleCanvas(toPoint: (x: number, y: number) => LatLng): ParticleCanvas {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let particles: Particle[] = [];

  function scatter(particle: Particle): Particle {
    particle.x = Math.random() * canvas.width;
    particle.y = Math.random() * canvas.height;
    particle.age = Math.floor(Math.random() * OLDEST);
    return particle;
  }

  /** Moves a particle with the wind where it is; false where there is none. */
  function move(particle: Particle, { bytes, shape }: WindField): boolean {
    const point = toPoint(particle.x, particle.y);
    const [east, north] = [readPlane(bytes, shape, 0, point), readPlane(bytes, shape, 1, point)];
    if (east === null || north === null || particle.age++ > OLDEST) return false;
    particle.x += east * PIXELS_PER_MS;
    particle.y -= north * PIXELS_PER_MS;
    return true;
  }

  return {
    canvas,
    fit(width, height) {
      canvas.width = width;
      canvas.height = height;
      const count = Math.min(MOST, Math.round((width * height) / PIXELS_EACH));
      particles = Array.from({ length: count }, () => scatter({ x: 0, y: 0, age: 0 }));
    },
    fade() {
      if (context === null) return;
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'destination-in';
      context.fillStyle = 'rgb(0 0 0 / 0.92)';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.globalCompositeOperation = 'source-over';
    },
    stroke(field, steps, color) {
      if (context === null) return;
      context.strokeStyle = color;
      context.globalAlpha = 0.55;
      context.lineWidth = 1.1;
      context.beginPath();
      for (const particle of particles) {
        context.moveTo(particle.x, particle.y);
        for (let step = 0; step < steps; step++) {
          if (move(particle, field)) context.lineTo(particle.x, particle.y);
          else {
            scatter(particle);
            break;
          }
        }
      }
      context.stroke();
    },
  };
}

/** Moving strokes along the wind; null hides them. */
interface WindParticles {
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
