import { BRAND } from '@portal/content/brand';
import { ALERT_SAMPLES, type AlertSample, type AlertSampleId } from '@portal/content/evidence/alert-samples.table';
import { type EvidenceMessages, evidenceMessages } from '@portal/content/messages/evidence-messages';
import { siteMessages } from '@portal/content/messages/site-messages';
import { formatSiteValue } from '#components/content/site-strips.tsx';
import { Logo } from '#components/layout/site-header.tsx';
import { Legend } from '#components/ui/legend.tsx';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { ChartFrame } from './chart-frame.tsx';
import { type AlertCourse, deriveAlertCourse, listAlertClock } from './derive-alert-course.ts';
import { CHART_WIDTH, drawChartBars, drawChartLine, findChartScale, toChartY } from './draw-limit-chart.ts';
import styles from './sample-alert.module.css';
import { toShownValue, toUnit } from './site-chart.tsx';

interface PartProps {
  readonly sample: AlertSample;
  readonly course: AlertCourse;
  readonly words: EvidenceMessages['alert'];
  readonly style: ValueStyle;
}

/** Trailing `,0` of a round limit. */
const ROUND = /[.,]0(?=\u00a0)/;

const toValue = ({ quantity }: AlertSample, value: number, style: ValueStyle): string =>
  formatSiteValue(quantity, value, style, siteMessages[style.language]) + (quantity === 'rainMm' ? '/h' : '');

/** Messages in order: start, reply, stronger than forecast, end. */
function Thread({ sample, course, words, style }: PartProps) {
  const { place, hazard, hazardInLine, task, done, resume } = sample.words[style.language];
  const format = (value: number): string => toValue(sample, value, style);
  const { expected, stronger, measured } = course;
  const messages = [
    {
      at: course.sentAt,
      title: words.starts(hazard, sample.aheadMinutes),
      text: `${words.expected(place, expected.from, expected.to, format(expected.peak))} ${task}`,
    },
    ...(stronger === null
      ? []
      : [
          {
            at: stronger.at,
            title: words.stronger,
            text: words.measured(stronger.at, format(stronger.value), format(expected.peak)),
          },
        ]),
    {
      at: measured.to,
      title: words.ends(hazardInLine),
      text: `${words.summary(format(measured.peak), measured.peakAt)} ${resume}`,
    },
  ];
  return (
    <div className={styles.phone}>
      <p className={styles.sender}>
        <span className={styles.face}>
          <Logo />
        </span>
        <span>
          <strong>{BRAND.name}</strong>
          <small>{words.sender}</small>
        </span>
      </p>
      <ol>
        {messages.map(({ at, title, text }, index) => (
          <li key={title}>
            <p className={styles.message}>
              <time>{at}</time>
              <strong>{title}</strong>
              {text}
            </p>
            {index === 0 ? <p className={styles.answer}>{done}</p> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Forecast and observation against the limit of the alert. */
function RecordChart({ sample, words, style }: Omit<PartProps, 'course'>) {
  const { quantity, forecast, measured, limit } = sample;
  const toShown = (value: number): number => toShownValue(quantity, value, style) ?? value;
  const [expected, seen, most] = [forecast.map(toShown), measured.map(toShown), toShown(limit)];
  const scale = findChartScale([...expected, ...seen, most]);
  const chartWords = evidenceMessages[style.language].chart;
  const limitText = chartWords.limit(toValue(sample, limit, style).replace(ROUND, ''));
  return (
    <div className={styles.record}>
      <ChartFrame
        label={words.chart(sample.words[style.language].hazard, limitText)}
        unit={toUnit(quantity, style) + (quantity === 'rainMm' ? '/h' : '')}
        scale={scale}
        style={style}
        clock={listAlertClock(sample)}
        clockUnit={chartWords.at}
        limits={[{ value: most, text: limitText }]}
      >
        <path className={styles.bars} d={drawChartBars(seen, scale)} />
        <path className={styles.forecast} d={drawChartLine(expected, scale)} />
        <path className={styles.limit} d={`M0 ${toChartY(most, scale)}H${CHART_WIDTH}`} />
      </ChartFrame>
      <Legend className={styles.legend}>
        <li className={styles.keyMeasured}>{words.legend.measured}</li>
        <li className={styles.keyForecast}>{words.legend.forecast}</li>
      </Legend>
    </div>
  );
}

function Facts({ course, words }: Pick<PartProps, 'course' | 'words'>) {
  const { facts } = words;
  const rows = [
    [facts.ahead, facts.minutes(course.noticeMinutes)],
    [facts.beyond, facts.span(course.measured.from, course.measured.to, course.beyondMinutes)],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SampleProps {
  readonly id: AlertSampleId;
  readonly style: ValueStyle;
}

/** Data for a sample; null where nothing crosses its limit. */
function toPart({ id, style }: SampleProps): PartProps | null {
  const sample: AlertSample = ALERT_SAMPLES[id];
  const course = deriveAlertCourse(sample);
  return course === null ? null : { sample, course, words: evidenceMessages[style.language].alert, style };
}

export function SampleThread(props: SampleProps) {
  const part = toPart(props);
  return part === null ? null : <Thread {...part} />;
}

/** Forecast and observation of a sample (a fictitious case). */
export function SampleRecord(props: SampleProps) {
  const part = toPart(props);
  if (part === null) return null;
  return (
    <section className={styles.log} aria-label={part.words.record}>
      <h3>{part.words.record}</h3>
      <RecordChart {...part} />
      <Facts {...part} />
    </section>
  );
}

/** A fictitious alert from its first message to its record. */
export function SampleAlert(props: SampleProps) {
  return (
    <div className={styles.alert}>
      <SampleThread {...props} />
      <SampleRecord {...props} />
    </div>
  );
}
