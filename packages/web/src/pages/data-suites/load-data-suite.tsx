import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { dataSuiteMessages } from '@portal/content/messages/data-suite-messages';
import type { CallApi } from '@portal/contract/call-api';
import { type DataQuery, nameDataField, parseDataQuery } from '@portal/domain/data-order/data-query';
import type { DataRequest } from '@portal/domain/data-order/data-request';
import { toLanguagePath } from '@portal/routes/counterpart';
import { findTypedPlace, type TypedPlace } from '#pages/content/find-typed-place.ts';
import type { LoadLive } from '#pages/content/live-example.ts';
import type { DataPreview } from '#pages/page-links.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { DataForm } from './data-form.tsx';
import { DataCall, DataResult, DataSample } from './data-result.tsx';
import styles from './data-suite.module.css';

/** Order of the form: its place, plus placeholders that only count. */
function toRequest(query: DataQuery, { lat, lng, displayName }: NonNullable<TypedPlace['place']>): DataRequest {
  const { step, fromAt, toAt, variables, format } = query;
  const name = displayName.main;
  const places = Array.from({ length: query.places }, () => ({ name, lat, lng }));
  return { step, places, fromAt, toAt, variables, format, mark: false };
}

/** Null where it cannot be computed: the page works without. */
async function findPreview(request: PageRequest, query: DataQuery, { place }: TypedPlace): Promise<DataPreview | null> {
  if (place === null || query.faults.length > 0 || request.previewData === undefined) return null;
  return request.previewData(toRequest(query, place), request.language).catch(() => null);
}

/** Order form prefilled with this choice. */
function toOrderPath({ language }: PageRequest, query: DataQuery, { slug }: TypedPlace): string {
  const { step, from, to, format, variables } = query;
  const fields = new URLSearchParams({ place: slug, step, from, to, format });
  for (const name of variables) fields.set(nameDataField(name), '1');
  return `${toLanguagePath('dashboard:data', language)}?${fields}`;
}

/** Form without JavaScript: content, size, required plan and first rows of a file. */
export const loadDataSuite: LoadLive = async (request: PageRequest, call: CallApi) => {
  const { language, now } = request;
  const query = parseDataQuery(request.query, now);
  const place = await findTypedPlace(request, call);
  const preview = await findPreview(request, query, place);
  const words = dataSuiteMessages[language];
  const name = place.place?.displayName.main ?? '';
  return {
    block: (
      <div className={`stack ${styles.live}`} id="tep">
        <div className={`card stack ${styles.pair}`}>
          <DataForm language={language} query={query} place={place} />
          <div>
            <h3 className={styles.title}>{words.file}</h3>
            {preview === null ? (
              <p>{query.faults.length > 0 ? dataOrderMessages[language].faults.check : words.unavailable}</p>
            ) : (
              <DataResult language={language} preview={preview} orderPath={toOrderPath(request, query, place)} />
            )}
            {place.place === null || query.faults.length > 0 ? null : (
              <DataCall language={language} query={query} place={place.place} origin={request.publicUrl} />
            )}
          </div>
        </div>
        {preview === null ? null : <DataSample language={language} query={query} preview={preview} placeName={name} />}
      </div>
    ),
  };
};
