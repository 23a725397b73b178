import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFaults } from '@portal/content/messages/project-file-messages';
import { type ProjectScores, scoreProject } from '@portal/domain/score/project-score';
import { readSpreadsheet, SpreadsheetError } from '#platform/spreadsheet/read-spreadsheet.ts';
import type { FaultReason, FileFault } from '#platform/text-files/file-fault.ts';
import { openTextFolder } from '#platform/text-files/text-folder.ts';
import { type ProjectFile, parseProject } from './parse-project.ts';
import { readPairs } from './read-pairs.ts';

export interface ScoredProject extends ProjectFile {
  readonly scores: ProjectScores;
}

interface ReadProject {
  /** Changes with the project's file and its spreadsheet. */
  readonly mark: string;
  readonly project: ScoredProject | null;
  readonly faults: readonly FaultReason[];
}

/** The operator's projects as last read. */
export interface ProjectFolder {
  /** Reads changes. True if anything changed. */
  readonly refresh: () => Promise<boolean>;
  /** Valid projects. One with new faults is left out, so that no old score is shown for a new file. */
  readonly list: () => readonly ScoredProject[];
  readonly faults: () => readonly FileFault[];
}

const BIGGEST_FILE = 8_000_000;
const NEAR = 0.05;

/** Scores stated in a file must equal those computed from its sheet, to the decimal shown. */
function listOtherScores(stated: ProjectFile['resultEvaluation'], { months }: ProjectScores): FaultReason[] {
  const show = (score: number | null | undefined) => (typeof score === 'number' ? score.toFixed(1) : 'null');
  return (stated ?? []).flatMap((score, index) => {
    const computed = months[index] ?? null;
    const isSame = score === null || computed === null ? score === computed : Math.abs(score - computed) <= NEAR;
    return isSame ? [] : [projectFaults.otherScore(index + 1, show(score), show(computed))];
  });
}

/** Opens a folder of projects, which need not exist. @param isOver whether a month of a year, 1–12, is over */
export function openProjectFolder(path: string, isOver: (year: number, month: number) => boolean): ProjectFolder {
  const files = openTextFolder({ path, isMember: (name) => /^[^.].*\.ya?ml$/i.test(name), parse: parseProject });
  let read = new Map<string, ReadProject>();

  async function readSheet(project: ProjectFile): Promise<Omit<ReadProject, 'mark'>> {
    const name = project.sourceFileData;
    try {
      const sheet = await readSpreadsheet(await readFile(join(path, name)), project.sheet);
      const { pairs, faults } = readPairs(sheet, project);
      if (faults.length > 0) return { project: null, faults };
      const scores = scoreProject(pairs, project.keyActive, (month) => isOver(project.yearData, month));
      const wrong = listOtherScores(project.resultEvaluation, scores);
      return wrong.length > 0 ? { project: null, faults: wrong } : { project: { ...project, scores }, faults: [] };
    } catch (error) {
      if (!(error instanceof SpreadsheetError)) throw error;
      return { project: null, faults: [projectFaults.file(name, error.message)] };
    }
  }

  async function readOne(project: ProjectFile): Promise<ReadProject> {
    const name = project.sourceFileData;
    try {
      const { mtimeMs, size } = await stat(join(path, name));
      const over = Array.from({ length: 12 }, (_, month) => isOver(project.yearData, month + 1));
      const mark = JSON.stringify([project, mtimeMs, size, over]);
      const known = read.get(project.id);
      if (known?.mark === mark) return known;
      if (size > BIGGEST_FILE)
        return { mark, project: null, faults: [projectFaults.file(name, `is larger than ${BIGGEST_FILE} bytes`)] };
      return { mark, ...(await readSheet(project)) };
    } catch {
      return { mark: 'none', project: null, faults: [projectFaults.noFile(name)] };
    }
  }

  return {
    list: () => [...read.values()].flatMap(({ project }) => project ?? []),
    faults: () => [
      ...files.faults(),
      ...[...read].flatMap(([id, { faults }]) =>
        faults.length === 0
          ? []
          : [{ file: `${id}.yaml`, reasons: faults, reason: faults.map(({ en }) => en).join('; ') }],
      ),
    ],
    async refresh() {
      const isChanged = await files.refresh();
      const faulty = new Set(files.faults().map(({ file }) => file.replace(/\.ya?ml$/i, '')));
      const next = new Map<string, ReadProject>();
      for (const project of files.values().filter(({ id }) => !faulty.has(id)))
        next.set(project.id, await readOne(project));
      const toText = (map: ReadonlyMap<string, ReadProject>) =>
        JSON.stringify([...map].map(([id, { mark }]) => [id, mark]));
      const isOther = toText(next) !== toText(read);
      read = next;
      return isChanged || isOther;
    },
  };
}
