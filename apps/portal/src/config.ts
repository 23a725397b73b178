import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClockSetting, parseClock } from '#platform/settings/parse-clock.ts';
import { parseHost } from '#platform/settings/parse-host.ts';
import { parsePort } from '#platform/settings/parse-port.ts';
import { parsePublicUrl } from '#platform/settings/parse-public-url.ts';
import { parseTrustProxy, type TrustProxy } from '#platform/settings/parse-trust-proxy.ts';
import { SettingError } from '#platform/settings/setting-error.ts';

type DemoSetting = 'auto' | 'on' | 'off';

/** The portal's settings, checked. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Null: the address that the server listens on. */
  readonly publicUrl: string | null;
  readonly trustProxy: TrustProxy;
  readonly dataDir: string;
  readonly demo: DemoSetting;
  /** Null: the machine's clock. */
  readonly clock: ClockSetting | null;
  readonly production: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

function parseDemo(setting: string, value: string): DemoSetting {
  if (value === 'auto' || value === 'on' || value === 'off') return value;
  throw new SettingError(setting, value, 'is not one of auto, on, off');
}

function parseDataDir(setting: string, value: string): string {
  if (value.includes('\0')) throw new SettingError(setting, value, 'is not a path of a folder');
  return resolve(value);
}

/** Reads and checks the settings. An empty value counts as not set. Throws SettingError for the first bad one. */
export function readConfig(env: Environment = process.env): Config {
  const read = <Value, Default>(name: string, parse: (name: string, value: string) => Value, otherwise: Default) => {
    const text = env[name];
    return text === undefined || text === '' ? otherwise : parse(name, text);
  };
  return {
    port: read('PORT', parsePort, 3000),
    host: read('HOST', parseHost, '127.0.0.1'),
    publicUrl: read('PUBLIC_URL', parsePublicUrl, null),
    trustProxy: read('TRUST_PROXY', parseTrustProxy, false),
    dataDir: read('DATA_DIR', parseDataDir, resolve(PROJECT, 'data')),
    demo: read('DEMO', parseDemo, 'auto'),
    clock: read('CLOCK', parseClock, null),
    production: env.NODE_ENV === 'production',
  };
}
