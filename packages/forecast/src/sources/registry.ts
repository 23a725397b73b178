import type { Grib2Message } from '#formats/grib2/message.ts';
import { DEMO } from './demo/source.ts';
import { ECMWF_AIFS } from './ecmwf/aifs-source.ts';
import { ECMWF_AIFS_WAVE } from './ecmwf/aifs-wave-source.ts';
import type { OpenDataProduct } from './ecmwf/open-data.ts';
import { ECMWF } from './ecmwf/source.ts';
import { ECMWF_WAVE } from './ecmwf/wave-source.ts';
import { type ChanceProduct, ECMWF_AIFS_ENS_CHANCES, ECMWF_ENS_CHANCES } from './ecmwf-chances/source.ts';
import { ECMWF_ENS } from './ecmwf-ens/source.ts';
import { FEEDS } from './feeds.table.ts';
import { FOLDER } from './folder/source.ts';
import { GEFS, GEFS_025, GEFS_HALF_DEGREE, GEFS_QUARTER_DEGREE } from './gefs/source.ts';
import { GEFS_AEROSOL } from './gefs-aerosol/source.ts';
import { AIGFS } from './gfs/aigfs-source.ts';
import { GFS, type GfsProduct } from './gfs/source.ts';
import { GFS_WAVE } from './gfs/wave-source.ts';
import { OPEN_METEO_OFFERS } from './open-meteo/source.ts';
import type { SourceFacts, SourceOffer } from './schedule/source.ts';
import { SILAM } from './silam/source.ts';

function toOpenDataOffer(product: OpenDataProduct): SourceOffer {
  return { ...product, create: async (url) => (await import('./ecmwf/download.ts')).createOpenData(product, { url }) };
}

function toChanceOffer(product: ChanceProduct): SourceOffer {
  return {
    ...product,
    create: async (url) => (await import('./ecmwf-chances/download.ts')).createEcmwfChances(product, { url }),
  };
}

function toGfsOffer(product: GfsProduct): SourceOffer {
  return { ...product, create: async (url) => (await import('./gfs/download.ts')).createGfs({ url, product }) };
}

/** Every source that can run automatically: its facts, and its code, which is loaded when the source is created. */
export const SOURCE_OFFERS: readonly SourceOffer[] = [
  ...[ECMWF, ECMWF_AIFS, ECMWF_WAVE, ECMWF_AIFS_WAVE].map(toOpenDataOffer),
  ...[ECMWF_AIFS_ENS_CHANCES, ECMWF_ENS_CHANCES].map(toChanceOffer),
  { ...ECMWF_ENS, create: async (url) => (await import('./ecmwf-ens/download.ts')).createEcmwfEns({ url }) },
  { ...FOLDER, create: createFolder },
  {
    ...GEFS,
    create: async (url) => (await import('./gefs/download.ts')).createGefs({ url, product: GEFS_HALF_DEGREE }),
  },
  {
    ...GEFS_025,
    create: async (url) => (await import('./gefs/download.ts')).createGefs({ url, product: GEFS_QUARTER_DEGREE }),
  },
  {
    ...GEFS_AEROSOL,
    create: async (url) => (await import('./gefs-aerosol/download.ts')).createGefsAerosol({ url }),
  },
  ...[GFS, GFS_WAVE, AIGFS].map(toGfsOffer),
  ...OPEN_METEO_OFFERS,
  { ...SILAM, create: async (url) => (await import('./silam/download.ts')).createSilam({ url }) },
];

/**
 * Every source that the portal names itself: those that run automatically, and the demo.
 */
export const SOURCES: readonly SourceFacts[] = [DEMO, ...SOURCE_OFFERS];

/** Names that an operator's own files must not use. */
export const RESERVED_NAMES: readonly string[] = SOURCES.map(({ name }) => name);

/**
 * The sources and feeds for a complete portal, with a rain chance from three ensembles, the opinions of two
 * machine-learning models and waves of two models. `ecmwf-ens`, the members of one, takes 41 GB a day and is left to the operator. The air of `open-meteo-air` needs a key: the free service excludes commercial use.
 */
export const RECOMMENDED_SOURCES = {
  always: [
    'gfs',
    'ecmwf',
    'gefs',
    'ecmwf-ens-chances',
    'ecmwf-aifs-ens-chances',
    'ecmwf-aifs',
    'aigfs',
    'ecmwf-wave',
    'gfs-wave',
    'silam',
    'gefs-aerosol',
    ...FEEDS.map(({ name }) => name),
  ],
  withKey: ['open-meteo-air'],
} as const;

const BY_NAME: ReadonlyMap<string, SourceFacts> = new Map(SOURCES.map((facts) => [facts.name, facts]));

async function createFolder(path: string, _: string | null, dataDir: string) {
  return (await import('./folder/create-folder.ts')).createFolder({ path, dataDir, reserved: RESERVED_NAMES });
}

/** The automatic source of a name; null if there is none. */
export function findSourceOffer(name: string): SourceOffer | null {
  return SOURCE_OFFERS.find((offer) => offer.name === name) ?? null;
}

/**
 * Source name of a message, by its centre (common code table C-11) and process; null for a centre with an unknown
 * licence:
 * the operator has to name the source.
 */
export function findSourceName(message: Pick<Grib2Message, 'centre' | 'generatingProcess'>): string | null {
  return SOURCES.find(({ isOrigin }) => isOrigin?.(message))?.name ?? null;
}

/** Licence and credit that must be shown with a source's data, also for one outside the registry. */
export function getLicence(name: string): string {
  return BY_NAME.get(name)?.licence ?? 'Ingested from a file; the licence is not known to the portal.';
}

const UNRANKED = 1_000_000;
const LAST_NAMES = SOURCES.filter(({ rank }) => rank === 'last').map(({ name }) => name);

/**
 * Rank of a source among those with the same value: smaller is read first; sources without a rank share one, and the last
 * follow in the order of the registry.
 */
export function getSourceRank(name: string): number {
  const rank = BY_NAME.get(name)?.rank ?? UNRANKED;
  return rank === 'last' ? UNRANKED + 1 + LAST_NAMES.indexOf(name) : rank;
}

/** Model and number of members of an ensemble, by which its chances count beside those of others; null for none. */
export function findEnsemble(name: string): { readonly family: string; readonly members: number } | null {
  const { family, members } = BY_NAME.get(name) ?? {};
  return family === undefined || members === undefined ? null : { family, members };
}

/** Whether a source is known to be a machine-learning model. */
export function isMachineLearning(name: string): boolean {
  return BY_NAME.get(name)?.isMachineLearning === true;
}

/**
 * Whether two sources give the same model, so that one's uncertainty is that of the other's value. A source
 * outside the registry is its own family.
 */
export function isSameModelFamily(one: string, other: string): boolean {
  return (BY_NAME.get(one)?.family ?? one) === (BY_NAME.get(other)?.family ?? other);
}
