import type { FarmActivity, FarmHint } from '@portal/contract/endpoints/agriculture-schema';
import { CROPS } from '@portal/domain/agriculture/crops.table';
import type { Threshold } from '@portal/domain/agriculture/threshold';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { type FarmView, toFarmText } from './farm-view.ts';
import styles from './rule-notes.module.css';

/** Rule of a kind of work with the limits that rate it; null for work that the crop does not have. */
function describeRule(activity: FarmActivity['activity'], { crop, farm, style }: FarmView): string | null {
  const { spray, dry, fertilise, harvest, feed } = CROPS[crop].activities;
  const write = ({ value }: Threshold) => formatNumber(value, style, Number.isInteger(value) ? 0 : 1);
  const degrees = (threshold: Threshold) => `${write(threshold)}°`;
  const range = (from: Threshold, to: Threshold) => `${write(from)}–${write(to)}`;
  const { rules } = farm;
  switch (activity) {
    case 'spray': {
      if (spray === undefined) return null;
      const { windFromKmh, windToKmh, temperatureToC, humidityFromPercent, humidityToPercent, rainFreeHours } = spray;
      const damp = range(humidityFromPercent, humidityToPercent);
      return rules.spray(range(windFromKmh, windToKmh), degrees(temperatureToC), damp, write(rainFreeHours));
    }
    case 'dry':
      return dry === undefined
        ? null
        : rules.dry(write(dry.humidityToPercent), write(dry.cloudToPercent), write(dry.chanceToPercent));
    case 'fertilise': {
      if (fertilise === undefined) return null;
      const { rainSoonToMm, rainStopMm, temperatureFromC, temperatureToC } = fertilise;
      const [low, high] = [degrees(temperatureFromC), degrees(temperatureToC)];
      return rules.fertilise(write(rainSoonToMm), write(rainStopMm), low, high);
    }
    case 'harvest':
      return harvest === undefined ? null : rules.harvest(write(harvest.hoursBefore), write(harvest.hoursAfter));
    case 'feed':
      return feed === undefined ? null : rules.feed(degrees(feed.pondFromC), degrees(feed.pondToC));
  }
}

interface RuleNotesProps {
  readonly activities: readonly Pick<FarmActivity, 'activity' | 'name' | 'basis'>[];
  /** Hints shown on the page, explained along with the rules. */
  readonly hints?: readonly Pick<FarmHint, 'basis' | 'text'>[] | undefined;
  readonly view: FarmView;
}

/** Explains how advice is derived and how well each rule is supported. */
export function RuleNotes({ activities, hints = [], view }: RuleNotesProps) {
  const { farm, agriculture } = view;
  const { rules } = farm;
  const hintBases = new Set(hints.flatMap(({ basis, text }) => (text === null ? [] : [agriculture.bases[basis]])));
  return (
    <div className={styles.rules}>
      <Disclosure title={rules.title} variant="quiet">
        <p>{rules.explain}</p>
        <p>
          {rules.gate} {rules.season}
        </p>
        <dl>
          {activities.map(({ activity, name, basis }) => {
            const rule = describeRule(activity, view);
            return rule === null ? null : (
              <div key={activity}>
                <dt>{name}</dt>
                <dd>
                  {toFarmText(rule, view.style)} {rules.basis(agriculture.bases[basis])}.
                </dd>
              </div>
            );
          })}
          {hintBases.size === 0 ? null : (
            <div>
              <dt>{farm.hints.title}</dt>
              <dd>{rules.basis([...hintBases].join(', '))}.</dd>
            </div>
          )}
        </dl>
        <p>
          {rules.water} {view.crop === 'shrimp' ? null : `${rules.growth} `}
          {rules.disease}
        </p>
      </Disclosure>
    </div>
  );
}
