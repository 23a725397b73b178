import { expect, it } from 'vitest';
import type { Read } from './read-together.ts';
import { readTracingSettings } from './tracing-settings.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };

function readFrom(env: Readonly<Record<string, string>>) {
  const read: Read = (name, parse, otherwise) => {
    const text = env[name];
    return text === undefined ? otherwise : parse(name, text);
  };
  return readTracingSettings(read);
}

it('is off without a collector, and has the defaults of OpenTelemetry with one', () => {
  expect(readFrom({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull();
  expect(readFrom(ENDPOINT)).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    headers: {},
    serviceName: 'troi-viet',
    attributes: {},
    sampler: 'parentbased_always_on',
    ratio: 1,
  });
});

it('reads lists of pairs with percent-encoded values', () => {
  const lists = {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi==, x-scope=a',
    OTEL_RESOURCE_ATTRIBUTES: 'k8s.pod.name=web-1',
  };
  expect(readFrom({ ...ENDPOINT, ...lists })).toMatchObject({
    headers: { authorization: 'Basic YTpi==', 'x-scope': 'a' },
    attributes: { 'k8s.pod.name': 'web-1' },
  });
});

it.each([
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ['127.0.0.1:4318', 'grpc://collector:4317', 'http://a:b@collector', 'http://collector/?a'],
  ],
  ['OTEL_EXPORTER_OTLP_HEADERS', ['secret', 'a=secret;b', '=secret', 'a=secret%', 'a=secret%0Ab', 'a=secret,']],
  ['OTEL_RESOURCE_ATTRIBUTES', ['a b=c']],
  ['OTEL_SERVICE_NAME', ['a b']],
  ['OTEL_TRACES_SAMPLER', ['always', 'parentbased_']],
  ['OTEL_TRACES_SAMPLER_ARG', ['1.01', '-0.1', '2', '10%', '.']],
])('refuses of %s in one line: %j', (name, values) => {
  for (const value of values) {
    expect(() => readFrom({ [name]: value }), value).toThrow(new RegExp(`^${name}: [^\\n]*$`));
    expect(() => readFrom({ [name]: value }), value).not.toThrow(/secret/);
  }
});

it.each(['0', '1', '0.25', '.5', '1.0'])('takes %s as a share', (value) => {
  expect(readFrom({ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: value })?.ratio).toBe(Number(value));
});
