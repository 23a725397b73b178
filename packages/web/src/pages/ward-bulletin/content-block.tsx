import { wardSubscriptionMessages } from '@portal/content/messages/ward-subscription-messages';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { Block } from '#components/weather/block.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import styles from './ward-bulletin.module.css';
import type { WardView } from './ward-view.ts';

interface BlockProps {
  readonly reply: WardBulletinReply;
  readonly view: WardView;
}

/** The way to get the bulletin every morning. */
function MorningLink({ view: { slug, style } }: Pick<BlockProps, 'view'>) {
  const { language } = style;
  const channels = addQuery(toLanguagePath('dashboard:channels', language), `bulletin=${slug}`);
  return (
    <p className={styles.note}>
      <a href={channels} rel="nofollow">
        {wardSubscriptionMessages[language].link}
      </a>
    </p>
  );
}

/** What matters and what to do about it: the content of all carriers. */
export function ContentBlock({ reply, view }: BlockProps) {
  const { items: words } = view.ward;
  const { areaRain } = reply;
  return (
    <Block id="content" title={words.title} aside={<FreshnessLine issued={reply.issued} view={view} />}>
      <dl className={styles.items}>
        {reply.items.map(({ kind, text, action }) => (
          <div key={text}>
            <dt>{words.kinds[kind]}</dt>
            <dd>
              {text}
              {action === null ? null : <b>{action}</b>}
            </dd>
          </div>
        ))}
      </dl>
      {areaRain === null ? null : (
        <p className={styles.note}>
          {words.area(
            formatNumber(areaRain.rain, view.style, 1),
            formatNumber(areaRain.rainHigh, view.style, 1),
            areaRain.members,
          )}
        </p>
      )}
      <p className={styles.note}>{words.rule}</p>
      {view.slug === '' ? null : <MorningLink view={view} />}
      <p className={styles.note}>
        <a href={`${ENDPOINT_ADDRESSES.weatherWardBulletin.path}?location=${view.slug}&lang=${view.style.language}`}>
          {view.ward.api}
        </a>
      </p>
    </Block>
  );
}

/** The square picture for chat groups. */
export function CardBlock({ reply, view }: BlockProps) {
  const { card } = view.ward;
  if (view.picture === null) return null;
  return (
    <Block id="card" title={card.title} aside={card.note}>
      <img
        className={styles.card}
        src={view.picture}
        alt={card.alt(reply.headline)}
        width={1080}
        height={1080}
        loading="lazy"
      />
      <p className={styles.actions} data-spread>
        <a className="button" href={view.picture} download>
          {card.save}
        </a>
      </p>
    </Block>
  );
}
