import { setTimeout as sleep } from 'node:timers/promises';
import { publishFigure } from '@portal/forecast/store/work-figures';
import { expect, it, onTestFinished } from 'vitest';
import type { SendPageError } from '#platform/http/answer-errors.ts';
import { createServer } from '#platform/http/create-server.ts';
import { registerHealth } from '#platform/http/health.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { TracingSettings } from '#platform/settings/tracing-settings.ts';
import { type TraceHeaders, traceWork } from '#platform/tracing/trace-work.ts';
import { ERROR, KIND, playCollector, readAttributes, type SentSpan } from './collector.fixture.ts';
import { sendTraces } from './send-traces.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const CONTINUED = { traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: 'vendor=secret' };
const SETTINGS = {
  headers: { authorization: 'Bearer abc' },
  serviceName: 'troi-viet',
  attributes: { 'deployment.environment': 'test' },
  sampler: 'parentbased_always_on',
  ratio: 1,
} as const;
const JOB = { name: 'job leads.send', kind: 'internal' } as const;

/** Tracing to a played collector. */
async function startTracing(settings: Partial<TracingSettings> = {}, timeoutMs?: number) {
  const collector = await playCollector();
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ readable: false, write: (line) => lines.push(JSON.parse(line)) });
  const origin = { host: 'web-1', role: 'web', version: '1.2.3' };
  const tracing = sendTraces({ ...SETTINGS, endpoint: collector.endpoint, ...settings }, origin, log, timeoutMs);
  onTestFinished(async () => {
    await tracing.stop();
    await collector.stop();
  });
  const listSpans = async (): Promise<SentSpan[]> => {
    await tracing.stop();
    return collector.listSpans();
  };
  return { tracing, collector, log, lines, listSpans };
}

/** The same with a server whose requests do traced work. */
async function startTraced(settings: Partial<TracingSettings> = {}) {
  const traced = await startTracing(settings);
  const { log, tracing } = traced;
  const sendPageError: SendPageError = async (_request, reply, status) => reply.code(status).send();
  const app = createServer({
    log,
    tracing,
    trustProxy: false,
    ownOrigin: () => 'https://portal.example',
    sendPageError,
  });
  onTestFinished(() => app.close());
  registerHealth(app, {});
  const handedOn: TraceHeaders[] = [];
  const work = () =>
    traceWork({ name: 'ask router', kind: 'client' }, async (headers) => {
      await sleep(1);
      handedOn.push(headers);
      return 'done';
    });
  app.get('/trang/:name', work);
  app.post('/api/forms', work);
  app.get('/api/bug', () => Promise.reject(new TypeError('secret of nguyen@example.com')));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(url + path, { headers })).status;
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return { ...traced, handedOn, get, post };
}

function find(spans: readonly SentSpan[], name: string): SentSpan {
  const found = spans.filter((span) => span.name === name);
  expect([name, found.length], JSON.stringify(spans)).toEqual([name, 1]);
  return found[0] as SentSpan;
}

const isWithin = (inner: SentSpan, outer: SentSpan): boolean =>
  BigInt(outer.startTimeUnixNano) <= BigInt(inner.startTimeUnixNano) &&
  BigInt(inner.startTimeUnixNano) < BigInt(inner.endTimeUnixNano) &&
  BigInt(inner.endTimeUnixNano) <= BigInt(outer.endTimeUnixNano);

it('continues the trace of a request, hands it on, and names it beside the request id in the log', async () => {
  const { get, handedOn, lines, listSpans, collector } = await startTraced();
  await get('/trang/21.0285117?email=nguyen@example.com', { ...CONTINUED, 'x-request-id': 'request-0001' });
  const spans = await listSpans();
  const request = find(spans, 'GET /trang/:name');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: KIND.server, status: { code: 0 } });
  expect(readAttributes(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/trang/:name',
    'http.response.status_code': 200,
    'url.scheme': 'http',
  });
  const work = find(spans, 'ask router');
  expect(work).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, kind: KIND.client });
  expect(isWithin(work, request)).toBe(true);
  expect(handedOn).toEqual([{ traceparent: `00-${TRACE}-${work.spanId}-01` }]);
  expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([{ requestId: 'request-0001', traceId: TRACE }]);
  expect(collector.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/v1/traces', 'Bearer abc'],
  ]);
  expect(collector.listResources()).toEqual([
    {
      'service.name': 'troi-viet',
      'service.version': '1.2.3',
      'host.name': 'web-1',
      'portal.role': 'web',
      'deployment.environment': 'test',
    },
  ]);
  expect(collector.requests[0]?.text).not.toMatch(/21\.02|nguyen|secret|request-0001|127\.0\.0\.1/);
});

