import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { RainHour } from '@portal/contract/endpoints/weather-schema';
import type { ReactNode } from 'react';
import block from '#components/weather/block.module.css';
import { formatRain, type ValueStyle } from '#components/weather/format-values.ts';
import { CreditLines, FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import styles from './live-card.module.css';
import siteExampleStyles from './site-example.module.css';

interface LiveCardProps<Reply> {
  readonly title: string;
  readonly section: Section<Reply>;
  readonly view: PageView;
  readonly children: (reply: Reply) => ReactNode;
}

/** Current weather of a place on a content page with source, time and credit; explains why where there is none. */
export function LiveCard<Reply extends { readonly issued: Issued }>(props: LiveCardProps<Reply>) {
  const { title, section, view, children } = props;
  if (!section.ok) {
    const { what, why } = view.words.missing[section.reason];
    return (
      <div className="card">
        <h3 className={block.title}>{title}</h3>
        <p>{what}</p>
        <p className={block.aside}>{why}</p>
      </div>
    );
  }
  return (
    <div className="card">
      <div className={styles.head}>
        <h3 className={block.title}>{title}</h3>
        <div className={block.aside}>
          <FreshnessLine issued={section.reply.issued} view={view} />
        </div>
      </div>
      {children(section.reply)}
      <CreditLines sections={[section]} view={view} />
    </div>
  );
}

interface RainSumProps {
  readonly hours: readonly RainHour[];
  readonly style: ValueStyle;
  readonly words: SiteMessages;
}

/** Minimum hourly rain that counts as wet, mm. */
const WET_MM = 0.1;

/** Total rain of the hours ahead, or a phrase where all are dry; nothing while any hour is unknown. */
export function RainSum({ hours, style, words }: RainSumProps) {
  const amounts = hours.map(({ rain }) => rain).filter((rain) => rain !== null);
  if (amounts.length < hours.length || amounts.length === 0) return null;
  const sum = amounts.reduce((total, rain) => total + rain, 0);
  const wet = amounts.filter((rain) => rain >= WET_MM).length;
  const dry = hours.some(({ rainBasis }) => rainBasis !== undefined) ? words.noRainSeen : words.noRain;
  const sentence = wet === 0 ? dry : words.rainSum(formatRain(sum, style), wet);
  return <p className={siteExampleStyles.sentence}>{sentence}</p>;
}
