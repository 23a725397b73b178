import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { formatSpan, tellRegionDay } from '@portal/content/bulletins/tell-region';
import { bulletinMessages } from '@portal/content/messages/bulletin-messages';
import type { Bulletin, BulletinRegion } from '@portal/contract/endpoints/bulletins';
import type { Language } from '@portal/domain/language/language';
import { writePostDate } from '#components/news/write-post-date.ts';
import type { BulletinKind } from './bulletin-kind.ts';
import styles from './bulletin-view.module.css';

interface BulletinViewProps {
  readonly kind: BulletinKind;
  readonly bulletin: Bulletin;
  readonly language: Language;
}

const clockOf = (moment: string): string => moment.slice(11, 16);

/** `Dự báo thời tiết 07 giờ ngày 21/11/2026`. */
export function nameBulletin(kind: BulletinKind, issuedAt: string, language: Language): string {
  return bulletinMessages[language].titles[kind](issuedAt.slice(11, 13), writePostDate(issuedAt, language));
}

function nameRegion(id: BulletinRegion['region'], language: Language): string {
  return CLIMATE_REGIONS.find((region) => region.id === id)?.name[language] ?? id;
}

function Regions({ regions, language }: { readonly regions: readonly BulletinRegion[]; readonly language: Language }) {
  const words = bulletinMessages[language];
  return regions.map(({ region, days }) => (
    <section key={region} className={`card ${styles.region}`} aria-labelledby={region}>
      <h2 id={region}>{nameRegion(region, language)}</h2>
      <dl>
        {days.map((day) => (
          <div key={day.date}>
            <dt>{writePostDate(day.date, language)}</dt>
            <dd>{tellRegionDay(day, language) || words.unknown}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function RainTable({ bulletin, language }: Omit<BulletinViewProps, 'kind'>) {
  const words = bulletinMessages[language];
  const spans = bulletin.regions[0]?.rain ?? [];
  const first = bulletin.regions[0]?.days[0]?.date;
  return (
    <section className={`card ${styles.region}`} aria-labelledby="rain">
      <h2 id="rain">{words.rainTitle}</h2>
      <p className={styles.note}>
        {first !== undefined && `${words.fromDate(writePostDate(first, language))}. `}
        {words.rainNote}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by key */}
      <div className={styles.scroll} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.region}</th>
              {spans.map(({ days }) => (
                <th key={days} scope="col">
                  {words.inDays(days)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bulletin.regions.map(({ region, rain }) => (
              <tr key={region}>
                <th scope="row">{nameRegion(region, language)}</th>
                {rain.map(({ days, rainMin, rainMax }) => (
                  <td key={days}>{rainMin === null || rainMax === null ? '–' : formatSpan(rainMin, rainMax, 'mm')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A bulletin with what it is, where it comes from and that no person wrote it. */
export function BulletinView({ kind, bulletin, language }: BulletinViewProps) {
  const words = bulletinMessages[language];
  const { madeAt, runAt, source, demo } = bulletin;
  return (
    <div className={styles.view}>
      <p className={styles.note}>
        <span className="demo">{words.automatic}</span> {demo && <span className="demo">{words.demo}</span>}{' '}
        {words.automaticNote}
      </p>
      <p className={styles.note}>
        {words.made(clockOf(madeAt), writePostDate(madeAt, language))}
        {runAt !== null &&
          source !== null &&
          ` · ${words.run(source.toUpperCase(), clockOf(runAt), writePostDate(runAt, language))}`}
      </p>
      {kind === 'hydromet' && <RainTable bulletin={bulletin} language={language} />}
      <Regions regions={bulletin.regions} language={language} />
    </div>
  );
}
