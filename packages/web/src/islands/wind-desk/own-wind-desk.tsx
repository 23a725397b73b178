import { getWeatherMessages } from '@portal/content/messages/weather';
import { windDeskMessages } from '@portal/content/messages/wind-desk-messages';
import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import { WIND_FARM_ADDRESSES } from '@portal/contract/own/wind-farm-addresses.table';
import type { OwnFarm } from '@portal/contract/own/wind-farms';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { useState } from 'react';
import frame from '#components/ui/desk.module.css';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { assessDesk } from '#components/wind-desk/assess-desk.ts';
import type { DeskView } from '#components/wind-desk/desk-view.ts';
import { WindDesk } from '#components/wind-desk/wind-desk.tsx';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { CurveForm } from './curve-form.tsx';
import { FarmForm } from './farm-form.tsx';
import { toSubject } from './farm-subject.ts';
import { type FarmWeather, findDays } from './load-desk.ts';
import styles from './own-wind-desk.module.css';
import { type OwnDeskState, useOwnDesk } from './use-own-desk.ts';
import { WorksForm } from './works-form.tsx';
import { writeDeskCsv } from './write-desk-csv.ts';

interface OwnWindDeskProps {
  readonly language: Language;
  readonly path: string;
  readonly temperatureUnit: 'C' | 'F';
  /** Time of rendering in the portal's clock, epoch seconds. */
  readonly now: number;
}

interface FarmProps {
  readonly state: OwnDeskState;
  readonly farm: OwnFarm;
  readonly view: DeskView;
}

function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Print and download. */
function Tools({
  farm,
  weather,
  view,
}: {
  readonly farm: OwnFarm;
  readonly weather: FarmWeather;
  readonly view: DeskView;
}) {
  const words = windFarmMessages[view.style.language];
  const save = (): void => {
    const subject = toSubject(farm);
    const desk = assessDesk(weather.data, subject, view.nowAt);
    const text = writeDeskCsv({ data: weather.data, desk, subject, words: words.csv, deskWords: view.desk });
    saveFile(text, `${words.desk.csvName}-${view.nowAt.slice(0, 10)}.csv`);
  };
  return (
    <div className={styles.tools}>
      <Button onClick={() => print()}>{words.desk.print}</Button>
      <Button onClick={save}>{words.desk.csv}</Button>
    </div>
  );
}

function Desk({ state, farm, view }: FarmProps) {
  const words = windFarmMessages[view.style.language].desk;
  const { weather, reload } = state;
  if (!farm.active) return <p className="card">{words.paused}</p>;
  if (weather.state === 'loading') return <p className="card">{words.loading}</p>;
  if (weather.state === 'failed')
    return (
      <p className="card">
        {words.noWeather} <Button onClick={reload}>{words.retry}</Button>
      </p>
    );
  const { data, warnings } = weather.value;
  const degrees = (value: number): string => formatNumber(value, view.style, 2);
  return (
    <WindDesk
      title={`${farm.name} · ${words.position(degrees(farm.lat), degrees(farm.lng))}`}
      isOwn
      data={data}
      subject={toSubject(farm)}
      warnings={warnings}
      view={view}
      tools={<Tools farm={farm} weather={weather.value} view={view} />}
    />
  );
}

const NOT_FOUND = 404;

/** Farm settings, collapsed below the desk. */
function FarmSettings({ state, farm, view }: FarmProps) {
  const { language } = view.style;
  const words = windFarmMessages[language].desk;
  const [isAsking, setIsAsking] = useState(false);
  // Initial value only: saving must not collapse what was just typed.
  const [hadNoWork] = useState(farm.works.length === 0);
  async function remove(): Promise<void> {
    const { ok, status } = await callOwn(WIND_FARM_ADDRESSES.windFarmRemove, { id: farm.id });
    if (ok || status === NOT_FOUND) state.drop(farm.id);
  }
  return (
    <>
      <Disclosure title={words.worksTitle} isOpen={hadNoWork} className={`card ${styles.fold}`}>
        <WorksForm language={language} farm={farm} onSaved={state.put} />
      </Disclosure>
      <Disclosure title={words.settings} className={`card ${styles.fold}`}>
        <FarmForm language={language} farm={farm} onSaved={state.put} />
        <CurveForm language={language} farm={farm} onSaved={state.put} />
        <div className={`${forms.actions} ${forms.apart}`}>
          {isAsking ? (
            <ConfirmRemove
              question={words.removeQuestion(farm.name)}
              yes={words.remove}
              no={words.cancel}
              onYes={remove}
              onNo={() => setIsAsking(false)}
            />
          ) : (
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {words.remove}
            </Button>
          )}
        </div>
      </Disclosure>
    </>
  );
}

/** Choice of farm, and adding one. */
function FarmChoice({
  state,
  farm,
  language,
  onAdd,
}: {
  readonly state: OwnDeskState;
  readonly farm: OwnFarm;
  readonly language: Language;
  readonly onAdd: () => void;
}) {
  const words = windFarmMessages[language].desk;
  const farms = state.own.state === 'ready' ? state.own.value.farms : [];
  return (
    <div className={styles.choice}>
      {farms.length > 1 && (
        <label>
          <span className="sr-only">{words.farm}</span>
          <select value={farm.id} onChange={(event) => state.choose(event.currentTarget.value)}>
            {farms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button onClick={onAdd}>
        <Icon name="plus" size={18} />
        {words.add}
      </Button>
    </div>
  );
}

/**
 * Desk of the account's farms: the server sends an empty shell; the browser loads the data after checking the session.
 */
export function OwnWindDesk({ language, path, temperatureUnit, now }: OwnWindDeskProps) {
  const words = windFarmMessages[language].desk;
  const state = useOwnDesk(language);
  const [isAdding, setIsAdding] = useState(false);
  const view: DeskView = {
    words: getWeatherMessages(language),
    style: { language, temperatureUnit, windUnit: 'ms' },
    nowAt: formatMoment(now),
    path,
    desk: windDeskMessages[language],
  };
  const { own, farm } = state;
  const add = (stored: OwnFarm): void => {
    state.put(stored);
    setIsAdding(false);
  };
  return (
    <div className={`stack ${styles.page}`}>
      <div className={styles.top}>
        <h1>{words.title}</h1>
        {farm !== null && <FarmChoice state={state} farm={farm} language={language} onAdd={() => setIsAdding(true)} />}
      </div>
      {own.state === 'loading' && <p className="card">{words.loading}</p>}
      {own.state === 'failed' && (
        <p className="card">
          {words.failed} <Button onClick={state.reload}>{words.retry}</Button>
        </p>
      )}
      {own.state === 'ready' && (isAdding || farm === null) && (
        <section className={`card ${frame.card}`}>
          <h2>{farm === null ? words.first : words.add}</h2>
          <p className={forms.hint}>{words.firstText}</p>
          <FarmForm
            key="new"
            language={language}
            farm={null}
            onSaved={add}
            {...(farm === null ? {} : { onCancel: () => setIsAdding(false) })}
          />
        </section>
      )}
      {own.state === 'ready' && farm !== null && (
        <>
          <Desk state={state} farm={farm} view={view} />
          <p className={styles.days}>{words.days(findDays(own.value.planId))}</p>
          <FarmSettings key={farm.id} state={state} farm={farm} view={view} />
        </>
      )}
    </div>
  );
}
