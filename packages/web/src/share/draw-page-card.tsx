import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillTokens, SHARE_INK, SHARE_INK_2, ShareFrame } from './share-frame.tsx';
import { ShareLines } from './share-lines.tsx';
import type { SkyChoice } from './sky-palette.ts';
import { wrapText } from './wrap-text.ts';

/** Content of a share picture. */
export interface PageCardFacts {
  readonly title: string;
  /** Sentence under the title; null for none. */
  readonly headline: string | null;
  /** Sky whose colours the drawing uses. */
  readonly sky: SkyChoice;
  readonly scene: ReactNode;
}

/** The scene is to the right of this; letter widths are overestimated. */
const TEXT_WIDTH = 600;
const TITLE_Y = 216;
const TITLE_SIZES = [68, 60, 54, 48] as const;
const HEADLINE_SIZES = [32, 28] as const;
const HEADLINE_GAP = 26;
const LEADING = 1.18;
const HEADLINE_LEADING = 1.36;

/** Share picture of a page as SVG: brand, title and scene. */
export function drawPageCard({ title, headline, sky, scene }: PageCardFacts): string {
  const titleText = wrapText(title, TEXT_WIDTH, TITLE_SIZES, 3);
  const headlineText = headline === null ? null : wrapText(headline, TEXT_WIDTH, HEADLINE_SIZES, 3);
  const below = TITLE_Y + (titleText.lines.length - 1) * titleText.size * LEADING + HEADLINE_GAP;
  const card = (
    <ShareFrame scene={scene}>
      <ShareLines text={titleText} y={TITLE_Y} leading={LEADING} weight={700} color={SHARE_INK} />
      {headlineText && (
        <ShareLines
          text={headlineText}
          y={below + headlineText.size}
          leading={HEADLINE_LEADING}
          weight={500}
          color={SHARE_INK_2}
        />
      )}
    </ShareFrame>
  );
  return fillTokens(renderToStaticMarkup(card), sky);
}
