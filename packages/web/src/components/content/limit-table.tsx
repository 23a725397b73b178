import type { SiteMessages } from '@portal/content/messages/site-messages';
import { judgeLimit, type SiteLimit } from '@portal/domain/trade/site-limit';
import { SITE_WORK, type SiteWorkId } from '@portal/domain/trade/site-work.table';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { formatSiteLimit, formatSiteValue } from './format-site-value.ts';
import styles from './site-example.module.css';
import type { SiteWeather } from './site-weather.ts';

interface LimitTableProps {
  readonly works: readonly SiteWorkId[];
  readonly hours: SiteWeather['hours'];
  readonly style: ValueStyle;
  readonly words: SiteMessages;
}

/** Every limit of these kinds of work once. */
function listLimits(works: readonly SiteWorkId[]): readonly SiteLimit[] {
  const limits = works.flatMap((work): readonly SiteLimit[] => SITE_WORK[work]);
  const isFirst = (limit: SiteLimit, index: number): boolean =>
    limits.findIndex((other) => other.quantity === limit.quantity && other.limit === limit.limit) === index;
  return limits.filter(isFirst);
}

/** The value of the hours that comes nearest to a limit or goes farthest beyond it, null where none is known. */
function findWorst({ quantity, side }: SiteLimit, hours: SiteWeather['hours']): number | null {
  const values = hours.flatMap((hour) => hour[quantity] ?? []);
  if (values.length === 0) return null;
  return side === 'most' ? Math.max(...values) : Math.min(...values);
}

/** The limits in use beside the worst hour of the next 24, each with a word. */
export function LimitTable({ works, hours, style, words }: LimitTableProps) {
  const { columns } = words;
  return (
    <div className={styles.limits}>
      <h3>{words.limitsTitle}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.limit}</th>
            <th scope="col">{columns.worst}</th>
          </tr>
        </thead>
        <tbody>
          {listLimits(works).map((limit) => {
            const worst = findWorst(limit, hours);
            const verdict = judgeLimit(limit, worst);
            return (
              <tr key={`${limit.quantity}${limit.limit}`}>
                <th scope="row">{words.quantities[limit.quantity]}</th>
                <td>{formatSiteLimit(limit, style, words)}</td>
                <td className={verdict === null ? undefined : styles[`${verdict}Text`]}>
                  {formatSiteValue(limit.quantity, worst, style, words)}{' '}
                  {verdict === null ? null : <span>{words.judged[verdict]}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>{words.limitsNote}</p>
    </div>
  );
}
