import type { Read } from './read-together.ts';
import { SettingError } from './setting-error.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

type Pairs = Readonly<Record<string, string>>;

/** OpenTelemetry's standard variables. */
export interface TracingSettings {
  /** URL of the collector, without a slash at its end. */
  readonly endpoint: string;
  /** Headers of each request to the collector. Never printed. */
  readonly headers: Pairs;
  readonly serviceName: string;
  /** Of the resource: all spans have them. */
  readonly attributes: Pairs;
  readonly sampler: (typeof SAMPLERS)[number];
  /** Share of traces for the samplers with `traceidratio`, 0–1. */
  readonly ratio: number;
}

function parseEndpoint(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url !== null && isWeb && `${url.username}${url.password}${url.search}${url.hash}` === '')
    return value.replace(/\/+$/, '');
  throw new SettingError(setting, value, 'is not an address such as http://127.0.0.1:4318');
}

const PAIR = /^[\w.-]{1,100}=[^\s,;]{0,1000}$/;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** `name=value,name=value` with percent-encoded values. The error does not repeat them: they may be secrets. */
function parsePairs(setting: string, value: string): Pairs {
  const pairs = value.split(',').map((pair) => pair.trim());
  const entries = pairs.map((pair) => {
    const mark = pair.indexOf('=');
    return [pair.slice(0, mark), PAIR.test(pair) ? decode(pair.slice(mark + 1)) : null] as const;
  });
  const isVisible = (text: string | null): boolean => text !== null && /^[\x20-\x7e]*$/.test(text);
  if (entries.every(([, text]) => isVisible(text))) return Object.fromEntries(entries) as Pairs;
  throw new SettingError(setting, '…', 'is not a list such as name=value,name=value with percent-encoded values');
}

function parseServiceName(setting: string, value: string): string {
  if (/^[\w.-]{1,100}$/.test(value)) return value;
  throw new SettingError(setting, value, 'is not a name (letters, digits and - _ ., at most 100)');
}

function parseSampler(setting: string, value: string): TracingSettings['sampler'] {
  const sampler = SAMPLERS.find((name) => name === value);
  if (sampler !== undefined) return sampler;
  throw new SettingError(setting, value, `is not one of ${SAMPLERS.join(', ')}`);
}

function parseRatio(setting: string, value: string): number {
  if (/^(?:0|1|[01]?\.\d{1,9})$/.test(value) && Number(value) <= 1) return Number(value);
  throw new SettingError(setting, value, 'is not a share between 0 and 1');
}

/** Null without a collector. Throws `SettingError`. */
export function readTracingSettings(read: Read): TracingSettings | null {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT', parseEndpoint, null);
  const settings = {
    headers: read('OTEL_EXPORTER_OTLP_HEADERS', parsePairs, {}),
    serviceName: read('OTEL_SERVICE_NAME', parseServiceName, 'troi-viet'),
    attributes: read('OTEL_RESOURCE_ATTRIBUTES', parsePairs, {}),
    sampler: read('OTEL_TRACES_SAMPLER', parseSampler, 'parentbased_always_on'),
    ratio: read('OTEL_TRACES_SAMPLER_ARG', parseRatio, 1),
  } as const;
  return endpoint === null ? null : { endpoint, ...settings };
}
