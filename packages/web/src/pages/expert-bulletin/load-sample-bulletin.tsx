import { fillBulletin } from '@portal/content/expert-bulletin/fill-bulletin';
import { SAMPLE_BULLETIN, SAMPLE_HOURS } from '@portal/content/expert-bulletin/sample-bulletin';
import { bulletinOrderMessages } from '@portal/content/messages/bulletin-order-messages';
import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import { weatherHours } from '@portal/contract/endpoints/chosen-hours';
import { warningsList } from '@portal/contract/endpoints/warnings';
import type { BulletinDocument } from '@portal/domain/expert-bulletin/bulletin-document';
import { BULLETIN_PURPOSES } from '@portal/domain/expert-bulletin/bulletin-request';
import type { BulletinHour } from '@portal/domain/expert-bulletin/bulletin-weather';
import type { Language } from '@portal/domain/language/language';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { LiveCard } from '#components/content/live-card.tsx';
import { SITES } from '#components/content/sites.table.ts';
import { BulletinSheet } from '#components/expert-bulletin/bulletin-sheet.tsx';
import { requireFigures, toSection } from '#components/weather/section.ts';
import type { LoadLive } from '#pages/content/live-example.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import styles from './sample-bulletin.module.css';

type Warnings = EndpointReply<typeof warningsList>['items'];

/** The sample with current weather; null where a value is missing. */
function makeSample(
  { hours, issued }: EndpointReply<typeof weatherHours>,
  warnings: Warnings,
  { language, now }: Pick<PageRequest, 'language' | 'now'>,
): BulletinDocument | null {
  const { lat, lng, title: name } = SITES.daNang;
  const { title, text } = SAMPLE_BULLETIN[language];
  const fromAt = startOfHour(now);
  const period = { fromAt, toAt: fromAt + SAMPLE_HOURS * HOUR_SECONDS };
  const runAt = issued.runAt === null ? null : parseMoment(issued.runAt);
  // Without a field selection the reply has every field.
  const shown = hours.map((hour) => ({ ...(hour as unknown as BulletinHour), at: parseMoment(hour.at) }));
  const weather = { hours: shown, days: [], waves: [] };
  const { blocks, figures, faults } = fillBulletin(text, {
    language,
    weather,
    placeName: name[language],
    period,
    runAt,
  });
  if (faults.length > 0) return null;
  return {
    orderId: '',
    language,
    version: 1,
    replacesIssuedAt: null,
    issuedAt: now,
    title,
    author: null,
    place: { name: name[language], lat, lng },
    ...period,
    weather: { isDemo: issued.demo, runAt, credits: issued.credits },
    warnings: warnings.map((warning) => ({
      ...warning,
      issuedAt: parseMoment(warning.issuedAt),
      expiresAt: parseMoment(warning.expiresAt),
    })),
    blocks,
    figures,
  };
}

/** Where to order, for each purpose, and the price. */
function OrderEntry({ language, company }: Pick<PageRequest, 'company'> & { readonly language: Language }) {
  const { form } = bulletinOrderMessages[language];
  const { purposes } = expertBulletinMessages[language];
  const path = toLanguagePath('dashboard:bulletins', language);
  const contact = company.facts.salesContact;
  const ways = [contact?.phone, contact?.email].flatMap((way) => way ?? []);
  return (
    <nav className={`card ${styles.entry}`} aria-labelledby="dat-ban-tin">
      <h3 id="dat-ban-tin">{form.heading}</h3>
      <ul>
        {BULLETIN_PURPOSES.map((purpose) => (
          <li key={purpose}>
            <a href={addQuery(path, `purpose=${purpose}`)}>{purposes[purpose]}</a>
          </li>
        ))}
      </ul>
      <p>
        {form.price} {ways.length === 0 ? '' : form.priceContact(ways.join(', '))}
      </p>
    </nav>
  );
}

/** A sample bulletin with current weather, rendered like real ones, and where to order one. */
export const loadSampleBulletin: LoadLive = async (request, call) => {
  const { language, company, now } = request;
  const view = toPageView(request);
  const { lat, lng, title } = SITES.daNang;
  const query = { lat, lng, lang: language };
  const [hours, warnings] = await Promise.all([
    call(weatherHours, { query: { ...query, hours: SAMPLE_HOURS } }),
    call(warningsList, { query }),
  ]);
  const section = requireFigures(toSection(hours, view.nowAt), (reply) => reply.hours);
  const sample = section.ok
    ? makeSample(section.reply, warnings.ok ? warnings.reply.items : [], { language, now })
    : null;
  return {
    block: (
      <div className={`stack ${styles.pair}`}>
        {sample === null ? (
          <LiveCard
            title={title[language]}
            section={section.ok ? { ok: false, reason: 'noData' } : section}
            view={view}
          >
            {() => null}
          </LiveCard>
        ) : (
          <BulletinSheet document={sample} isPage={false} />
        )}
        <OrderEntry language={language} company={company} />
      </div>
    ),
  };
};
