import { dashboardLogMessages } from '@portal/content/messages/dashboard-log-messages';
import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnMessage } from '@portal/contract/own/messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useState } from 'react';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { saveFile } from '#islands/account-settings/data-parts.tsx';
import { Button } from '#islands/own/button.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { formatWhen } from './format-when.ts';
import {
  describeSum,
  describeWays,
  type EntryState,
  findOutcome,
  isRateable,
  type LogEntry,
  listEntries,
} from './list-events.ts';
import styles from './log.module.css';
import type { SectionProps } from './section-props.ts';
import { DemoMark, PartBlock } from './small-parts.tsx';
import { writeCsv } from './write-csv.ts';

const ICONS: Readonly<Partial<Record<EntryState, IconName>>> = {
  waiting: 'hourglass',
  sending: 'hourglass',
  right: 'check',
  wrong: 'x',
  missed: 'minus',
  withheld: 'minus',
  failed: 'x',
};
const WET = new Set(['rain', 'rainChance', 'thunder']);

/** Stores the reader's rating; shown at once and revertible. */
async function rateEntry({ dashboard, language }: SectionProps, { main }: LogEntry, happened: boolean | null) {
  const words = dashboardLogMessages[language];
  const show = (word: boolean | null): void =>
    dashboard.put('messages', (messages) =>
      messages.map((known) => (known.id === main.id ? { ...known, happened: word } : known)),
    );
  show(happened);
  const answer = await callOwn(ALERT_ADDRESSES.alertMessageRate, { id: main.id, body: { happened }, language });
  if (answer.ok)
    return dashboard.announce(words.thanks, () => {
      void callOwn(ALERT_ADDRESSES.alertMessageRate, { id: main.id, body: { happened: main.happened }, language });
      show(main.happened);
    });
  show(main.happened);
  dashboard.announce(describeRefusal(answer, language));
}

