import { warningMessages } from '@portal/content/messages/warning-messages';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Day, Hour } from '@portal/contract/endpoints/weather-schema';
import { isEmergency } from '@portal/domain/warning/warning-effect';
import { keepUnits } from '#components/ui/keep-units.ts';
import { nameWarningMoment } from '#components/warnings/name-warning-moment.ts';
import { formatTemperature } from './format-values.ts';
import { FreshnessLine } from './freshness-line.tsx';
import hero from './hero-words.module.css';
import { isFeltOtherwise } from './is-felt-otherwise.ts';
import styles from './now-panel.module.css';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';
import { tellYesterday, tellYesterdayHigh, type Yesterday } from './tell-yesterday.ts';

interface NowPanelProps {
  readonly now: Hour;
  readonly issued: Issued;
  readonly today: Day | null;
  readonly yesterday: Yesterday;
  /** The official warning that is the first statement; none where it is left out. */
  readonly warning?: OfficialWarning | null;
  /** The sentence that says it all; null where there is nothing to say it from. */
  readonly sentence: string | null;
  readonly view: PageView;
}

/** `Hôm nay thấp nhất 25°, cao nhất 33°; hôm qua cao nhất 34°`, of what is known. */
function tellRange({ today, yesterday, view }: Pick<NowPanelProps, 'today' | 'yesterday' | 'view'>): string | null {
  if (today === null || (today.temperatureMin === null && today.temperatureMax === null)) return null;
  const { words, style } = view;
  const low = formatTemperature(today.temperatureMin, style);
  const range = words.now.range(low, formatTemperature(today.temperatureMax, style));
  const before = tellYesterdayHigh(yesterday, view);
  return before === null ? range : `${range}; ${before}`;
}

/** What the hour feels like and how it compares, each where it is worth a word. */
function Aside({ now, yesterday, view }: Pick<NowPanelProps, 'now' | 'yesterday' | 'view'>) {
  const { words, style } = view;
  const felt = isFeltOtherwise(now) ? words.now.feelsLike(formatTemperature(now.feelsLike, style)) : null;
  const compared = tellYesterday(now, yesterday, view);
  return (
    <>
      {felt === null ? null : <p>{felt}</p>}
      {compared === null ? null : <p>{compared}</p>}
    </>
  );
}

/** What the bulletin says in its own words, with its number and issuer. */
function WarningSentence({
  warning,
  view: { nowAt, style },
}: {
  readonly warning: OfficialWarning;
  readonly view: PageView;
}) {
  const { language, headline, issuer, number, issuedAt } = warning;
  const issued = warningMessages[style.language].issued(
    issuer,
    number,
    nameWarningMoment(issuedAt, nowAt, style.language),
  );
  return (
    <p className={`${hero.sentence} ${styles.warning}`} data-warning={Date.parse(warning.expiresAt) / 1000}>
      <q lang={language === style.language ? undefined : language}>{headline}</q> <small>{issued}</small>
    </p>
  );
}

/** The weather at this hour: a high warning, then the sentence, then the number, then what goes with it. */
export function NowPanel(props: NowPanelProps) {
  const { now, issued, warning = null, sentence, view } = props;
  const { words, style } = view;
  const range = tellRange(props);
  return (
    <section className={styles.now} aria-labelledby="now">
      <h2 id="now" className="visually-hidden">
        {words.now.title}
      </h2>
      {warning === null ? null : <WarningSentence warning={warning} view={view} />}
      {sentence === null ? null : <p className={`${hero.sentence} ${styles.sentence}`}>{keepUnits(sentence)}</p>}
      <p className={`${hero.temperature} ${styles.temperature}`}>{formatTemperature(now.temperature, style)}</p>
      <div className={`${hero.facts} ${styles.facts}`}>
        <p className={hero.state}>
          {warning !== null && isEmergency(warning) ? null : (
            <SkyIcon code={now.code} isDay={now.isDay} thunder={now.thunder} size={44} />
          )}
          <strong>{now.text ?? words.noData}</strong>
        </p>
        <div>
          <Aside {...props} />
        </div>
      </div>
      <div className={styles.more}>
        {range === null ? null : <p>{range}</p>}
        <p className={hero.fresh}>
          <FreshnessLine issued={issued} view={view} />
        </p>
      </div>
    </section>
  );
}
