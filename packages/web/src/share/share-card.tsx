import { fitSize } from './fit-text.ts';
import { SHARE_INK, SHARE_INK_2, SHARE_LEFT, SHARE_WIDTH, ShareFrame } from './share-frame.tsx';
import { hasSkyDrawing, SKY_DRAWINGS } from './sky-drawings.ts';

/** What the picture says, in words and figures as they shall stand there. */
export interface ShareCardFacts {
  readonly place: string;
  readonly province: string;
  readonly date: string;
  /** `24° – 31°`; null where it is not known. */
  readonly range: string | null;
  readonly state: string;
  readonly rain: string | null;
  /** The sentence that says so; null where all is real. */
  readonly demo: string | null;
  readonly sky: string;
  /** Name of the drawing; null for none. */
  readonly symbol: string | null;
}

const TEXT_WIDTH = 760;
const WHOLE_WIDTH = SHARE_WIDTH - 2 * SHARE_LEFT;

function Drawing({ symbol }: { readonly symbol: string | null }) {
  if (symbol === null || !hasSkyDrawing(symbol)) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own drawings */}
      <defs dangerouslySetInnerHTML={{ __html: SKY_DRAWINGS }} />
      <use href={`#${symbol}`} x="850" y="225" width="290" height="290" />
    </>
  );
}

interface LineProps {
  readonly text: string | null;
  readonly y: number;
  readonly size: number;
  readonly weight?: 500 | 700;
  readonly width?: number;
  readonly color?: string;
}

/** One line of text, smaller where it would be too long. */
function Line({ text, y, size, weight = 500, width = TEXT_WIDTH, color = SHARE_INK }: LineProps) {
  if (text === null || text === '') return null;
  return (
    <text x={SHARE_LEFT} y={y} fontSize={fitSize(text, width, size, 22)} fontWeight={weight} fill={color}>
      {text}
    </text>
  );
}

function DemoLabel({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <path fill="#eceaf6" d="M0 570H1200V630H0z" />
      <text x={SHARE_LEFT} y={609} fontSize={26} fontWeight={700} fill="#4c439b">
        {text}
      </text>
    </>
  );
}

/** The picture of a place's day: who says it, where, when, and what people will live through. */
export function ShareCard({ place, province, date, range, state, rain, demo, sky, symbol }: ShareCardFacts) {
  return (
    <ShareFrame sky={sky}>
      <Line text={place} y={206} size={84} weight={700} width={WHOLE_WIDTH} />
      <Line text={[province, date].filter((part) => part !== '').join(' · ')} y={262} size={34} color={SHARE_INK_2} />
      <Line text={range} y={412} size={124} weight={700} />
      <Line text={state} y={482} size={44} weight={700} />
      <Line text={rain} y={536} size={34} color={SHARE_INK_2} />
      <Drawing symbol={symbol} />
      <DemoLabel text={demo} />
    </ShareFrame>
  );
}
