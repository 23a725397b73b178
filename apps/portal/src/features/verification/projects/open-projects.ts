import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { VerificationProject } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, parseDate } from '@portal/domain/time/vietnam-time';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { watchFolders } from '#platform/text-files/watch-folders.ts';
import { openProjectFolder, type ScoredProject } from './project-folder.ts';

interface ProjectNeeds {
  /** `CONTENT_DIR`; it need not exist. */
  readonly contentDir: string;
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
}

interface OpenProjects {
  readonly routes: readonly EndpointRoute[];
  readonly rawRoutes: readonly RawRoute[];
  readonly version: () => string;
  readonly stop: () => Promise<void>;
}

/** Folder of projects below `CONTENT_DIR`, and path segment of their spreadsheets. */
const FOLDER = 'verification';
const FILE_FOLDER = '/verification-files';
const FILE_SECONDS = 3600;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function isMonthOver(now: EpochSeconds, year: number, month: number): boolean {
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return now >= (parseDate(next) ?? Number.POSITIVE_INFINITY);
}

/** A project with the field names of the specification. */
function toReply(project: ScoredProject, language: Language): VerificationProject {
  const { id, yearData, lat, lon, keyActive, unit, typeCompares, scores } = project;
  return {
    id,
    yearData,
    nameLocation: project.nameLocation[language],
    namePartner: project.namePartner[language],
    nameProject: project.nameProject[language],
    lat,
    lon,
    resultEvaluation: [...scores.months],
    description: project.description[language],
    sourceFileData: `${FILE_FOLDER}/${encodeURIComponent(id)}.xlsx`,
    dataElement: { title: project.title[language], keyActive, unit, typeCompares: [...typeCompares] },
    add: project.add.map(({ name, url }) => ({ name: name[language], url })),
    leadText: project.leadText[language],
    monthPairs: [...scores.pairs],
    persistenceEvaluation: [...scores.persistence],
  };
}

/** The operator's verification projects, reloaded when their files change; each fault is logged once. */
export async function openProjects({ contentDir, clock, warn }: ProjectNeeds): Promise<OpenProjects> {
  const path = join(contentDir, FOLDER);
  const folder = openProjectFolder(path, (year, month) => isMonthOver(clock(), year, month));
  let reported = '';
  let version = '';

  async function refresh(): Promise<void> {
    const isChanged = await folder.refresh();
    if (isChanged || version === '') {
      const digest = createHash('sha256').update(JSON.stringify(folder.list())).digest('hex');
      version = `projects-${digest.slice(0, 12)}`;
    }
    const lines = folder.faults().map(({ file, reason }) => `Verification: ${file}: ${reason}`);
    if (lines.join('\n') !== reported) for (const line of lines) warn(line);
    reported = lines.join('\n');
  }

  const watcher = watchFolders({ folders: [path], refresh, warn: (problem) => warn(`Verification: ${problem}`) });
  await watcher.refreshNow();
  const find = (id: string) => folder.list().find((project) => project.id === id) ?? null;
  const list = (language: Language) => folder.list().map((project) => toReply(project, language));
  const oneRoute: RawRoute = {
    method: 'GET',
    path: `${ENDPOINT_ADDRESSES.verificationProjects.path}/:id`,
    id: /./,
    limit: 'calls',
    handle: ({ parameters: { id = '' } }, { language }) => {
      const project = find(id);
      if (project === null) return { kind: 'notFound' };
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
      return { kind: 'body', headers, body: JSON.stringify(toReply(project, language)) };
    },
  };
  const fileRoute: RawRoute = {
    method: 'GET',
    path: `${FILE_FOLDER}/:file`,
    handle: async ({ parameters: { file = '' } }) => {
      const project = find(file.replace(/\.xlsx$/, ''));
      if (project === null || !file.endsWith('.xlsx')) return { kind: 'notFound' };
      const headers = {
        'content-type': XLSX,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(project.sourceFileData)}`,
        'cache-control': `public, max-age=${FILE_SECONDS}`,
      };
      return { kind: 'body', headers, body: await readFile(join(path, project.sourceFileData)) };
    },
  };
  return {
    routes: [
      toEndpointRoute(ENDPOINTS_BY_ID.verificationProjects, (_input, { language }) => ({ projects: list(language) })),
    ],
    rawRoutes: [oneRoute, fileRoute],
    version: () => version,
    stop: async () => watcher.stop(),
  };
}
