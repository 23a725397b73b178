import type { MapFrame } from '@portal/contract/endpoints/map-frames';

/** Where in time the map is: a frame, and how far towards the next. */
export interface TimePlayer {
  position(): number;
  /** Jumps to a frame; the number of frames may have changed. */
  setFrames(frames: readonly MapFrame[], position: number): void;
  stepTo(position: number): void;
  toggle(): void;
  stop(): void;
  isPlaying(): boolean;
  setSpeed(times: number): void;
}

interface TimePlayerOptions {
  /** Whether the frame is here: playing waits for it. */
  readonly isReady: (index: number) => boolean;
  readonly onMove: (position: number) => void;
  readonly onState: (isPlaying: boolean) => void;
  /** A frame was chosen, or playing ended on one. */
  readonly onRest: () => void;
}

const FRAMES_A_SECOND = 1.6;
/** More pictures a second cost a cheap phone its battery and show nothing new. */
const LEAST_MS = 50;

/** Moves through the frames evenly, waits for what is not loaded, begins anew at the end, and rests while nobody looks. */
export function createTimePlayer({ isReady, onMove, onState, onRest }: TimePlayerOptions): TimePlayer {
  let count = 0;
  let at = 0;
  let speed = 1;
  let playing = false;
  let last = 0;

  function tick(now: number): void {
    if (!playing) return;
    const passed = now - last;
    if (passed >= LEAST_MS) {
      last = now;
      advance(Math.min(passed, 250) / 1000);
    }
    requestAnimationFrame(tick);
  }

  function advance(seconds: number): void {
    const next = at + seconds * FRAMES_A_SECOND * speed;
    const end = count - 1;
    if (next >= end) at = at >= end - 1e-6 ? 0 : end;
    else if (isReady(Math.min(Math.ceil(next), end))) at = next;
    else return;
    onMove(at);
  }

  function setPlaying(wanted: boolean): void {
    if (playing === wanted || (wanted && count < 2)) return;
    playing = wanted;
    onState(playing);
    if (!playing) {
      at = Math.round(at);
      onMove(at);
      onRest();
      return;
    }
    if (at >= count - 1) at = 0;
    last = performance.now();
    requestAnimationFrame(tick);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) setPlaying(false);
  });
  return {
    position: () => at,
    setFrames(frames, position) {
      count = frames.length;
      at = Math.min(Math.max(position, 0), Math.max(count - 1, 0));
    },
    stepTo(position) {
      setPlaying(false);
      at = Math.min(Math.max(Math.round(position), 0), Math.max(count - 1, 0));
      onMove(at);
      onRest();
    },
    toggle: () => setPlaying(!playing),
    stop: () => setPlaying(false),
    isPlaying: () => playing,
    setSpeed(times) {
      speed = times;
    },
  };
}