it('keeps the trace while a body is read, and begins one where none was sent or it is broken', async () => {
  const { post, get, lines, listSpans } = await startTraced();
  await post('/api/forms', { name: 'Nguyễn' });
  await get('/trang/a', { traceparent: `00-${'0'.repeat(32)}-${PARENT}-01` });
  const spans = await listSpans();
  const request = find(spans, 'POST /api/forms');
  const work = spans.filter(({ name, traceId }) => name === 'ask router' && traceId === request.traceId);
  expect(work.map(({ parentSpanId }) => parentSpanId)).toEqual([request.spanId]);
  const broken = find(spans, 'GET /trang/:name');
  for (const { parentSpanId, traceId } of [request, broken])
    expect([parentSpanId ?? '', traceId]).toEqual(['', expect.stringMatching(/[1-9a-f]/)]);
  expect(lines.map(({ traceId }) => traceId)).toEqual([request.traceId, broken.traceId]);
});

it('marks what fails without its words, and leaves probes out', async () => {
  const { get, lines, listSpans, collector } = await startTraced();
  expect([await get('/api/bug'), await get('/healthz'), await get('/api/none')]).toEqual([500, 200, 404]);
  const job = traceWork(JOB, () => Promise.reject(new RangeError('secret of nguyen@example.com')));
  await expect(job).rejects.toThrow('secret');
  await traceWork(
    { name: 'deliver plans', kind: 'client' },
    async () => 'ESOCKET 421',
    () => 'retry',
  );
  const spans = await listSpans();
  const facts = spans.map((span) => [span.name, span.status.code, readAttributes(span)['error.type']]);
  expect(facts).toEqual([
    ['GET /api/bug', ERROR, '500'],
    ['GET', 0, undefined],
    ['job leads.send', ERROR, 'RangeError'],
    ['deliver plans', ERROR, 'retry'],
  ]);
  const bug = lines.find(({ msg }) => msg === 'request failed');
  expect(bug).toMatchObject({ traceId: spans[0]?.traceId, requestId: expect.any(String) });
  expect(collector.requests[0]?.text).not.toMatch(/nguyen|secret|ESOCKET/);
});

