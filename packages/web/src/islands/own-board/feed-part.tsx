import { ownBoardMessages } from '@portal/content/decisions/own-board-messages';
import { formatDay } from '@portal/content/format-day';
import { ACTIVITY_ADDRESSES } from '@portal/contract/own/activity-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { formatClock } from '#components/weather/format-values.ts';
import { Button } from '#islands/own/button.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './own-board.module.css';

interface FeedPartProps {
  readonly feedAt: string | null;
  readonly language: Language;
  readonly onChange: () => void;
}

/** The secret calendar address: create, show once, revoke. */
export function FeedPart({ feedAt, language, onChange }: FeedPartProps) {
  const words = ownBoardMessages[language];
  const [url, setUrl] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const { ok, reply } = await callOwn(ACTIVITY_ADDRESSES.activityFeedMake, { body: {}, language });
    if (ok) setUrl(reply.url);
    onChange();
  };
  const end = async (): Promise<void> => {
    await callOwn(ACTIVITY_ADDRESSES.activityFeedEnd, { language });
    setUrl(null);
    onChange();
  };
  return (
    <section className={`card ${desk.card}`}>
      <h2>{words.feed}</h2>
      <p>{words.feedText}</p>
      {url === null ? null : (
        <p role="status">
          {words.feedMade} <code className={styles.address}>{url}</code>
        </p>
      )}
      {feedAt === null ? null : <p>{words.feedSince(formatClock(feedAt), formatDay(parseMoment(feedAt), language))}</p>}
      <div className={styles.actions}>
        <Button variant="violet" onClick={() => void make()}>
          {feedAt === null ? words.makeFeed : words.renewFeed}
        </Button>
        {feedAt === null ? null : <Button onClick={() => void end()}>{words.endFeed}</Button>}
      </div>
    </section>
  );
}
