import { BRAND } from '@portal/content/brand';
import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { apiProductMessages } from '@portal/content/messages/api-product-messages';
import { formatPlanPrice, listPlanIds, namePlan } from '@portal/content/products/plan-words';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointId } from '@portal/contract/endpoint-addresses.table';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { listPathParameters } from '@portal/contract/path-parameters';
import { PLANS } from '@portal/domain/plan/plan.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import { CopyCode } from '#components/api-code/copy-code.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { CallEstimate, type CallEstimateProps, MOST_PLACES } from '#islands/call-estimate/call-estimate.tsx';
import { Island } from '#islands/island.tsx';
import { type Examples, toCallAddress } from '#pages/api-docs/example-input.ts';
import { CALL_GROUPS } from '#pages/api-docs/reference-tables.tsx';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './api-product-page.module.css';
import { findFirstPlan } from './list-builder-calls.ts';
import { parseCount } from './parse-builder-query.ts';

interface SectionProps {
  readonly request: PageRequest;
}

const OWN_PARAMETERS: ReadonlySet<string> = new Set(['places', 'every', 'at.x', 'at.y', 'q']);
const DEFAULT_NEED = { places: 40, everyMinutes: 60 };

function makeEstimateProps({ language, query, path }: PageRequest): CallEstimateProps {
  const { spans, words } = apiProductMessages[language].calculator;
  const minutes = Object.keys(spans).map(Number);
  const asked = Number(query.every);
  const listPlan = (id: keyof typeof PLANS) => {
    const { price }: { readonly price: number | 'onRequest' } = PLANS[id];
    const shown = { name: namePlan(id, language), price: price === 'onRequest' ? null : formatPlanPrice(id, language) };
    return [id, { ...shown, isFree: price === 0 }] as const;
  };
  return {
    language,
    path,
    fixed: Object.fromEntries(Object.entries(query).filter(([name]) => !OWN_PARAMETERS.has(name))),
    need: {
      places: parseCount(query.places, DEFAULT_NEED.places, MOST_PLACES),
      everyMinutes: minutes.includes(asked) ? asked : DEFAULT_NEED.everyMinutes,
    },
    spans: minutes.map((each) => [each, spans[each] ?? ''] as const),
    plans: Object.fromEntries(listPlanIds().map(listPlan)) as CallEstimateProps['plans'],
    words,
  };
}

/** Calls needed by a program and their cost, from the plan table. */
export function EstimateSection({ request }: SectionProps) {
  const words = apiProductMessages[request.language].calculator;
  return (
    <section id="estimate" className="card">
      <h2>{words.title}</h2>
      <Island name="call-estimate" wake="interaction" component={CallEstimate} props={makeEstimateProps(request)} />
      <p className={styles.quiet}>{words.batchNote}</p>
    </section>
  );
}

/** What a key is, and where the user's keys are. */
export function KeysSection({ request: { language } }: SectionProps) {
  const words = apiProductMessages[language].keys;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <ul className={styles.points}>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <a className={styles.action} href={toLanguagePath('dashboard:keys', language)}>
        {words.link}
      </a>
    </section>
  );
}

/** Terms of use of the data. */
export function TermsSection({ request: { language } }: SectionProps) {
  const words = apiProductMessages[language].terms;
  return (
    <details id="terms">
      <summary>
        <h2>{words.title}</h2>
      </summary>
      <dl className={styles.terms}>
        {words.points.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a className="more" href={toLanguagePath('terms', language)}>
        {words.link}
      </a>
    </details>
  );
}

interface AttributionSectionProps extends SectionProps {
  /** Null without a reply. */
  readonly issued: Issued | null;
}

/** Attribution line in both languages: the portal's, then each model's credit as its licence words it. */
export function AttributionSection({ request: { language, publicUrl }, issued }: AttributionSectionProps) {
  const words = apiProductMessages[language].attribution;
  const credits = issued?.credits ?? [];
  const toLine = (of: 'vi' | 'en'): string =>
    [apiProductMessages[of].attribution.text(BRAND.name, publicUrl), ...credits].join('. ');
  return (
    <details id="attribution">
      <summary>
        <h2>{words.title}</h2>
      </summary>
      <p className={styles.text}>{issued?.demo === true && credits.length === 0 ? words.demo : words.intro}</p>
      {(['vi', 'en'] as const).map((of) => (
        <div key={of} className={styles.line}>
          <h3>{words.languages[of]}</h3>
          <CopyCode code={toLine(of)} what={words.languages[of]} language={language} lang={of} />
        </div>
      ))}
    </details>
  );
}

interface CallTableProps extends SectionProps {
  readonly examples: Examples;
}

function ExampleCell({ endpoint, examples, request }: CallTableProps & { readonly endpoint: Endpoint }) {
  const words = apiProductMessages[request.language].calls;
  const plan = findFirstPlan(endpoint.id);
  if (plan !== null) return words.fromPlan(namePlan(plan, request.language));
  if (endpoint.access !== undefined) return words.needsKey;
  if (endpoint.method !== 'GET') return words.posts;
  // What an id names may be gone.
  if (listPathParameters(endpoint.path).length > 0) return words.byId;
  return (
    <a
      href={toCallAddress(endpoint, examples.get(endpoint.id) ?? { query: {} })}
      aria-label={`${words.open}: ${endpoint.path}`}
    >
      {words.open}
    </a>
  );
}

/** Every call with an example link; works without JavaScript. */
export function CallTable({ request, examples }: CallTableProps) {
  const { language } = request;
  const words = apiProductMessages[language].calls;
  const docs = apiDocsMessages[language];
  return (
    <section id="calls" className="card">
      <h2>{words.title}</h2>
      <p className={styles.text}>{words.intro}</p>
      {CALL_GROUPS.map(({ tag, endpoints }) => (
        <details key={tag}>
          <summary>
            {docs.tags[tag]} <small>{words.count(endpoints.length)}</small>
          </summary>
          <ScrollRegion label={docs.tags[tag]}>
            <DataTable
              className={styles.calls}
              columns={[words.call, words.example]}
              rows={endpoints.map((endpoint) => [
                <>
                  <code>
                    {endpoint.method} {endpoint.path}
                  </code>
                  <small>{docs.calls[endpoint.id as EndpointId]}</small>
                </>,
                <ExampleCell key="example" endpoint={endpoint} examples={examples} request={request} />,
              ])}
            />
          </ScrollRegion>
        </details>
      ))}
    </section>
  );
}
