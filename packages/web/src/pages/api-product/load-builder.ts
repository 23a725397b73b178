import { apiProductMessages } from '@portal/content/messages/api-product-messages';
import type { CallApi } from '@portal/contract/call-api';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { weatherHours24 } from '@portal/contract/endpoints/weather';
import { ENDPOINT_EXAMPLES } from '@portal/contract/openapi-examples.table';
import { parseInput } from '@portal/contract/parse-input';
import { formatClock, formatDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { MAP_GROUND_PATH, toPictureCrop } from '#components/map/map-picture-frame.ts';
import { buildCall, getCall } from '#islands/api-builder/build-call.ts';
import type { ApiBuilderProps, BuilderPlace, BuilderState, FirstReply } from '#islands/api-builder/builder-shape.ts';
import { fillText } from '#islands/api-builder/fill-text.ts';
import { PICK_BOX } from '#islands/api-builder/pick-point.ts';
import { isDemoReply, readSeries } from '#islands/api-builder/read-series.ts';
import { formatReply } from '#pages/api-docs/load-sample-replies.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { BUILDER_VARIABLES, listBuilderCalls, listBuilderFields } from './list-builder-calls.ts';
import { findQueryPoint, parseBuilderQuery } from './parse-builder-query.ts';

/** Initial data of the builder, and their sources (null without a reply). */
interface LoadedBuilder {
  readonly props: ApiBuilderProps;
  readonly issued: Issued | null;
}

const CALLS = { vi: listBuilderCalls('vi'), en: listBuilderCalls('en') } as const;
const BATCH = ENDPOINT_EXAMPLES.weatherBatch.body as { readonly locations: ApiBuilderProps['others'] };
const LINK_DIGITS = 4;

const roundPoint = (degrees: number): number => Number(degrees.toFixed(LINK_DIGITS));

type Setting = Omit<ApiBuilderProps, 'reply'>;

/** Shortened reply of the chosen call where it is public JSON, with complete numbers. */
async function loadReply(props: Setting, now: number, call: CallApi): Promise<readonly [FirstReply | null, unknown]> {
  const chosen = getCall(props.calls, props.state.call);
  const endpoint = ENDPOINTS.find(({ id }) => id === chosen.id);
  const built = buildCall(chosen, props.state, props);
  if (endpoint === undefined || built.needsKey || built.body !== null || props.state.format !== 'json')
    return [null, null];
  const query = Object.fromEntries(new URLSearchParams(built.address.split('?')[1] ?? ''));
  const parsed = parseInput(endpoint, query, undefined);
  const answer = parsed.ok ? await call(endpoint, parsed.input) : null;
  if (answer === null || !answer.ok) return [null, null];
  const { reply } = answer;
  const series = readSeries(reply, chosen);
  return [{ text: formatReply(reply), series, isDemo: isDemoReply(reply), clock: formatClock(now) }, reply];
}

/** Sources of the reply, else of the place's next hours (calls with a key use the same). */
async function findIssued(reply: unknown, state: BuilderState, call: CallApi): Promise<Issued | null> {
  const { issued } = (reply ?? {}) as { readonly issued?: Issued };
  if (issued !== undefined) return issued;
  const { lat, lng } = state.place;
  const hours = await call(weatherHours24, { query: { lat, lng } });
  return hours.ok ? hours.reply.issued : null;
}

export async function loadBuilder(
  request: PageRequest,
  place: Omit<BuilderPlace, 'slug'> & { readonly slug: string },
  call: CallApi,
): Promise<LoadedBuilder> {
  const { language, query, now, publicUrl, path } = request;
  const words = apiProductMessages[language].builder;
  const calls = CALLS[language];
  const point = findQueryPoint(query);
  const chosen: BuilderPlace =
    point === null
      ? { ...place, lat: roundPoint(place.lat), lng: roundPoint(place.lng) }
      : { ...point, slug: null, name: fillText(words.atPoint, [point.lat, point.lng]) };
  const setting: Setting = {
    language,
    path,
    origin: publicUrl,
    keysPath: toLanguagePath('dashboard:keys', language),
    calls,
    variables: BUILDER_VARIABLES,
    fields: listBuilderFields(calls, language),
    state: parseBuilderQuery(query, calls, chosen, language),
    today: formatDate(now),
    others: BATCH.locations,
    map: { src: MAP_GROUND_PATH + toPictureCrop(...PICK_BOX) },
    words,
  };
  const [reply, whole] = await loadReply(setting, now, call);
  return { props: { ...setting, reply }, issued: await findIssued(whole, setting.state, call) };
}
