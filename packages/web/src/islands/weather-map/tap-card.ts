import { createHttpCallApi } from '@portal/contract/client';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { formatNumber } from '#components/weather/format-values.ts';
import { getPart } from './find-part.ts';

/** The card of a point that was tapped. */
export interface TapCard {
  /** Opens the card at a place on the screen, with the headlines of warnings there. */
  open(point: LatLng, at: { readonly x: number; readonly y: number }, headlines: readonly string[]): void;
  /** Writes the value of the point for the moment that the map shows. */
  write(text: { readonly figure: string; readonly word: string; readonly moment: string }): void;
  point(): LatLng | null;
  close(): void;
}

const CARD_WIDTH = 264;
const EDGE = 16;
/** Below this the style lays the card over the whole width. */
const NARROW = 900;
const call = createHttpCallApi('');

function make(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** The card that tells value and place of a tapped point. */
export function createTapCard(
  root: HTMLElement,
  { words, style, placePath }: Pick<WeatherMapProps, 'words' | 'style' | 'placePath'>,
): TapCard {
  const card = getPart(root, 'card');
  let point: LatLng | null = null;
  let [name, figure, word] = [make('h2'), make('b'), make('p')];
  const close = (): void => {
    point = null;
    card.replaceChildren();
  };
  card.addEventListener('keydown', ({ key }) => key === 'Escape' && close());

  function makeClose(): HTMLElement {
    const button = make('button', '×');
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', words.close);
    button.addEventListener('click', close);
    return button;
  }

  async function tellPlace(asked: LatLng): Promise<void> {
    const { language } = style;
    const query = { lat: Number(asked.lat.toFixed(3)), lng: Number(asked.lng.toFixed(3)), lang: language };
    const result = await call('placesNearest', { query });
    if (point !== asked || !result.ok) return;
    const { slug, displayName } = result.reply.place;
    name.textContent = displayName.main;
    const link = make('a', words.seeForecast);
    link.setAttribute('href', placePath.replace('{location}', slug));
    card.append(make('p', displayName.secondary), link);
  }

  return {
    open(asked, { x, y }, headlines) {
      point = asked;
      const coordinates = [asked.lat, asked.lng].map((degrees) => formatNumber(degrees, style, 2));
      name = make('h2', words.where.replace('{0}', coordinates[0] ?? '').replace('{1}', coordinates[1] ?? ''));
      [figure, word] = [make('b'), make('p')];
      card.replaceChildren(
        name,
        figure,
        word,
        ...headlines.map((text) => make('p', `${words.warning} ${text}`)),
        makeClose(),
      );
      const { clientWidth, clientHeight } = root;
      const left = Math.max(EDGE, Math.min(x + EDGE, clientWidth - CARD_WIDTH - EDGE));
      card.style.left = clientWidth < NARROW ? '' : `${left}px`;
      card.style.top = `${Math.max(EDGE, Math.min(y + EDGE, clientHeight - 360))}px`;
      tellPlace(asked);
    },
    write(text) {
      figure.textContent = text.figure;
      figure.hidden = text.figure === '';
      word.textContent = `${text.word}, ${text.moment}`;
    },
    point: () => point,
    close,
  };
}
