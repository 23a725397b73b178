import { climateMessages } from '@portal/content/messages/climate-messages';
import { readClimateQuery, writeClimateQuery } from '@portal/domain/climate/climate-query';
import { ClimateBulletinView } from '#components/climate/climate-bulletin-view.tsx';
import { ClimateForm } from '#components/climate/climate-form.tsx';
import { ClimatePrint } from '#islands/climate-print/climate-print.tsx';
import { Island } from '#islands/island.tsx';
import type { LoadLive } from './live-example.ts';
import styles from './load-climate.module.css';
import { loadWeekDepartures } from './load-week-departures.tsx';

/** Anchor of the form's result. */
const ANCHOR = 'climate';

/** The climate bulletin of the query with its form; below it two weeks of three cities. */
export const loadClimate: LoadLive = async (request, call) => {
  const { language, path, now, query, settings, makeClimateBulletin } = request;
  const { page } = climateMessages[language];
  const order = readClimateQuery(query, now);
  const bulletin = (await makeClimateBulletin?.(order)) ?? null;
  const style = { language, temperatureUnit: settings.temperatureUnit };
  const { block: weeks } = await loadWeekDepartures(request, call);
  const address = `${path}?${writeClimateQuery(order)}`;
  return {
    block: (
      <>
        <p id={ANCHOR} className={styles.lead}>
          {page.lead}
        </p>
        <ClimateForm order={order} language={language} now={now} action={`${path}#${ANCHOR}`} />
        {bulletin === null ? (
          <p className="card">{page.unavailable}</p>
        ) : (
          <>
            <ClimateBulletinView bulletin={bulletin} style={style} />
            <Island
              name="climate-print"
              wake="interaction"
              component={ClimatePrint}
              props={{ language, order, address }}
            />
          </>
        )}
        <h3 className={styles.weeks}>{page.weeks}</h3>
        {weeks}
      </>
    ),
  };
};
