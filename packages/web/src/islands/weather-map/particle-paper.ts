import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type FrameShape, readPlane } from '#components/map/frame-values.ts';

/** The wind that the particles follow. */
export interface WindField {
  readonly bytes: Uint8Array;
  readonly shape: FrameShape;
}

interface Particle {
  x: number;
  y: number;
  age: number;
}

/** A sheet over the map on which particles draw their way. */
export interface ParticlePaper {
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

export function createParticlePaper(toPoint: (x: number, y: number) => LatLng): ParticlePaper {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d');
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
      if (paper === null) return;
      paper.globalAlpha = 1;
      paper.globalCompositeOperation = 'destination-in';
      paper.fillStyle = 'rgb(0 0 0 / 0.92)';
      paper.fillRect(0, 0, canvas.width, canvas.height);
      paper.globalCompositeOperation = 'source-over';
    },
    stroke(field, steps, color) {
      if (paper === null) return;
      paper.strokeStyle = color;
      paper.globalAlpha = 0.55;
      paper.lineWidth = 1.1;
      paper.beginPath();
      for (const particle of particles) {
        paper.moveTo(particle.x, particle.y);
        for (let step = 0; step < steps; step++) {
          if (move(particle, field)) paper.lineTo(particle.x, particle.y);
          else {
            scatter(particle);
            break;
          }
        }
      }
      paper.stroke();
    },
  };
}
