import { BRAND } from '@portal/content/brand';
import { shareCardMessages } from '@portal/content/messages/share-card-messages';
import { wardBulletinMessages } from '@portal/content/messages/ward-bulletin-messages';
import type { CallApi } from '@portal/contract/call-api';
import { type WardBulletinReply, weatherWardBulletin } from '@portal/contract/endpoints/ward-bulletin';
import { weatherNow } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadGates } from '#components/warnings/load-warnings.ts';
import { formatClock, formatDayMonth } from '#components/weather/format-values.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import { findSkyNow } from '#components/weather/sky.ts';
import { findSkyScene, type SkyScene } from '#components/weather/sky-scene.ts';
import type { ShareCardRequest } from './share-card-request.ts';
import {
  fillTokens,
  SHARE_HEIGHT,
  SHARE_INK,
  SHARE_INK_2,
  SHARE_LEFT,
  SHARE_WIDTH,
  ShareFrame,
  SQUARE_SIDE,
} from './share-frame.tsx';
import { ShareLines } from './share-lines.tsx';
import { ShareSky } from './share-sky.tsx';
import { fitSize, wrapText } from './wrap-text.ts';

const TEXT_WIDTH = SQUARE_SIDE - 2 * SHARE_LEFT;
const PLACE_Y = 190;
const TITLE_Y = 304;
const TITLE_SIZES = [84, 72, 62, 54, 46] as const;
const TITLE_LINES = 4;
const HEADLINE_SIZES = [40, 36, 32, 28] as const;
const HEADLINE_LINES = 5;
const LEADING = 1.16;
const HEADLINE_LEADING = 1.34;
const FOOT = 96;
const FOOT_INK = '#ffffff';

/**
 * Fills the square above its foot with the right part of the wide sky, where sun and land are. No rain: its strokes would
 * cross the text, which has the whole width.
 */
function SquareSky({ scene }: { readonly scene: SkyScene }) {
  const scale = (SQUARE_SIDE - FOOT) / SHARE_HEIGHT;
  return (
    <g transform={`translate(${SQUARE_SIDE} 0) scale(${scale}) translate(${-SHARE_WIDTH} 0)`}>
      <ShareSky scene={{ ...scene, rain: 0 }} />
    </g>
  );
}

/** Issue and end, and the demo notice: nothing that is spread goes without them. */
function describeFoot({ issuedAt, validTo, issued }: WardBulletinReply, language: Language): string {
  const name = (moment: string) => `${formatClock(moment)} ${formatDayMonth(moment.slice(0, 10), language)}`;
  const issue = wardBulletinMessages[language].issue(name(issuedAt), name(validTo));
  const demo = issued.demo ? ` · ${shareCardMessages[language].demo}` : '';
  return `${BRAND.name} · ${issue}${demo}`;
}

interface WardCardProps {
  readonly reply: WardBulletinReply;
  readonly language: Language;
  readonly scene: SkyScene;
}

/** The action in large letters, the weather below, as a chat group shows it in a hand's width. */
function WardCard({ reply, language, scene }: WardCardProps) {
  const { main, secondary } = reply.place.displayName;
  const place = secondary === '' ? main : `${main}, ${secondary}`;
  const [large, small] = reply.action === null ? [reply.headline, null] : [reply.action, reply.headline];
  const title = wrapText(large, TEXT_WIDTH, TITLE_SIZES, TITLE_LINES);
  const text = small === null ? null : wrapText(small, TEXT_WIDTH, HEADLINE_SIZES, HEADLINE_LINES);
  const below = TITLE_Y + (title.lines.length - 1) * title.size * LEADING + 34;
  const foot = describeFoot(reply, language);
  return (
    <ShareFrame isSquare scene={<SquareSky scene={scene} />}>
      <text x={SHARE_LEFT} y={PLACE_Y} fontSize={fitSize(place, TEXT_WIDTH, 44, 28)} fontWeight={700} fill={SHARE_INK}>
        {place}
      </text>
      <ShareLines text={title} y={TITLE_Y} leading={LEADING} weight={700} color={SHARE_INK} />
      {text === null ? null : (
        <ShareLines text={text} y={below + text.size} leading={HEADLINE_LEADING} weight={500} color={SHARE_INK_2} />
      )}
      <rect y={SQUARE_SIDE - FOOT} width={SQUARE_SIDE} height={FOOT} fill="#14163a" />
      <text
        x={SHARE_LEFT}
        y={SQUARE_SIDE - FOOT / 2 + 9}
        fontSize={fitSize(foot, TEXT_WIDTH, 28, 18)}
        fontWeight={500}
        fill={FOOT_INK}
      >
        {foot}
      </text>
    </ShareFrame>
  );
}

/** Square picture of a ward's bulletin as SVG; null for an unknown place, and where no weather is known. */
export async function drawWardCard({ slug, language, now }: ShareCardRequest, call: CallApi): Promise<string | null> {
  const query = { location: slug, lang: language };
  const nowAt = formatMoment(now);
  const [asked, sky, { items: warnings }] = await Promise.all([
    call(weatherWardBulletin, { query }),
    call(weatherNow, { query }),
    loadGates(language, call, slug),
  ]);
  const reply = findReply(toSection(asked, nowAt));
  if (reply === null) return null;
  const weather = findSkyNow(findReply(toSection(sky, nowAt))?.now ?? null);
  const scene = findSkyScene({ ...weather, isWarning: warnings.some(isEmergency) }, reply.place, now);
  return fillTokens(renderToStaticMarkup(<WardCard reply={reply} language={language} scene={scene} />), scene);
}
