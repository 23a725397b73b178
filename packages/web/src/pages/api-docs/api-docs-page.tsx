import { BRAND } from '@portal/content/brand';
import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { apiProductMessages } from '@portal/content/messages/api-product-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { EndpointReply } from '@portal/contract/endpoint';
import { weatherHours24 } from '@portal/contract/endpoints/weather';
import type { EndpointExample } from '@portal/contract/openapi-examples.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import { LanguageSwitch } from '#components/layout/language-switch.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { ApiTrial } from '#islands/api-trial/api-trial.tsx';
import { Island } from '#islands/island.tsx';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './api-docs-page.module.css';
import { CallSection } from './call-section.tsx';
import { type ExamplePlace, type Examples, listExamples, makeTrialProps } from './example-input.ts';
import { FirstCall } from './first-call.tsx';
import { findNewestIds, loadExamplePlace } from './load-example-place.ts';
import { loadSampleReplies, type SampleReplies } from './load-sample-replies.ts';
import { CALL_GROUPS, Contents, ErrorTable, StateTable, toGroupId } from './reference-tables.tsx';

const NO_EXAMPLE: EndpointExample = { query: {} };

function DocsHead({ request: { language, parameters, query } }: { readonly request: PageRequest }) {
  const words = apiDocsMessages[language];
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.bar}>
        <a className="more" href={toLanguagePath('home', language)}>
          {BRAND.name}
        </a>
        <LanguageSwitch address={{ routeId: 'api-docs', language, parameters, query }} />
      </div>
      <h1>{routeText[language]['api-docs'].title}</h1>
      <p>{words.intro}</p>
      <p className={styles.links}>
        <a className="more" href="/api/v1/openapi.json">
          {words.openApi}
        </a>
        {(['api-changelog', 'api-status', 'widget-builder'] as const).map((id) => (
          <a key={id} className="more" href={toLanguagePath(id, language)}>
            {routeText[language][id].title}
          </a>
        ))}
      </p>
    </div>
  );
}

interface DocsBodyProps {
  readonly request: PageRequest;
  readonly place: ExamplePlace;
  readonly missed: string | null;
  readonly examples: Examples;
  readonly replies: SampleReplies;
}

function CallGroups({ request, examples, replies }: Pick<DocsBodyProps, 'request' | 'examples' | 'replies'>) {
  const { language, publicUrl } = request;
  const words = apiDocsMessages[language];
  return CALL_GROUPS.map(({ tag, endpoints }) => (
    <details key={tag} className={`card ${styles.group}`}>
      <summary>
        <h3>{words.tags[tag]}</h3> <small>{apiProductMessages[language].calls.count(endpoints.length)}</small>
      </summary>
      {/* Inside, so that a link to it opens the group. */}
      <div id={toGroupId(tag)}>
        {endpoints.map((endpoint) => (
          <CallSection
            key={endpoint.id}
            endpoint={endpoint}
            example={examples.get(endpoint.id) ?? NO_EXAMPLE}
            origin={publicUrl}
            language={language}
            reply={replies.get(endpoint.id)}
          />
        ))}
      </div>
    </details>
  ));
}

/** Shared reference: fields, sky states, errors. */
function Reference({ language }: Pick<PageRequest, 'language'>) {
  const words = apiDocsMessages[language];
  return (
    <>
      <h2 id="fields">{words.fieldsTitle}</h2>
      <p>{words.fieldsIntro}</p>
      <a className="more" href={toLanguagePath('api-fields', language)}>
        {routeText[language]['api-fields'].title}
      </a>
      <h2 id="states">{words.statesTitle}</h2>
      <p>{words.statesIntro}</p>
      <details className={`card ${styles.group}`}>
        <summary>{words.showTable}</summary>
        <ScrollRegion label={words.statesTitle}>
          <StateTable language={language} />
        </ScrollRegion>
      </details>
      <h2 id="errors">{words.errorsTitle}</h2>
      <details className={`card ${styles.group}`}>
        <summary>{words.showTable}</summary>
        <ScrollRegion label={words.errorsTitle}>
          <ErrorTable language={language} />
        </ScrollRegion>
      </details>
    </>
  );
}

function DocsBody({ request, place, missed, examples, replies }: DocsBodyProps) {
  const { language } = request;
  const words = apiDocsMessages[language];
  const example = examples.get(weatherHours24.id) ?? NO_EXAMPLE;
  // The reply map has this call's own reply type under its id.
  const hours = (replies.get(weatherHours24.id) ?? null) as EndpointReply<typeof weatherHours24> | null;
  return (
    <>
      <DocsHead request={request} />
      <div className={styles.columns}>
        <Contents language={language} />
        <div className={`stack ${styles.docs}`}>
          <FirstCall request={request} place={place} missed={missed} example={example} reply={hours} />
          <h2 id="rules">{words.rulesTitle}</h2>
          <ul className={`stack ${styles.rules}`}>
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <h2>{words.callsTitle}</h2>
          <CallGroups request={request} examples={examples} replies={replies} />
          <h2 id="trial">{words.trial.title}</h2>
          <div className="card">
            <noscript>{words.trial.script}</noscript>
            <Island name="api-trial" wake="visible" component={ApiTrial} props={makeTrialProps(language, examples)} />
          </div>
          <Reference language={language} />
        </div>
      </div>
    </>
  );
}

/** `/api/docs`: every call with code, an example for one place, and its reply. */
export const apiDocsPage: Page = async (request, call) => {
  const { language, now } = request;
  const load = await loadExamplePlace(request, call);
  if (load.kind === 'found') {
    const search = new URLSearchParams({ place: load.slug, ...(language === 'en' ? { lang: 'en' } : {}) });
    return { kind: 'redirect', status: 302, location: `${toLanguagePath('api-docs', 'vi')}?${search}` };
  }
  const { place, missed } = load;
  const examples = listExamples({ place, language, now, ...(await findNewestIds(call)) });
  const replies = await loadSampleReplies(examples, call);
  const { title, description } = routeText[language]['api-docs'];
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true },
    body: <DocsBody request={request} place={place} missed={missed} examples={examples} replies={replies} />,
  };
};
