import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { routeText } from '@portal/content/messages/route-text';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import { goingOut } from '@portal/contract/endpoints/going-out';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { TRIP_MODES } from '@portal/domain/trip/trip-way';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Breadcrumb } from '#components/content/breadcrumb.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { WarningLead } from '#components/warnings/warning-lead.tsx';
import { Block } from '#components/weather/block.tsx';
import { CreditText } from '#components/weather/credit-text.tsx';
import { formatClock } from '#components/weather/format-values.ts';
import { DemoMark, FreshnessLine } from '#components/weather/freshness-line.tsx';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { Page, PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { markWorth, readOwnCostLoss } from '#pages/weather/own-cost-loss.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import type { FindPlaceAnswer } from '#share/share-card-request.ts';
import { toShareImagePath } from '#share/share-image-path.ts';
import { DepartureChart } from './departure-chart.tsx';
import { describeTrip } from './describe-trip.ts';
import styles from './going-out.module.css';
import { loadSavedTrips, loadTrip, loadTripWarnings, readTripForm, type TripForm } from './load-trip.ts';
import { loadTripMap, type TripMap } from './load-trip-map.ts';
import { SavedTrips, SaveTripPart } from './saved-trips.tsx';
import { TripFormPart } from './trip-form.tsx';
import { describeLength, listChoices, TripChoices, TripWayPart } from './trip-parts.tsx';
import { type TripAddress, type TripReply, type TripView, toTripView } from './trip-view.ts';

const toAddress = ({ from, to, mode, clock }: TripForm): TripAddress => ({
  from: from.spot ?? '',
  to: to.spot ?? '',
  clock: clock === '' ? null : clock,
  mode,
});

interface AnswerProps {
  readonly reply: TripReply;
  readonly form: TripForm;
  readonly map: TripMap | null;
  readonly warnings: readonly OfficialWarning[];
  readonly view: TripView;
}

/** Bulletins, the answer, the departures, the way and the choices. */
function Answer({ reply, form, map, warnings, view }: AnswerProps) {
  const { trip, style, nowAt } = view;
  const address = { ...toAddress(form), clock: formatClock(reply.chosen) };
  const { title, fewer } = trip.options;
  // Nothing to choose from while a bulletin closes every departure.
  const isOpen = reply.departures.some(({ verdict }) => verdict !== 'none');
  return (
    <>
      {warnings.map((warning) => (
        <WarningLead key={warning.id} warning={warning} language={style.language} nowAt={nowAt} />
      ))}
      <section className="card" aria-label={trip.chart.label}>
        <p className={styles.sentence}>
          <MarkedText text={preventUnitBreaks(describeTrip(reply, view))} view={view} />
        </p>
        <p className={styles.fresh}>
          {reply.basis === 'model' || reply.frameAt === null
            ? trip.seen.model
            : trip.seen[reply.basis](formatClock(reply.frameAt))}
          <FreshnessLine issued={reply.issued} view={view} />
        </p>
        {isOpen && <DepartureChart reply={reply} address={address} view={view} />}
      </section>
      {isOpen && (
        <Block
          id="way"
          title={trip.way.title(formatClock(reply.chosen))}
          aside={
            <>
              {describeLength(reply, view)} <DemoMark issued={reply.issued} view={view} />
            </>
          }
        >
          <TripWayPart reply={reply} view={view} map={map} />
        </Block>
      )}
      {isOpen && (
        <Block id="choices" title={listChoices(reply).length === 3 ? title : fewer}>
          <TripChoices reply={reply} address={address} view={view} />
        </Block>
      )}
    </>
  );
}

function Rules({ credits, view: { trip, style } }: { readonly credits: readonly string[]; readonly view: TripView }) {
  return (
    <section className={styles.rules} aria-labelledby="rules">
      <h2 id="rules">{trip.rules.title}</h2>
      {trip.rules.items.map((item) => (
        <p key={item}>{preventUnitBreaks(item)}</p>
      ))}
      {credits.map((credit) => (
        <p key={credit}>
          <CreditText credit={credit} language={style.language} />
        </p>
      ))}
      <p>
        <a href={`${toLanguagePath('api-docs', style.language)}#${ENDPOINT_ADDRESSES.goingOut.id}`}>{trip.rules.api}</a>
      </p>
    </section>
  );
}

/** Both ends and mode as a slug of the picture; null where an end has no name of its own. */
function toTripSlug({ origin, destination, way }: TripReply): string | null {
  const [from, to] = [origin.slug, destination.slug];
  return from === null || to === null ? null : `${from}_${to}_${way.mode}`;
}

const nameTrip = ({ origin, destination }: TripReply): string =>
  `${origin.displayName.main} – ${destination.displayName.main}`;

/** When to leave for a place, for a picture of the page. */
export const answerTrip =
  (to: string, mode: string | undefined): FindPlaceAnswer =>
  async ({ query: { location, lang }, view }, call) => {
    const known = TRIP_MODES.find((one) => one === mode);
    if (known === undefined) return null;
    const result = await call(goingOut, { query: { from: location, to, mode: known, lang } });
    if (!result.ok) return null;
    const { reply } = result;
    return { heading: nameTrip(reply), sentence: describeTrip(reply, toTripView(view)), isDemo: reply.issued.demo };
  };

/** The trip's own picture; that of the page where it has none. */
function findTripImage(reply: TripReply, { language, edition, now }: PageRequest): Pick<PageHead, 'image'> {
  const slug = toTripSlug(reply);
  if (slug === null || edition === undefined) return {};
  const path = toShareImagePath({ language, slug, date: formatDate(now), edition }, 'trip');
  return { image: { path, alt: `${routeText[language]['going-out'].title}: ${nameTrip(reply)}` } };
}

/** `/ra-duong | /going-out`: when to leave, by the rain on the way between two places. */
export const goingOutPage: Page = async (request, call) => {
  const { language, publicUrl } = request;
  const view = toTripView(toPageView(request));
  const form = await readTripForm(request, call);
  const load = await loadTrip(form, request, call);
  const saved = await loadSavedTrips(request, call);
  const warnings = load.kind === 'trip' ? await loadTripWarnings(load.reply, language, call) : [];
  const map = load.kind === 'trip' ? await loadTripMap(load.reply, request, call) : null;
  const hasBulletin = load.kind === 'trip' && load.reply.warning !== null;
  const marked = hasBulletin ? view : markWorth(view, readOwnCostLoss(request), warnings).view;
  const { title, description } = routeText[language]['going-out'];
  const crumbs = findCrumbs('going-out', language);
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description,
      // The picture speaks of leaving now.
      ...(load.kind === 'trip' && form.clock === '' ? findTripImage(load.reply, request) : {}),
      indexable: Object.keys(request.query).length === 0,
      structuredData: [toBreadcrumbList(crumbs, publicUrl, toLanguagePath('going-out', language))],
    },
    body: (
      <div className={`wrap stack ${styles.page}`}>
        <Breadcrumb crumbs={crumbs} label={contentPagesMessages[language].breadcrumb} />
        <h1>{title}</h1>
        <SavedTrips saved={saved} address={toAddress(form)} view={view} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {load.kind === 'trip' && (
              <Answer reply={load.reply} form={form} map={map} warnings={warnings} view={marked} />
            )}
            {load.kind === 'failure' && (
              <p className={styles.sentence} role="alert">
                {view.trip[load.failure]}
              </p>
            )}
            {load.kind === 'none' && <p className={styles.sentence}>{view.trip.intro}</p>}
          </div>
          <aside className={styles.aside}>
            <Block id="trip" title={view.trip.form.title}>
              <TripFormPart form={form} view={view} />
            </Block>
            {load.kind === 'trip' && (
              <SaveTripPart saved={saved} address={toAddress(form)} reply={load.reply} view={view} />
            )}
          </aside>
        </div>
        <Rules credits={load.kind === 'trip' ? load.reply.issued.credits : []} view={view} />
      </div>
    ),
  };
};
