import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BANK_NAMES } from '@portal/domain/order/bank.table';
import { type Config, isTriedOut } from './config.ts';

type Reached = Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>;

const EVERYBODY = /\/0+$/;

type Folders = Pick<Config, 'dataDir' | 'newsDir' | 'contentDir' | 'sources' | 'sourceAddresses'>;

/**
 * Configured folders that do not exist. They may appear later, such as an unmounted disk, so the portal starts
 * anyway. Folders of frames and strokes are logged by their pollers.
 */
function listMissingFolders(config: Folders): string[] {
  const { dataDir, newsDir, contentDir, sources, sourceAddresses } = config;
  const folders: readonly (readonly [setting: string, path: string | null])[] = [
    ['NEWS_DIR', newsDir === join(dataDir, 'news') ? null : newsDir],
    ['CONTENT_DIR', contentDir === join(dataDir, 'content') ? null : contentDir],
    ['SOURCE_FOLDER_PATH', sources.includes('folder') ? (sourceAddresses.folder ?? null) : null],
  ];
  return folders
    .filter(([, path]) => path !== null && !existsSync(path))
    .map(([setting, path]) => `${setting}: there is no folder ${JSON.stringify(path)} yet; it is polled again`);
}

const SHORTEST_SECRET = 16;

/** Possible mistakes in the transfer account: an unknown bank, a weak secret. */
function listBankWarnings({ gateways: { vietqr } }: Pick<Config, 'gateways'>): string[] {
  if (vietqr === null) return [];
  const { bankBin, feedSecret } = vietqr.account;
  const unknown = `VIETQR_BANK_BIN: no bank with the number ${bankBin} is known; pages name none`;
  const short = `BANK_FEED_SECRET: has fewer than ${SHORTEST_SECRET} characters and can be guessed`;
  return [...(bankBin in BANK_NAMES ? [] : [unknown]), ...(feedSecret.length < SHORTEST_SECRET ? [short] : [])];
}

/** The portal is public without its address set: links name this machine, and nothing is simulated. */
function listAddressWarnings({ publicUrl, host, trustProxy }: Reached): string[] {
  if (publicUrl !== null || isTriedOut({ publicUrl, host, trustProxy })) return [];
  const setting = trustProxy === false ? 'HOST' : 'TRUST_PROXY';
  return [
    `PUBLIC_URL: is not set though ${setting} lets others reach the portal: links name ${host}, and the sandbox of messages and payments is off; a loopback address there turns it on`,
  ];
}

/** Warnings about valid but possibly unintended settings, one line each. */
export function listSettingWarnings(config: Folders & Reached & Pick<Config, 'gateways'>): string[] {
  const { trustProxy } = config;
  const isOpen = Array.isArray(trustProxy) && trustProxy.some((range) => EVERYBODY.test(range));
  const open = 'TRUST_PROXY: every address is believed to be a proxy, so that any visitor can state any address';
  return [
    ...(isOpen ? [open] : []),
    ...listAddressWarnings(config),
    ...listMissingFolders(config),
    ...listBankWarnings(config),
  ];
}
