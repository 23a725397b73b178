import { BRAND } from '@portal/content/brand';
import { fitSize } from './fit-text.ts';
import { getSkyBands } from './sky-colors.ts';
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

const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

const LEFT = 72;
const TEXT_WIDTH = 760;
const WHOLE_WIDTH = SHARE_WIDTH - 2 * LEFT;
const INK = '#1f1b33';
const INK_2 = '#37324e';

function Sky({ sky }: { readonly sky: string }) {
  const [zenith, high, low, horizon] = getSkyBands(sky);
  return (
    <>
      <path fill={zenith} d="M0 0H1200V630H0z" />
      <path fill={high} d="M0 220C300 160 640 280 1200 205V630H0z" />
      <path fill={low} d="M0 378C350 428 750 328 1200 390V630H0z" />
      <path fill={horizon} d="M0 536C250 485 730 567 1200 510V630H0z" />
    </>
  );
}

function Mark() {
  return (
    <g transform="translate(72 52) scale(2)">
      <path d="M5 14a9 9 0 0 1 18 0z" fill="#7fb439" />
      <path d="M2 17.5h24M5.5 21h17M9.5 24.5h9" stroke="#4c439b" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

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
function Line({ text, y, size, weight = 500, width = TEXT_WIDTH, color = INK }: LineProps) {
  if (text === null || text === '') return null;
  return (
    <text x={LEFT} y={y} fontSize={fitSize(text, width, size, 22)} fontWeight={weight} fill={color}>
      {text}
    </text>
  );
}

function DemoLabel({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <path fill="#eceaf6" d="M0 570H1200V630H0z" />
      <text x={LEFT} y={609} fontSize={26} fontWeight={700} fill="#4c439b">
        {text}
      </text>
    </>
  );
}

/** The picture of a place's day: who says it, where, when, and what people will live through. */
export function ShareCard({ place, province, date, range, state, rain, demo, sky, symbol }: ShareCardFacts) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a PNG; its words stand beside it as og:image:alt
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={SHARE_WIDTH}
      height={SHARE_HEIGHT}
      viewBox={`0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}`}
      fontFamily="Plus Jakarta Sans"
    >
      <Sky sky={sky} />
      <Mark />
      <text x="144" y="96" fontSize="36" fontWeight="700" fill={INK}>
        {BRAND.name}
      </text>
      <Line text={place} y={206} size={84} weight={700} width={WHOLE_WIDTH} />
      <Line text={[province, date].filter((part) => part !== '').join(' · ')} y={262} size={34} color={INK_2} />
      <Line text={range} y={412} size={124} weight={700} />
      <Line text={state} y={482} size={44} weight={700} />
      <Line text={rain} y={536} size={34} color={INK_2} />
      <Drawing symbol={symbol} />
      <DemoLabel text={demo} />
    </svg>
  );
}
