import { LUCKY_CARDS } from '@portal/content/lucky-card/lucky-cards.table';
import { luckyCardMessages } from '@portal/content/messages/lucky-card-messages';
import { routeText } from '@portal/content/messages/route-text';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import { toLanguagePath } from '@portal/routes/counterpart';
import content from '#components/content/content.module.css';
import { ContentHero } from '#components/content/content-hero.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import styles from '#components/lucky-card/lucky-card.module.css';
import { LuckyFace, LuckyStage } from '#components/lucky-card/lucky-stage.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { Page } from '#pages/page.ts';

const COUNT = LUCKY_CARDS.length;

/** `/gieo-que`: a card drawn on the visitor's device by a published rule. */
export const luckyCardPage: Page = async ({ language, publicUrl }) => {
  const words = luckyCardMessages[language];
  const { rule } = words;
  const { title, description } = routeText[language]['lucky-card'];
  const { breadcrumb } = textPagesMessages[language];
  const crumbs = findCrumbs('lucky-card', language);
  const homePath = toLanguagePath('home', language);
  const body = (
    <>
      <ContentHero
        crumbs={crumbs}
        crumbsLabel={breadcrumb}
        headline={words.headline}
        lead={words.lead(COUNT)}
        drawing="paperLanterns"
        action={null}
      />
      <div className={`wrap stack ${content.page}`}>
        <LuckyStage words={words} />
        <p className={styles.note}>
          {words.note} <a href={homePath}>{words.forecast}</a>
        </p>
        <details className={`${styles.all} ${styles.rule}`}>
          <summary>{rule.title}</summary>
          <ol>
            {[rule.number, rule.fair(COUNT), rule.share(COUNT), rule.silent].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
        <details className={styles.all}>
          <summary>{words.all(COUNT)}</summary>
          <ul>
            {LUCKY_CARDS.map((card) => (
              <li key={card.id}>
                <LuckyFace card={card} language={language} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
  const structuredData = [toBreadcrumbList(crumbs, publicUrl, toLanguagePath('lucky-card', language))];
  return { kind: 'page', status: 200, head: { title, description, indexable: true, structuredData }, body };
};
