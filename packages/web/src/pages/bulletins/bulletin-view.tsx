import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { describeRegionDay, formatSpan } from '@portal/content/bulletins/describe-region-day';
import { describeSeaDay } from '@portal/content/bulletins/describe-sea-day';
import { SEA_AREAS } from '@portal/content/bulletins/sea-area.table';
import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { bulletinMessages } from '@portal/content/messages/bulletin-messages';
import type { Bulletin, BulletinCity, BulletinRegion, BulletinSea } from '@portal/contract/endpoints/bulletins';
import type { Language } from '@portal/domain/language/language';
import { writePostDate } from '#components/news/post-list.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { type BulletinKind, toBulletinPath } from './bulletin-kind.ts';
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

interface AreaProps {
  readonly id: string;
  readonly name: string;
  readonly days: readonly { readonly date: string; readonly text: string }[];
  readonly language: Language;
}

/** An area with one line per day. */
function Area({ id, name, days, language }: AreaProps) {
  return (
    <section className={`card ${styles.region}`} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <dl>
        {days.map(({ date, text }) => (
          <div key={date}>
            <dt>{writePostDate(date, language)}</dt>
            <dd>{text === '' ? bulletinMessages[language].unknown : preventUnitBreaks(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Regions({ regions, language }: Pick<Bulletin, 'regions'> & { readonly language: Language }) {
  return regions.map(({ region, days }) => (
    <Area
      key={region}
      id={region}
      name={nameRegion(region, language)}
      days={days.map((day) => ({ date: day.date, text: describeRegionDay(day, language) }))}
      language={language}
    />
  ));
}

function Cities({ cities, language }: { readonly cities: readonly BulletinCity[]; readonly language: Language }) {
  const nameCity = (slug: string): string =>
    Object.values(GREAT_CITIES).find((city) => city.slug === slug)?.name[language] ?? slug;
  return cities.map(({ place, days }) => (
    <Area
      key={place}
      id={place}
      name={nameCity(place)}
      days={days.map((day) => ({ date: day.date, text: describeRegionDay(day, language, 'place') }))}
      language={language}
    />
  ));
}

function Seas({ seas, language }: { readonly seas: readonly BulletinSea[]; readonly language: Language }) {
  return seas.map(({ area, days }) => (
    <Area
      key={area}
      id={area}
      name={SEA_AREAS.find(({ id }) => id === area)?.name[language] ?? area}
      days={days.map((day) => ({ date: day.date, text: describeSeaDay(day, language) }))}
      language={language}
    />
  ));
}

/** Weather over land, in the major cities and at sea, each with a heading where it has text. */
function Forecast({ bulletin, language }: Omit<BulletinViewProps, 'kind'>) {
  const words = bulletinMessages[language];
  const { regions, cities = [], seas = [] } = bulletin;
  return (
    <>
      <h2 className={styles.part}>{words.parts.land}</h2>
      <Regions regions={regions} language={language} />
      {cities.length > 0 && <h2 className={styles.part}>{words.parts.cities}</h2>}
      <Cities cities={cities} language={language} />
      {seas.length > 0 && <h2 className={styles.part}>{words.parts.seas}</h2>}
      <Seas seas={seas} language={language} />
      {seas.length > 0 && <p className={styles.note}>{words.seaNote}</p>}
    </>
  );
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <DataTable
          columns={[words.region, ...spans.map(({ days }) => words.inDays(days))]}
          rows={bulletin.regions.map(({ region, rain }) => [
            nameRegion(region, language),
            ...rain.map(({ rainMin, rainMax }) =>
              rainMin === null || rainMax === null ? '–' : formatSpan(rainMin, rainMax, 'mm'),
            ),
          ])}
        />
      </div>
    </section>
  );
}

/** A bulletin with its kind and source, and a note that it was generated automatically. */
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
      {kind === 'hydromet' ? (
        <>
          <RainTable bulletin={bulletin} language={language} />
          <p>
            <a className="more" href={toBulletinPath('forecast', bulletin.id, language)}>
              {words.weatherOf}
            </a>
          </p>
        </>
      ) : (
        <Forecast bulletin={bulletin} language={language} />
      )}
    </div>
  );
}
