import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { parseMoment } from '@portal/domain/time/parse-moment';
import creditLinesStyles from './credit-lines.module.css';
import { CreditText } from './credit-text.tsx';
import { formatClock } from './format-values.ts';
import { describeFreshness, describeStaleness, weighDemo } from './freshness.ts';
import styles from './freshness-line.module.css';
import type { PageView } from './page-view.ts';
import type { Section } from './section.ts';

/** Demo notice; null for real data. */
function nameDemo(issued: Issued, { words }: PageView): string | null {
  const demo = weighDemo(issued);
  if (demo === 'none') return null;
  return demo === 'all' ? words.demoMark : words.demoMarkPartly;
}

/** Square mark and word for demo data; the page header explains it. */
export function DemoMark({ issued, view }: { readonly issued: Issued; readonly view: PageView }) {
  const demo = nameDemo(issued, view);
  return demo === null ? null : <span className={styles.demo}>{demo}</span>;
}

interface FreshnessLineProps {
  readonly issued: Issued;
  readonly view: PageView;
  /** False where the heading already has the demo mark. */
  readonly isMarked?: boolean;
}

/** Time and source of a block, and whether it is stale or demo. */
export function FreshnessLine({ issued, view, isMarked = true }: FreshnessLineProps) {
  const line = describeFreshness(issued, view);
  const stale = describeStaleness(issued, view);
  return (
    <span className={styles.line}>
      {line === null ? null : <span>{line}</span>}
      {isMarked ? <DemoMark issued={issued} view={view} /> : null}
      {stale === null ? null : <span className={styles.stale}>{stale}</span>}
    </span>
  );
}

interface CreditLinesProps {
  readonly sections: readonly Section<{ readonly issued: Issued }>[];
  readonly view: PageView;
}

const nameSources = (sources: ReadonlySet<string>, { words }: PageView): string =>
  [...sources].map((source) => words.sources[source] ?? source.toUpperCase()).join(', ');

/** Ensembles whose members give the likely ranges; none of the demonstration. */
const listRangeSources = ({ sources }: Issued): string[] =>
  [sources.temperatureHigh, sources.rainHigh].flatMap((one) =>
    one === undefined || one.source === 'demo' ? [] : one.source,
  );

/** Credits and licences of the sources shown; what a licence asks for stays in English. */
export function CreditLines({ sections, view }: CreditLinesProps) {
  const credits = [...new Set(sections.flatMap((section) => (section.ok ? section.reply.issued.credits : [])))];
  const corrected = new Set(sections.flatMap((section) => (section.ok ? (section.reply.issued.corrected ?? []) : [])));
  const mixed = new Set(
    sections.flatMap((section) => (section.ok ? (section.reply.issued.temperatureSources ?? []) : [])),
  );
  const joined = new Set(sections.flatMap((section) => (section.ok ? (section.reply.issued.chanceSources ?? []) : [])));
  const ranged = new Set(sections.flatMap((section) => (section.ok ? listRangeSources(section.reply.issued) : [])));
  const elements = (['windSpeed', 'humidity', 'cloudCover'] as const).filter((name) => corrected.has(name));
  if (credits.length === 0) return null;
  return (
    <p className={creditLinesStyles.credits}>
      {view.words.credits}{' '}
      {credits.map((credit) => (
        <span key={credit}>
          <CreditText credit={credit} language={view.style.language} />
        </span>
      ))}
      {mixed.size > 0 && <span>{view.words.mixed(nameSources(mixed, view))}</span>}
      {joined.size > 0 && <span>{view.words.ahead.models.joined(nameSources(joined, view))}</span>}
      {ranged.size > 0 && <span>{view.words.ahead.models.ranges(nameSources(ranged, view))}</span>}
      {corrected.has('temperature') && <span>{view.words.corrected}</span>}
      {elements.length > 0 && (
        <span>{view.words.ahead.corrected(elements.map((name) => view.words.ahead.elements[name]).join(', '))}</span>
      )}
      {corrected.has('rainProbability') && <span>{view.words.calibrated}</span>}
    </p>
  );
}

type NowcastReply = EndpointReply<typeof nowcastSteps>;

/** Minutes from which the age of a satellite frame is highlighted; from 60 it is not used. */
const LATE_MINUTES = 45;

const findFrameAge = (frameAt: string, { nowAt }: PageView): number =>
  Math.max(Math.round((parseMoment(nowAt) - parseMoment(frameAt)) / 60), 0);

/** Basis of the 3-hour rain nowcast: a radar or satellite frame or the model. */
export function describeBasis({ basis, frameAt, issued }: NowcastReply, view: PageView): string {
  const { fromModel, fromRadar, fromRadarAlone, fromSatellite } = view.words.place.nextRain;
  if (basis === 'model' || frameAt === null) return fromModel;
  if (basis === 'satellite') return fromSatellite(formatClock(frameAt), findFrameAge(frameAt, view));
  return issued.sources.rain === undefined ? fromRadarAlone(formatClock(frameAt)) : fromRadar(formatClock(frameAt));
}

/** The basis in words, highlighted where a satellite frame is late. */
export function BasisLine({ reply, view }: { readonly reply: NowcastReply; readonly view: PageView }) {
  const { basis, frameAt } = reply;
  const isLate = basis === 'satellite' && frameAt !== null && findFrameAge(frameAt, view) >= LATE_MINUTES;
  const text = describeBasis(reply, view);
  return isLate ? <span className={styles.stale}>{text}</span> : text;
}
