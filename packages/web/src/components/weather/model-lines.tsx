import type { ModelDay } from '@portal/contract/endpoints/weather-schema';
import { nameDay } from './day-name.ts';
import { formatDegreesApart } from './format-values.ts';
import styles from './model-lines.module.css';
import type { PageView } from './page-view.ts';

/** Mean temperatures closer than this are alike, K. */
const APART_FROM_K = 2;

/**
 * How the models compare on a day: which give rain, and how far their temperatures differ. Null where there is nothing
 * to tell, as none gives rain and their temperatures are alike.
 */
function describeModels({ models, temperatureSpread }: ModelDay, view: PageView): string | null {
  const words = view.words.ahead.models;
  const list = (isWet: boolean) =>
    models
      .filter((model) => model.isWet === isWet)
      .map(({ source, isMachineLearning }) => {
        const name = view.words.sources[source] ?? source.toUpperCase();
        return isMachineLearning ? words.machineLearning(name) : name;
      });
  const [wet, dry] = [list(true), list(false)];
  const isApart = temperatureSpread !== null && temperatureSpread >= APART_FROM_K;
  const [wetNames, dryNames] = [wet.join(', '), dry.join(', ')];
  const rain =
    dry.length === 0
      ? words.all(wet.length, wetNames)
      : words.some(wet.length, wet.length + dry.length, wetNames, dryNames);
  const parts = [
    wet.length === 0 ? null : rain,
    isApart ? words.apart(formatDegreesApart(temperatureSpread, view.style)) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join('; ')}.`;
}

interface ModelLineProps {
  readonly day: ModelDay | undefined;
  readonly view: PageView;
}

/** How the models compare on one day; nothing where there is nothing to tell. */
export function ModelLine({ day, view }: ModelLineProps) {
  const text = day === undefined ? null : describeModels(day, view);
  if (text === null) return null;
  return (
    <p className={styles.line}>
      <b>{view.words.ahead.models.title}:</b> {text}
    </p>
  );
}

interface ModelLinesProps {
  /** From today on. */
  readonly days: readonly ModelDay[];
  readonly view: PageView;
}

/** How the models compare on each of a few days, one line a day, with what counts as rain. */
export function ModelLines({ days, view }: ModelLinesProps) {
  const words = view.words.ahead.models;
  const today = view.nowAt.slice(0, 10);
  const lines = days.flatMap((day) => {
    const text = describeModels(day, view);
    return text === null ? [] : [{ name: nameDay(day.date, day.date === today ? 0 : 1, view), text }];
  });
  if (lines.length === 0) return null;
  return (
    <div className={styles.lines}>
      <h3>{words.title}</h3>
      {lines.map(({ name, text }) => (
        <p key={name} className={styles.line}>
          <b>{name}:</b> {text}
        </p>
      ))}
      <p className={styles.line}>{words.note}</p>
    </div>
  );
}