function Question({ entry, ...props }: SectionProps & { readonly entry: LogEntry }) {
  const words = dashboardLogMessages[props.language];
  const { main } = entry;
  const rule = props.dashboard.parts.rules.value?.find(({ id }) => id === main.ruleId);
  const answers = [
    [true, words.yes],
    [false, words.no],
  ] as const;
  return (
    <div className={styles.question}>
      <span>{rule === undefined || WET.has(rule.kind) ? words.question : words.questionOther}</span>
      {answers.map(([happened, word]) => (
        <button
          key={word}
          type="button"
          aria-pressed={main.happened === happened}
          aria-label={words.answerOf(word, main.text)}
          onClick={() => void rateEntry(props, entry, main.happened === happened ? null : happened)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}

/** Name of a message's place, which may have been deleted; a test has none. */
function namePlace({ dashboard, language }: SectionProps, { placeId }: OwnMessage): string {
  if (placeId === null) return '';
  return dashboard.parts.places.value?.find(({ id }) => id === placeId)?.name ?? dashboardLogMessages[language].place;
}

interface EntryRowProps extends SectionProps {
  readonly entry: LogEntry;
  readonly hasQuestion: boolean;
}

function EntryRow({ entry, hasQuestion, ...props }: EntryRowProps) {
  const { language, now } = props;
  const words = dashboardLogMessages[language];
  const { main } = entry;
  const { state, text } = findOutcome(entry, language);
  const place = namePlace(props, main);
  const kind = words.kinds[main.event.kind];
  const icon = ICONS[state];
  return (
    <li className={styles.entry}>
      <time dateTime={main.sentAt ?? main.event.at}>{formatWhen(main.sentAt ?? main.event.at, now, language)}</time>
      <div>
        <b>{preventUnitBreaks(main.text)}</b>
        <small>{[place, describeWays(entry, language), kind].filter(Boolean).join(' · ')}</small>
        {hasQuestion && isRateable(entry, now) && <Question entry={entry} {...props} />}
      </div>
      {text !== '' && (
        <span className={styles.state} data-state={state}>
          {icon !== undefined && <Icon name={icon} size={16} />}
          {text}
        </span>
      )}
    </li>
  );
}

function Entries({
  entries,
  most,
  ...props
}: SectionProps & { readonly entries: readonly LogEntry[]; readonly most: number }) {
  const words = dashboardLogMessages[props.language];
  if (entries.length === 0) return <p className={styles.none}>{words.none}</p>;
  // The overview's short list asks only about the latest.
  const asked = entries.find((entry) => isRateable(entry, props.now));
  return (
    <ul className={styles.entries}>
      {entries.slice(0, most).map((entry) => (
        <EntryRow
          key={entry.key}
          entry={entry}
          hasQuestion={most === Number.POSITIVE_INFINITY || entry === asked}
          {...props}
        />
      ))}
    </ul>
  );
}

const PAGE = 100;

/** Messages older than those loaded; null on failure. */
async function loadOlder(last: OwnMessage | undefined, language: Language): Promise<readonly OwnMessage[] | null> {
  if (last === undefined) return [];
  const { reply } = await callOwn(ALERT_ADDRESSES.alertMessagesList, { query: { before: last.id }, language });
  return reply?.items ?? null;
}

async function loadAll(known: readonly OwnMessage[], language: Language): Promise<readonly OwnMessage[] | null> {
  const all = [...known];
  for (let isMore = all.length >= PAGE; isMore; ) {
    const older = await loadOlder(all.at(-1), language);
    if (older === null) return null;
    all.push(...older);
    isMore = older.length >= PAGE;
  }
  return all;
}

function LogTools(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardLogMessages[language];
  const { messages } = dashboard.parts;
  const known = messages.value ?? [];
  const [isWhole, setIsWhole] = useState(false);
  const showMore = async (): Promise<void> => {
    const older = await loadOlder(known.at(-1), language);
    if (older === null) return dashboard.announce(dashboardMessages[language].failed);
    if (older.length < PAGE) setIsWhole(true);
    dashboard.put('messages', (before) => [...before, ...older]);
  };
  const saveCsv = async (): Promise<void> => {
    const all = await loadAll(known, language);
    if (all === null) return dashboard.announce(dashboardMessages[language].failed);
    saveFile(
      words.csvName,
      writeCsv(listEntries(all), (message) => namePlace(props, message), language),
      'text/csv;charset=utf-8',
    );
    dashboard.announce(words.csvMade);
  };
  return (
    <div className={forms.actions}>
      {known.length >= PAGE && !isWhole && <Button onClick={() => void showMore()}>{words.more}</Button>}
      {known.length > 0 && <Button onClick={() => void saveCsv()}>{words.csv}</Button>}
    </div>
  );
}

/** Entries on the overview. */
const FEW = 5;

/** The log: notifications, their channels and outcomes. */
export function LogPart({ isWhole, ...props }: SectionProps & { readonly isWhole: boolean }) {
  const { dashboard, language, now } = props;
  const words = dashboardLogMessages[language];
  const { messages } = dashboard.parts;
  const entries = listEntries(messages.value ?? []);
  const isDemo = entries.some(({ main }) => main.issued?.demo === true);
  return (
    <PartBlock
      id="log"
      heading={words.heading}
      {...(isDemo ? { aside: <DemoMark language={language} /> } : {})}
      part="messages"
      dashboard={dashboard}
      language={language}
    >
      {messages.value !== null && (
        <>
          {entries.length > 0 && <p className={styles.sum}>{describeSum(entries, now, language)}</p>}
          <Entries entries={entries} most={isWhole ? Number.POSITIVE_INFINITY : FEW} {...props} />
          {isWhole ? (
            <LogTools {...props} />
          ) : entries.length === 0 ? null : (
            <a className="more" href={toLanguagePath('dashboard:messages', language)}>
              {words.whole}
              <Icon name="arrow-right" size={16} />
            </a>
          )}
        </>
      )}
    </PartBlock>
  );
}
