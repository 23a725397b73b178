import type { MapFrame } from '@portal/contract/endpoints/map-frames';
import { labelFrames } from '#components/map/map-frames.ts';
import { nameMapMoment } from '#components/map/map-words.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { getPart } from './map-controls.ts';
import type { TimePlayer } from './time-player.ts';

/** The time bar's markup: shows where the map is. */
export interface TimeSlider {
  setFrames(frames: readonly MapFrame[]): void;
  show(position: number): void;
  setPlaying(isPlaying: boolean): void;
}

/** Steps of the keys on the bar. */
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

function makeBlock({ kind }: MapFrame, text: string): HTMLElement {
  const block = document.createElement('span');
  block.dataset.kind = kind;
  const label = document.createElement('i');
  label.textContent = text;
  block.append(label);
  return block;
}

function bindKeys(slider: HTMLElement, player: TimePlayer, countFrames: () => number): void {
  slider.addEventListener('keydown', (event) => {
    const step = KEYS[event.key];
    if (step !== undefined) player.stepTo(step(Math.round(player.position()), countFrames() - 1));
    else if (event.key === ' ') player.toggle();
    else return;
    event.preventDefault();
  });
}

function bindPointer(slider: HTMLElement, player: TimePlayer, countFrames: () => number): void {
  const follow = ({ clientX }: PointerEvent): void => {
    const { left, width } = slider.getBoundingClientRect();
    player.stepTo(Math.floor(((clientX - left) / Math.max(width, 1)) * countFrames()));
  };
  slider.addEventListener('pointerdown', (event) => {
    slider.setPointerCapture(event.pointerId);
    follow(event);
  });
  slider.addEventListener('pointermove', (event) => {
    if (slider.hasPointerCapture(event.pointerId)) follow(event);
  });
}

interface TimeSliderProps extends Pick<WeatherMapProps, 'style' | 'words'> {
  readonly frames: { readonly frames: readonly MapFrame[] } | null;
}

/** Ties the bar's markup to the player. */
export function createTimeSlider(root: HTMLElement, player: TimePlayer, props: TimeSliderProps): TimeSlider {
  const { words, style } = props;
  const [slider, play, moment, kind] = ['slider', 'play', 'moment', 'kind'].map((name) => getPart(root, name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  let frames: readonly MapFrame[] = props.frames?.frames ?? [];
  let shown = -1;
  const countFrames = () => frames.length;
  bindKeys(slider, player, countFrames);
  bindPointer(slider, player, countFrames);
  play.addEventListener('click', player.toggle);
  const speeds = [...getPart(root, 'speeds').querySelectorAll('button')];
  for (const button of speeds) {
    button.addEventListener('click', () => {
      for (const other of speeds) other.setAttribute('aria-pressed', String(other === button));
      player.setSpeed(Number(button.dataset.speed));
    });
  }

  return {
    setFrames(next) {
      frames = next;
      shown = -1;
      const labels = labelFrames(frames);
      slider.replaceChildren(...frames.map((frame, index) => makeBlock(frame, labels[index] ?? '')));
      getPart(root, 'key').hidden = new Set(frames.map(({ kind }) => kind)).size < 2;
      slider.setAttribute('aria-valuemax', String(Math.max(frames.length - 1, 0)));
      if (frames.length > 0) return;
      moment.textContent = kind.textContent = '';
      slider.setAttribute('aria-valuetext', '');
    },
    show(position) {
      const index = Math.min(Math.round(position), frames.length - 1);
      const frame = frames[index];
      if (index === shown || frame === undefined) return;
      shown = index;
      slider.querySelector('[data-on]')?.removeAttribute('data-on');
      slider.children[index]?.setAttribute('data-on', '');
      const text = nameMapMoment(frame.at, words.weekdays, style.language);
      const name = words[frame.kind].toLowerCase();
      moment.textContent = text;
      kind.textContent = name;
      root.dataset.shown = frame.kind;
      slider.setAttribute('aria-valuenow', String(index));
      slider.setAttribute('aria-valuetext', `${text}, ${name}`);
    },
    setPlaying(isPlaying) {
      play.setAttribute('aria-pressed', String(isPlaying));
      play.setAttribute('aria-label', isPlaying ? words.pause : words.play);
    },
  };
}
