import { BRAND } from '@portal/content/brand';
import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { routeText } from '@portal/content/messages/route-text';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Fragment } from 'react';
import { LanguageSwitch } from '#components/layout/language-switch.tsx';
import { ApiTrial } from '#islands/api-trial/api-trial.tsx';
import { Island } from '#islands/island.tsx';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './api-docs-page.module.css';
import { CallSection, CodeSamples } from './call-section.tsx';
import { loadSampleReplies, makeTrialProps } from './load-sample-replies.ts';
import { CALL_GROUPS, Contents, ErrorTable, FieldTable, StateTable, toGroupId } from './reference-tables.tsx';

function DocsHead({ request: { language, parameters, query } }: { readonly request: PageRequest }) {
  const words = apiDocsMessages[language];
  return (
    <>
      <div className={styles.bar}>
        <a className="more" href={toLanguagePath('home', language)}>
          {BRAND.name}
        </a>
        <LanguageSwitch address={{ routeId: 'api-docs', language, parameters, query }} />
      </div>
      <h1>{routeText[language]['api-docs'].title}</h1>
      <p>{words.intro}</p>
      <a className="more" href="/api/v1/openapi.json">
        {words.openApi}
      </a>
    </>
  );
}

interface DocsBodyProps {
  readonly request: PageRequest;
  /** Replies to the examples, by the ids of their calls. */
  readonly samples: ReadonlyMap<string, string>;
}

function DocsBody({ request, samples }: DocsBodyProps) {
  const { language } = request;
  const words = apiDocsMessages[language];
  return (
    <div className={`wrap ${styles.docs}`}>
      <DocsHead request={request} />
      <Contents language={language} />
      <h2 id="rules">{words.rulesTitle}</h2>
      <ul className={styles.rules}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h2 id="trial">{words.trial.title}</h2>
      <div className="card">
        <noscript>{words.trial.script}</noscript>
        <Island name="api-trial" wake="visible" component={ApiTrial} props={makeTrialProps(language)} />
      </div>
      <h2 id="samples">{words.samplesTitle}</h2>
      <CodeSamples origin={request.publicUrl} language={language} />
      <h2>{words.callsTitle}</h2>
      {CALL_GROUPS.map(({ tag, endpoints }) => (
        <Fragment key={tag}>
          <h3 id={toGroupId(tag)}>{words.tags[tag]}</h3>
          {endpoints.map((endpoint) => (
            <CallSection key={endpoint.id} endpoint={endpoint} language={language} sample={samples.get(endpoint.id)} />
          ))}
        </Fragment>
      ))}
      <h2 id="fields">{words.fieldsTitle}</h2>
      <p>{words.fieldsIntro}</p>
      <div className="card">
        <FieldTable language={language} />
      </div>
      <h2 id="states">{words.statesTitle}</h2>
      <p>{words.statesIntro}</p>
      <div className="card">
        <StateTable language={language} />
      </div>
      <h2 id="errors">{words.errorsTitle}</h2>
      <div className="card">
        <ErrorTable language={language} />
      </div>
    </div>
  );
}

/** `/api/docs`: every call of the API with its example and the reply to it, and a form that makes calls from the page. */
export const apiDocsPage: Page = async (request, call) => {
  const { title, description } = routeText[request.language]['api-docs'];
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true },
    body: <DocsBody request={request} samples={await loadSampleReplies(call)} />,
  };
};
