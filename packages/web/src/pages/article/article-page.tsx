import { routeText } from '@portal/content/messages/route-text';
import type { CallApi } from '@portal/contract/call-api';
import type { FullPost, Post } from '@portal/contract/endpoints/post-schema';
import { postByUrl } from '@portal/contract/endpoints/posts';
import { weatherNow } from '@portal/contract/endpoints/weather';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { Crumb } from '#components/content/breadcrumb.tsx';
import { listNewsCrumbs, NewsFrame } from '#components/news/news-frame.tsx';
import { findPostCategory } from '#components/news/news-routes.ts';
import type { NamedPlaceWeather } from '#components/news/place-weather.tsx';
import { findReply, toSection } from '#components/weather/section.ts';
import { findForecastBulletin } from '#pages/bulletins/bulletin-kind.ts';
import { showBulletin } from '#pages/bulletins/bulletin-page.tsx';
import { toErrorOutcome } from '#pages/error/error-page.tsx';
import { Article, toArticleHead } from '#pages/news/article.tsx';
import { loadSideNews, type SideNews, toPostLanguage } from '#pages/news/load-news.ts';
import { SideLists } from '#pages/news/side-lists.tsx';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** Maximum places with weather: a post that names more is not about any of them. */
const MOST_PLACES = 3;

function loadWeather({ places }: FullPost, request: PageRequest, call: CallApi): Promise<NamedPlaceWeather[]> {
  const nowAt = formatMoment(request.now);
  return Promise.all(
    places.slice(0, MOST_PLACES).map(async ({ slug, name }) => {
      const result = await call(weatherNow, { query: { location: slug, lang: request.language } });
      return { slug, name, reply: findReply(toSection(result, nowAt)) };
    }),
  );
}

function listCrumbs({ category, title }: Post, language: PageRequest['language']): readonly Crumb[] {
  const shown = findPostCategory(category);
  return listNewsCrumbs(language, [
    { name: routeText[language].news.title, href: toLanguagePath('news', language) },
    ...(shown === null ? [] : [{ name: shown.name[language], href: toLanguagePath(shown.route, language) }]),
    { name: title },
  ]);
}

interface LoadedArticle {
  readonly post: FullPost;
  readonly related: readonly Post[];
  readonly weather: readonly NamedPlaceWeather[];
  readonly side: SideNews;
}

function toOutcome(request: PageRequest, { post, related, weather, side }: LoadedArticle): PageOutcome {
  const { language, path, settings } = request;
  const crumbs = listCrumbs(post, language);
  const style = { language, temperatureUnit: settings.temperatureUnit, windUnit: settings.windUnit };
  return {
    kind: 'page',
    status: 200,
    head: toArticleHead(request, post, crumbs),
    body: (
      <NewsFrame
        language={language}
        crumbs={crumbs}
        current={findPostCategory(post.category)?.route ?? null}
        isList={false}
        emptyRoutes={request.emptyRoutes}
        side={<SideLists news={side} language={language} path={path} without={null} />}
      >
        <Article post={post} related={related} weather={weather} style={style} />
      </NewsFrame>
    ),
  };
}

/** `/{url}`, tried last: a forecast bulletin or a post, else not found. */
export const articlePage: Page = async (request, call) => {
  const { language, parameters } = request;
  const bulletin = findForecastBulletin(parameters.url ?? '');
  if (bulletin !== null) return showBulletin('forecast', bulletin, request, call);
  const query = { url: parameters.url ?? '', language: toPostLanguage(language) };
  const result = await call(postByUrl, { query });
  if (!result.ok && result.problem.status !== 404) return toErrorOutcome(request, 500);
  if (!result.ok || !('post' in result.reply)) return notFoundOutcome(request, call, []);
  const { post, related } = result.reply;
  const [weather, side] = await Promise.all([loadWeather(post, request, call), loadSideNews(language, call)]);
  return toOutcome(request, { post, related, weather, side });
};
