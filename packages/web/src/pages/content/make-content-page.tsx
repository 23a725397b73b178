import type { ContentBlock } from '@portal/content/blocks/content-block';
import type { BilingualPage } from '@portal/content/blocks/content-page';
import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { routeText } from '@portal/content/messages/route-text';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { toContentHref } from '#components/content/block-views.tsx';
import type { Crumb } from '#components/content/breadcrumb.tsx';
import styles from '#components/content/content.module.css';
import { ContentBlocks } from '#components/content/content-blocks.tsx';
import { ContentHero } from '#components/content/content-hero.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { MENU_OPENINGS } from '#components/layout/menu-group.table.ts';
import { nameOpening } from '#components/layout/page-address.ts';
import { NewsBand } from '#components/news/news-band.tsx';
import { findNewsRoute } from '#components/news/news-routes.ts';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon } from '#components/ui/icon.tsx';
import { LinkList, Notice } from '#components/ui/notice.tsx';
import { loadAsideNews } from '#pages/news/load-news.ts';
import type { Page, PageHead, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { findCrumbs } from './find-crumbs.ts';
import { type LiveExample, type LoadLive, toReadersDegrees } from './live-example.ts';

/** Questions of the page as schema.org FAQPage; empty without any. */
function toFaqPage(blocks: readonly ContentBlock[]): object[] {
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}

function toHead(
  id: RouteId,
  { language, publicUrl }: PageRequest,
  crumbs: readonly Crumb[],
  blocks: readonly ContentBlock[],
): PageHead {
  const { title, description } = routeText[language][id];
  return {
    title,
    description,
    indexable: true,
    structuredData: [toBreadcrumbList(crumbs, publicUrl, toLanguagePath(id, language)), ...toFaqPage(blocks)],
  };
}

const BUSINESS_NEWS = 'news:weather-for-business';

/** End of the page: contact, and reading for the reader's industry. */
function NextStep({ language, newsRoute }: Pick<PageRequest, 'language'> & { readonly newsRoute: RouteId }) {
  const { consult, businessNews } = contentPagesMessages[language];
  return (
    <div className={styles.next}>
      <a className="button" href={toLanguagePath('contact', language)} data-consult="">
        {consult}
      </a>
      {newsRoute === BUSINESS_NEWS ? (
        <a className="more" href={toLanguagePath(BUSINESS_NEWS, language)}>
          {businessNews}
          <Icon name="arrow-right" size={18} />
        </a>
      ) : null}
    </div>
  );
}

/** Page without content in the operator's files: one sentence and links. */
function toEmptyPage(
  id: RouteId,
  language: PageRequest['language'],
  { text, links }: NonNullable<BilingualPage['vi']['whenEmpty']>,
): PageOutcome {
  const { title, description } = routeText[language][id];
  const ways = links.map((link) => ({ href: toContentHref(link, language), label: link.label }));
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: false },
    body: (
      <Notice heading={title}>
        <p>{text}</p>
        <LinkList links={ways} />
      </Notice>
    ),
  };
}

/** Product pages whose reference blocks start collapsed. */
const FOLDED = /^(industry:|industries$|metplus$|solution:)/;

const NOTHING: LiveExample = { block: null };

export function makeContentPage(id: RouteId, text: BilingualPage, loadLive?: LoadLive): Page {
  const { drawing, asksForContact = true } = text;
  const newsRoute = findNewsRoute(id);
  // Business posts would repeat on twenty pages: only farming and hydropower have their own.
  const ownNews = newsRoute === 'news' || newsRoute === BUSINESS_NEWS ? null : newsRoute;
  const prepared = { vi: preventUnitBreaks(text.vi), en: preventUnitBreaks(text.en) };
  return async (request, call) => {
    const { language } = request;
    const { headline, lead, blocks, whenEmpty } = toReadersDegrees(
      prepared[language],
      request.settings.temperatureUnit,
    );
    if (whenEmpty !== undefined && request.emptyRoutes.includes(id)) return toEmptyPage(id, language, whenEmpty);
    const words = contentPagesMessages[language];
    const crumbs = findCrumbs(id, language);
    const [{ block, figures, crops }, news] = await Promise.all([
      loadLive === undefined ? NOTHING : loadLive(request, call),
      ownNews === null ? null : loadAsideNews(ownNews, language, call),
    ]);
    const action = { href: toLanguagePath('contact', language), label: words.consult };
    return {
      kind: 'page',
      status: 200,
      head: toHead(id, request, crumbs, blocks),
      body: (
        <>
          <ContentHero
            crumbs={crumbs}
            crumbsLabel={words.breadcrumb}
            headline={headline}
            lead={lead}
            drawing={drawing}
            tag={MENU_OPENINGS[id] === 'onRequest' ? nameOpening(id, language) : null}
            action={asksForContact ? action : null}
            figures={figures}
          />
          {crops}
          <div className={`wrap stack ${styles.page}`}>
            <ContentBlocks
              blocks={blocks}
              language={language}
              words={words}
              live={block}
              company={request.company}
              page={request}
              folds={FOLDED.test(id)}
            />
            {ownNews === null ? null : (
              <NewsBand posts={news} language={language} route={ownNews} path={request.path} />
            )}
            {asksForContact ? <NextStep language={language} newsRoute={newsRoute} /> : null}
          </div>
        </>
      ),
    };
  };
}
