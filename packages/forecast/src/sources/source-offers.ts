import { ECMWF_PUBLIC_URL } from '#sources/ecmwf/domain.ts';
import { ECMWF_VARIABLES } from '#sources/ecmwf/variables.table.ts';
import { ECMWF_ENS_VARIABLES } from '#sources/ecmwf-ens/variables.table.ts';
import { GEFS_HALF_DEGREE, GEFS_PUBLIC_URL, GEFS_QUARTER_DEGREE } from '#sources/gefs/domain.ts';
import { GEFS_GUST_VARIABLES, GEFS_VARIABLES } from '#sources/gefs/variables.table.ts';
import { GFS_PUBLIC_URL } from '#sources/gfs/domain.ts';
import { GFS_VARIABLES } from '#sources/gfs/variables.table.ts';
import { OPEN_METEO_OFFERS } from '#sources/open-meteo/offers.ts';
import type { SourceOffer, VariableCoverage } from '#sources/schedule/source.ts';
import { isRangeName, VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';

/** Either of two ways in which sources give the chance of rain makes the one on the pages. */
const SUBSTITUTES: Partial<Record<VariableName, VariableName>> = {
  precipitationProbability: 'wetHourProbability',
  wetHourProbability: 'precipitationProbability',
};

/** The variables that none of the sources has or derives; null where one of them may bring any. */
export function listUnprovidedVariables(
  offers: readonly Pick<SourceOffer, 'variables'>[],
): readonly VariableName[] | null {
  if (offers.some(({ variables }) => variables === null)) return null;
  const isProvided = (name: VariableName) => offers.some(({ variables }) => variables?.[name] !== undefined);
  return VARIABLE_NAMES.filter((name) => !isProvided(name) && !isProvided(SUBSTITUTES[name] ?? name));
}

/**
 * What a source has, derives and lacks, as a section of Markdown: a heading, a table of what is there, a line of what
 * is not; of a source that is no ensemble, nobody expects ranges. `docs/sources.md` holds these sections, and a test
 * compares them.
 */
export function describeCoverage({ name, title, variables }: SourceOffer): string {
  if (variables === null)
    return [`### \`${name}\`: ${title}`, '', 'What its mapping says: see [own-files.md](own-files.md).', ''].join('\n');
  const there = VARIABLE_NAMES.filter((variable) => variables[variable] !== undefined);
  const isEnsemble = there.some(isRangeName);
  const lacking = VARIABLE_NAMES.filter(
    (variable) => variables[variable] === undefined && (isEnsemble || !isRangeName(variable)),
  );
  return [
    `### \`${name}\`: ${title}`,
    '',
    '| variable | at the source |',
    '|---|---|',
    ...there.map((variable) => `| ${variable} | ${describe(variables[variable])} |`),
    '',
    `Lacks: ${lacking.length === 0 ? 'nothing' : lacking.join(', ')}.`,
    '',
  ].join('\n');
}

function describe(coverage: VariableCoverage | undefined): string {
  if (coverage === undefined) return '';
  if ('derives' in coverage) return `derived ${coverage.derives} (${coverage.reference})`;
  return `\`${coverage.has}\`${coverage.note === undefined ? '' : `, ${coverage.note}`}`;
}

/** Every source that can run by itself. A new provider is a folder of three files and an entry here. */
export const SOURCE_OFFERS: readonly SourceOffer[] = [
  {
    name: 'ecmwf',
    title: 'ECMWF open data, 0.25°',
    reachedBy: 'url',
    publicUrl: ECMWF_PUBLIC_URL,
    variables: ECMWF_VARIABLES,
    create: async (url) => (await import('./ecmwf/download.ts')).createEcmwf({ url }),
  },
  {
    name: 'ecmwf-ens',
    title: 'ECMWF open data, 51 members, 0.25°',
    reachedBy: 'url',
    publicUrl: ECMWF_PUBLIC_URL,
    variables: ECMWF_ENS_VARIABLES,
    create: async (url) => (await import('./ecmwf-ens/download.ts')).createEcmwfEns({ url }),
  },
  {
    name: 'folder',
    title: 'GRIB2 files of one’s own, put into a folder',
    reachedBy: 'folder',
    publicUrl: null,
    variables: null,
    create: async (path, _, dataDir) =>
      (await import('./folder/create-folder.ts')).createFolder({ path, dataDir, reserved: RESERVED_NAMES }),
  },
  {
    name: 'gefs',
    title: 'NOAA GEFS, 31 members, 0.5° to 16 days',
    reachedBy: 'url',
    publicUrl: GEFS_PUBLIC_URL,
    variables: GEFS_VARIABLES,
    create: async (url) => (await import('./gefs/download.ts')).createGefs({ url, product: GEFS_HALF_DEGREE }),
  },
  {
    name: 'gefs-025',
    title: 'NOAA GEFS, 31 members, 0.25° to 10 days',
    reachedBy: 'url',
    publicUrl: GEFS_PUBLIC_URL,
    variables: GEFS_GUST_VARIABLES,
    create: async (url) => (await import('./gefs/download.ts')).createGefs({ url, product: GEFS_QUARTER_DEGREE }),
  },
  {
    name: 'gfs',
    title: 'NOAA GFS, 0.25°',
    reachedBy: 'url',
    publicUrl: GFS_PUBLIC_URL,
    variables: GFS_VARIABLES,
    create: async (url) => (await import('./gfs/download.ts')).createGfs({ url }),
  },
  ...OPEN_METEO_OFFERS,
];

/** Names that files of an operator's own must not have: those of the portal's sources, and what it calls files of ECMWF's learned model. */
export const RESERVED_NAMES: readonly string[] = ['demo', 'ecmwf-aifs', ...SOURCE_OFFERS.map(({ name }) => name)];

/** The source of a name; null where there is none. */
export function findSourceOffer(name: string): SourceOffer | null {
  return SOURCE_OFFERS.find((offer) => offer.name === name) ?? null;
}
