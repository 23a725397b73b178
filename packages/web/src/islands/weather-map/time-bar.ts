import { labelFrames, type TimedFrame } from '#components/map/map-frames.ts';
import { CLOCK, DAY, nameKind, nameMapMoment } from '#components/map/map-words.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { getPart } from './map-controls.ts';
import { findShownFrames, type MapState } from './map-state.ts';
import { findNextPosition, type MapStore } from './map-store.ts';
import { writeText } from './write-text.ts';

const FRAMES_PER_SECOND = 1.6;
/** A higher rate drains cheap phones and shows nothing new. */
const LEAST_MS = 50;
const MOST_MS = 250;

interface PlayerOptions {
  /** True if the frame is loaded: playback waits for it. */
  readonly isReady: (index: number) => boolean;
  /** Multiple of the default frame rate. */
  readonly pace?: number;
}

/** Advances the position while playing. Waits for frames that are not loaded, and pauses in a hidden tab. */
export function startTimePlayer(store: MapStore, { isReady, pace = 1 }: PlayerOptions): void {
  let last = 0;
  let isRunning = false;

  function advance(seconds: number): void {
    const state = store.get();
    const end = (state.frames?.frames.length ?? 0) - 1;
    const position = findNextPosition(state, seconds, FRAMES_PER_SECOND * pace);
    const isOnEdge = position === 0 || position === end;
    if (isOnEdge || isReady(Math.ceil(position))) store.dispatch({ type: 'advanced', position });
  }

  function tick(now: number): void {
    isRunning = store.get().playing;
    if (!isRunning) return;
    const passed = now - last;
    if (passed >= LEAST_MS) {
      last = now;
      advance(Math.min(passed, MOST_MS) / 1000);
    }
    requestAnimationFrame(tick);
  }

  store.subscribe(
    ({ playing }) => playing,
    (playing) => {
      if (!playing) return;
      last = performance.now();
      if (isRunning) return;
      isRunning = true;
      requestAnimationFrame(tick);
    },
  );
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) store.dispatch({ type: 'paused' });
  });
}

/** Key steps on the bar. */
const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  PageUp: (at) => at + 6,
  PageDown: (at) => at - 6,
  Home: () => 0,
  End: (_at, last) => last,
};

function makeBlock({ kind, basis }: TimedFrame): HTMLElement {
  const block = document.createElement('span');
  block.dataset.kind = kind;
  if (basis !== undefined) block.dataset.basis = basis;
  block.append(document.createElement('i'));
  return block;
}

const countFrames = ({ frames }: MapState): number => frames?.frames.length ?? 0;

function bindKeys(slider: HTMLElement, store: MapStore): void {
  slider.addEventListener('keydown', (event) => {
    const step = KEYS[event.key];
    const state = store.get();
    if (step !== undefined) {
      const position = step(Math.round(state.position), countFrames(state) - 1);
      store.dispatch({ type: 'stepped', position });
    } else if (event.key === ' ') store.dispatch({ type: 'playToggled' });
    else return;
    event.preventDefault();
  });
}

function bindPointer(slider: HTMLElement, store: MapStore): void {
  const follow = ({ clientX }: PointerEvent): void => {
    const { left, width } = slider.getBoundingClientRect();
    const position = Math.floor(((clientX - left) / Math.max(width, 1)) * countFrames(store.get()));
    store.dispatch({ type: 'stepped', position });
  };
  slider.addEventListener('pointerdown', (event) => {
    slider.setPointerCapture(event.pointerId);
    follow(event);
  });
  // A drag must not select text; keyboard focus stays as before.
  slider.addEventListener('mousedown', (event) => {
    event.preventDefault();
    slider.focus();
  });
  slider.addEventListener('pointermove', (event) => {
    if (slider.hasPointerCapture(event.pointerId)) follow(event);
  });
}

function bindPlayKey(root: HTMLElement, store: MapStore, words: WeatherMapProps['words']): void {
  const play = getPart(root, 'play');
  play.addEventListener('click', () => store.dispatch({ type: 'playToggled' }));
  store.subscribe(
    ({ playing }) => playing,
    (playing) => {
      play.setAttribute('aria-pressed', String(playing));
      play.setAttribute('aria-label', playing ? words.pause : words.play);
    },
  );
}

function bindSpeeds(root: HTMLElement, store: MapStore): void {
  const speeds = [...getPart(root, 'speeds').querySelectorAll('button')];
  for (const button of speeds) {
    button.addEventListener('click', () =>
      store.dispatch({ type: 'speedChosen', speed: Number(button.dataset.speed) }),
    );
  }
  store.subscribe(
    ({ speed }) => speed,
    (speed) => {
      for (const button of speeds) button.setAttribute('aria-pressed', String(Number(button.dataset.speed) === speed));
    },
  );
}

/** Frames of the layer and the nearest one; inactive while its layer is loading. */
function selectShown(state: MapState): readonly [frames: readonly TimedFrame[], index: number] | null {
  const frames = findShownFrames(state);
  return frames === null ? null : [frames.frames, Math.round(state.position)];
}

/** Binds the time bar to the state: frames, position, play and speed. */
export function bindTimeBar(
  root: HTMLElement,
  store: MapStore,
  { words, style }: Pick<WeatherMapProps, 'style' | 'words'>,
): void {
  const [slider, moment, day, kind] = ['slider', 'moment', 'day', 'kind'].map((name) => getPart(root, name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  bindKeys(slider, store);
  bindPointer(slider, store);
  bindPlayKey(root, store, words);
  bindSpeeds(root, store);

  function writeLabels({ frames, isOld }: MapState): void {
    const labels = labelFrames(frames?.frames ?? [], isOld ? '' : words.barNow, style.language);
    [...slider.children].forEach((block, index) => {
      (block.firstElementChild as HTMLElement).textContent = labels[index] ?? '';
    });
  }

  function showFrames(frames: readonly TimedFrame[]): void {
    slider.replaceChildren(...frames.map(makeBlock));
    writeLabels(store.get());
    slider.setAttribute('aria-valuemax', String(Math.max(frames.length - 1, 0)));
    if (frames.length > 0) return;
    moment.textContent = day.textContent = kind.textContent = '';
    slider.setAttribute('aria-valuetext', '');
  }

  function showMoment(index: number, frame: TimedFrame): void {
    slider.querySelector('[data-on]')?.removeAttribute('data-on');
    slider.children[index]?.setAttribute('data-on', '');
    const text = nameMapMoment(frame.at, words.weekdays, style.language);
    const name = nameKind(frame, words);
    writeText(moment, text.slice(0, CLOCK));
    writeText(day, text.slice(DAY));
    writeText(kind, name);
    root.dataset.shown = frame.kind;
    slider.setAttribute('aria-valuenow', String(index));
    slider.setAttribute('aria-valuetext', `${text}, ${name}`);
  }

  store.subscribe(
    ({ frames }) => frames,
    (frames) => showFrames(frames?.frames ?? []),
  );
  store.subscribe(
    ({ isOld }) => isOld,
    () => writeLabels(store.get()),
  );
  store.watch(selectShown, (shown) => {
    const frame = shown?.[0][shown[1]];
    if (shown !== null && frame !== undefined) showMoment(shown[1], frame);
  });
}
