import { boardMessages } from '@portal/content/decisions/board-messages';
import { decisionMessages } from '@portal/content/decisions/decision-messages';
import { ownBoardMessages } from '@portal/content/decisions/own-board-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { OwnActivity, OwnSiteBoard } from '@portal/contract/own/activities';
import { ACTIVITY_ADDRESSES } from '@portal/contract/own/activity-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useState } from 'react';
import type { BoardView } from '#components/decisions/board-view.ts';
import { DecisionBoardCard } from '#components/decisions/decision-board.tsx';
import desk from '#components/ui/desk.module.css';
import { describeStaleness } from '#components/weather/freshness.ts';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import forms from '#islands/own/forms.module.css';
import { OwnDesk } from '#islands/own/own-desk.tsx';
import { useOwnData } from '#islands/own/use-own-data.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { ActivityForm } from './activity-form.tsx';
import { FeedPart } from './feed-part.tsx';
import { loadOwnBoard, type OwnBoardData } from './load-own-board.ts';
import styles from './own-board.module.css';

/** Props written by the server; no personal data. */
interface OwnBoardProps {
  readonly language: Language;
  /** Time of rendering, epoch seconds. */
  readonly now: number;
}

interface ActivityRowProps {
  readonly activity: OwnActivity;
  readonly data: OwnBoardData;
  readonly language: Language;
  readonly onChange: (message: string) => void;
}

/** An activity with its conditions in words; expands for editing, and asks before removal. */
function ActivityRow({ activity, data, language, onChange }: ActivityRowProps) {
  const words = ownBoardMessages[language];
  const [open, setOpen] = useState<'nothing' | 'edit' | 'remove'>('nothing');
  const { id, name, text, placeIds, pausedBy } = activity;
  const remove = async (): Promise<void> => {
    await callOwn(ACTIVITY_ADDRESSES.activityRemove, { id, language });
    onChange(words.removed(name));
  };
  const sites = data.sites.filter((site) => placeIds.includes(site.id)).map((site) => site.name);
  return (
    <li>
      <p>
        <b>{name}</b>
        {pausedBy === undefined ? null : ` (${words.paused})`}
        <small>{sites.join(', ')}</small>
        <small>{text}</small>
      </p>
      {open === 'nothing' && (
        <div className={styles.actions}>
          <Button onClick={() => setOpen('edit')}>{words.edit}</Button>
          <Button onClick={() => setOpen('remove')}>{words.remove}</Button>
        </div>
      )}
      {open === 'edit' && (
        <ActivityForm
          known={activity}
          sites={data.sites}
          language={language}
          onSaved={(saved) => {
            setOpen('nothing');
            onChange(words.saved(saved));
          }}
          onCancel={() => setOpen('nothing')}
        />
      )}
      {open === 'remove' && (
        <ConfirmRemove
          question={words.sure}
          yes={words.remove}
          no={words.cancel}
          onYes={() => void remove()}
          onNo={() => setOpen('nothing')}
        />
      )}
    </li>
  );
}

function toView(board: OwnSiteBoard, { language, now }: OwnBoardProps): BoardView {
  const view = {
    words: getWeatherMessages(language),
    style: { language, temperatureUnit: 'C', windUnit: 'ms' },
    nowAt: formatMoment(now),
    path: toLanguagePath('dashboard:activities', language),
    board: boardMessages[language],
    decision: decisionMessages[language],
  } as const;
  return { ...view, isStale: describeStaleness(board.issued, view) !== null };
}

interface ReadyProps extends OwnBoardProps {
  readonly data: OwnBoardData;
  readonly onChange: (message?: string) => void;
}

function Activities({ data, language, onChange }: ReadyProps) {
  const words = ownBoardMessages[language];
  const [isAdding, setIsAdding] = useState(false);
  const { activities, limit, rules, sites } = data;
  return (
    <section className={`card ${desk.card}`}>
      <h2>{words.activities}</h2>
      <p>{activities.length === 0 ? words.empty : words.count(activities.length, limit, rules)}</p>
      <ul className={styles.list}>
        {activities.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} data={data} language={language} onChange={onChange} />
        ))}
      </ul>
      {sites.length === 0 ? (
        <p>
          {words.noSites} <a href={toLanguagePath('dashboard:places', language)}>{words.addSite}</a>
        </p>
      ) : null}
      {isAdding ? (
        <ActivityForm
          known={null}
          sites={sites}
          language={language}
          onSaved={(name) => {
            setIsAdding(false);
            onChange(words.saved(name));
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <button type="button" className={`${forms.violet} ${styles.add}`} onClick={() => setIsAdding(true)}>
          {words.add}
        </button>
      )}
    </section>
  );
}

/** The user's activities, their sites, and the calendar. The page itself contains no data. */
export function OwnBoard(props: OwnBoardProps) {
  const { language } = props;
  const words = ownBoardMessages[language];
  const { state, value: data, reload } = useOwnData(() => loadOwnBoard(language));
  const [message, setMessage] = useState('');
  const load = (text = ''): void => {
    setMessage(text);
    void reload();
  };
  return (
    <OwnDesk words={words} state={state} notice={message} onRetry={load}>
      {data !== null && (
        <>
          {data.boards.map((board) => (
            <DecisionBoardCard
              key={board.site.id}
              reply={board}
              title={board.site.name}
              files={null}
              view={toView(board, props)}
              name={board.site.id}
            />
          ))}
          <Activities {...props} data={data} onChange={load} />
          <FeedPart feedAt={data.feedAt} language={language} onChange={() => load()} />
        </>
      )}
    </OwnDesk>
  );
}
