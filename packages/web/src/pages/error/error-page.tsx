import { noticesMessages } from '@portal/content/messages/notices-messages';
import { routeText } from '@portal/content/messages/route-text';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Icon } from '#components/ui/icon.tsx';
import { LinkList, Notice } from '#components/ui/notice.tsx';
import type { Page, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

const ORIGIN = 'http://localhost';

/** Safe local path to return to, or null: one leading slash, no second slash or backslash, no control characters. */
export function findReturnPath(text: string | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
  if (text === undefined || !/^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(text)) return null;
  return URL.canParse(text, ORIGIN) && new URL(text, ORIGIN).origin === ORIGIN ? text : null;
}

/** Error page. With status 500 it replaces the failed page, and its retry requests that page again. */
export function toErrorOutcome(request: PageRequest, status: 200 | 500): PageOutcome {
  const { language, requestId, query, path } = request;
  const words = noticesMessages[language].error;
  const home = toLanguagePath('home', language);
  const retry = findReturnPath(status === 500 ? path : query.from) ?? home;
  return {
    kind: 'page',
    status,
    head: { title: routeText[language].error.title, description: words.text, indexable: false },
    body: (
      <Notice heading={words.heading} drawing="umbrella">
        <p>{words.text}</p>
        <a className="button" href={retry}>
          <Icon name="rotate-cw" size={18} />
          {words.retry}
        </a>
        <LinkList links={[{ href: home, label: words.home }]} />
        {status === 500 && <p>{words.reference(requestId)}</p>}
      </Notice>
    ),
  };
}

/** `/error`: answers 200; its retry returns to the local path in `?from=`, or home. */
export const errorPage: Page = async (request) => toErrorOutcome(request, 200);