it('makes spans of fetches and nowcasts as long as they took, within the job that they belong to', async () => {
  const { listSpans } = await startTracing();
  const request = { kind: 'fetch', source: 'gfs', outcome: 'ok', bytes: 100, seconds: 0.5 } as const;
  await traceWork(JOB, async () => publishFigure(request));
  publishFigure({ ...request, source: 'ecmwf', outcome: 'failed', bytes: 0, seconds: 12 });
  publishFigure({ kind: 'nowcast', origin: 'radar', seconds: 2.25 });
  publishFigure({ kind: 'lease', lease: 'sources/gfs', isActive: true });
  const spans = await listSpans();
  const milliseconds = ({ startTimeUnixNano, endTimeUnixNano }: SentSpan): bigint =>
    (BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1_000_000n;
  const job = find(spans, 'job leads.send');
  expect(spans).toHaveLength(4);
  expect(find(spans, 'fetch gfs')).toMatchObject({ kind: KIND.client, parentSpanId: job.spanId, status: { code: 0 } });
  expect(readAttributes(find(spans, 'fetch gfs'))).toEqual({ 'portal.outcome': 'ok', 'portal.bytes': 100 });
  expect(find(spans, 'fetch ecmwf')).toMatchObject({ kind: KIND.client, status: { code: ERROR } });
  expect(find(spans, 'fetch ecmwf').parentSpanId ?? '').toBe('');
  expect(find(spans, 'nowcast radar')).toMatchObject({ kind: KIND.internal, status: { code: 0 } });
  const names = ['fetch gfs', 'fetch ecmwf', 'nowcast radar'];
  expect(names.map((name) => milliseconds(find(spans, name)))).toEqual([500n, 12_000n, 2250n]);
});

it.each([
  ['parentbased_always_on', 1, [true, true, false]],
  ['parentbased_always_off', 1, [false, true, false]],
  ['parentbased_traceidratio', 0, [false, true, false]],
  ['parentbased_traceidratio', 1, [true, true, false]],
  ['traceidratio', 0, [false, false, false]],
  ['traceidratio', 1, [true, true, true]],
  ['always_off', 1, [false, false, false]],
  ['always_on', 0, [true, true, true]],
] as const)(
  'samples as %s with %d says: without parent, sampled by the caller, not sampled',
  async (sampler, ratio, wanted) => {
    const { get, listSpans, lines } = await startTraced({ sampler, ratio });
    const flags = [null, '01', '00'];
    for (const [index, flag] of flags.entries())
      await get(
        `/trang/${index}`,
        flag === null ? {} : { traceparent: `00-${TRACE.slice(1)}${index}-${PARENT}-${flag}` },
      );
    const sent = new Set((await listSpans()).map(({ traceId }) => traceId));
    // The log names the trace even if it is not sent: the caller may have it.
    const traces = lines.map(({ traceId }) => traceId as string);
    expect(traces.map((trace) => sent.has(trace))).toEqual(wanted);
  },
);

it('loses traces, and nothing else, while the collector fails, with one line at each end', async () => {
  const { get, lines, collector } = await startTraced();
  const listOutages = () => lines.flatMap(({ msg }) => (String(msg).startsWith('Traces: ') ? [msg] : []));
  const sendBatch = async (count: number) => {
    for (let index = 0; index < count; index += 1) await traceWork(JOB, async () => undefined);
  };
  const host = new URL(collector.endpoint).host;
  collector.world.status = 500;
  await sendBatch(512);
  await expect.poll(listOutages).toHaveLength(1);
  await sendBatch(1024);
  expect(await get('/trang/a')).toBe(200);
  collector.world.status = 200;
  const sendOn = async () => {
    await sendBatch(512);
    return listOutages();
  };
  await expect.poll(sendOn).toHaveLength(2);
  expect(listOutages()).toEqual([
    `Traces: ${host} does not accept them (status 500); they are dropped until it does`,
    `Traces: ${host} accepts them again`,
  ]);
});

it('holds at most 2,048 spans and a batch of 512 while the collector does not answer, and serves on', async () => {
  const { get, collector, listSpans } = await startTraced();
  let open = (): void => undefined;
  collector.world.gate = new Promise((resolve) => {
    open = resolve;
  });
  for (let index = 0; index < 512; index += 1) await traceWork(JOB, async () => undefined);
  await expect.poll(() => collector.requests.length).toBe(1);
  for (let index = 0; index < 5000; index += 1) await traceWork(JOB, async () => undefined);
  expect(await get('/trang/a')).toBe(200);
  open();
  expect(await listSpans()).toHaveLength(512 + 2048);
});

it('costs nothing without tracing: the work itself is what a caller gets', async () => {
  const promise = Promise.resolve(1);
  let handedOn: TraceHeaders | null = null;
  const run = (headers: TraceHeaders) => {
    handedOn = headers;
    return promise;
  };
  expect(traceWork(JOB, run)).toBe(promise);
  expect(handedOn).toEqual({});
  const { tracing } = await startTracing();
  expect(traceWork(JOB, run)).not.toBe(promise);
  await tracing.stop();
  expect(traceWork(JOB, run)).toBe(promise);
});

it('says once that nobody listens at the address of the collector', async () => {
  const { collector, lines } = await startTracing({}, 100);
  await collector.stop();
  for (let index = 0; index < 512; index += 1) await traceWork(JOB, async () => undefined);
  await expect.poll(() => lines).not.toEqual([]);
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^Traces: 127\.0\.0\.1:\d+ does not accept them \(ECONNREFUSED\); /),
  ]);
});
