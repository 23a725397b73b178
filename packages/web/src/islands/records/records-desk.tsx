import { dashboardRecordsMessages } from '@portal/content/messages/dashboard-records-messages';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { OwnDesk } from '#islands/own/own-desk.tsx';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { AddRecord } from './add-record.tsx';
import { RecordCard } from './record-card.tsx';
import { useRecords } from './use-records.ts';

/** Props written by the server; no personal data. */
interface DeskProps {
  readonly language: Language;
  /** Time of rendering. */
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
}

/** The user's weather-delay records: a card each, and a form for a new one. */
export function RecordsDesk({ language, now, search }: DeskProps) {
  const words = dashboardRecordsMessages[language];
  const records = useRecords(language);
  const [isAdding, setIsAdding] = useState(false);
  const { state, items, notice } = records;
  const going = items.filter(({ endDay }) => endDay === null).length;
  return (
    <OwnDesk words={words} state={state} notice={notice} onRetry={records.reload}>
      {items.map((record) => (
        <RecordCard key={record.id} record={record} records={records} language={language} />
      ))}
      {state === 'ready' && (
        <section className={`card ${desk.card}`} aria-labelledby="add-record">
          <h2 id="add-record">{words.add.heading}</h2>
          <p className={forms.hint}>{items.length === 0 ? words.empty : words.count(going)}</p>
          {isAdding ? (
            <AddRecord
              records={records}
              language={language}
              now={now}
              search={search}
              onDone={() => setIsAdding(false)}
            />
          ) : (
            <Button variant="violet" onClick={() => setIsAdding(true)}>
              <Icon name="plus" size={18} />
              {words.add.open}
            </Button>
          )}
        </section>
      )}
    </OwnDesk>
  );
}
