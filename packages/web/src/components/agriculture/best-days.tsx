import type { FarmActivity, FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import { nameFullDay } from '#components/weather/day-name.ts';
import styles from './best-days.module.css';
import type { FarmView } from './farm-view.ts';
import { formatSpell } from './format-spell.ts';
import { WorkIcon } from './work-icon.tsx';

type Work = FarmDay['work'][number];

/** The day with the most good hours, the first of equals; null where no day has a spell to plan by. */
function findBestDay(days: readonly FarmDay[], activity: FarmActivity['activity']) {
  let most: { readonly date: string; readonly work: Work } | null = null;
  for (const { date, work } of days) {
    const own = work.find((item) => item.activity === activity);
    if (own === undefined || own.best === null) continue;
    if (most === null || (own.goodHours ?? 0) > (most.work.goodHours ?? 0)) most = { date, work: own };
  }
  return most;
}

interface BestDaysProps {
  readonly activities: readonly FarmActivity[];
  readonly days: readonly FarmDay[];
  readonly view: FarmView;
}

/** For each kind of work the day that suits it best. */
export function BestDays({ activities, days, view }: BestDaysProps) {
  const words = view.farm.days;
  const judged = days.filter(({ work }) => work.length > 0).length;
  return (
    <ul className={styles.best}>
      {activities.map(({ activity, name }) => {
        const found = findBestDay(days, activity);
        return (
          <li key={activity}>
            <WorkIcon activity={activity} />
            <span>
              {name}
              <strong>
                {found === null
                  ? words.bestNone(judged)
                  : words.bestOf(nameFullDay(found.date, view), formatSpell(found.work.best))}
              </strong>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
