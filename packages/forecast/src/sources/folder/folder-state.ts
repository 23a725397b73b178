import type { EpochSeconds } from '@portal/domain/time/epoch';
import { countWholeSteps } from './count-whole-steps.ts';
import type { FolderJournal, KnownContent } from './folder-journal.ts';
import type { FolderMapping } from './mapping.ts';
import type { FolderFile } from './settled-files.ts';

/** A folder as it is known: what was read of it, and the whole files that lay in it at the last look. */
export interface FolderState {
  readonly journal: FolderJournal;
  readonly present: readonly FolderFile[];
  readonly mapping: FolderMapping;
  /** Contents with which runs could lately not be published, by the start of the run. */
  readonly failed: ReadonlyMap<EpochSeconds, readonly string[]>;
}

/** A content of a run that has not been published with it: one file for each, whatever copies there are. */
export interface RunFile {
  readonly path: string;
  readonly name: string;
  readonly content: string;
  readonly steps: KnownContent['steps'];
}

/** What a run has that is not published with it. */
export function listRunFiles(state: FolderState, runAt: EpochSeconds): RunFile[] {
  const files = new Map<string, RunFile>();
  for (const { name, path, content, facts } of listPresent(state)) {
    const steps = facts.steps.filter((step) => step.runAt === runAt);
    const isNew = steps.length > 0 && !facts.published.includes(runAt) && !files.has(content);
    if (isNew) files.set(content, { name, path, content, steps });
  }
  return [...files.values()];
}

/** Starts of the runs that have something new, the oldest first. */
export function listRunStarts(state: FolderState): EpochSeconds[] {
  const starts = new Set(listPresent(state).flatMap(({ facts }) => facts.steps.map(({ runAt }) => runAt)));
  return [...starts].filter((runAt) => listRunFiles(state, runAt).length > 0).sort((a, b) => a - b);
}

/** Why a run that has something new cannot be published as it is, as the end of a line; null where it can. */
export function findUnready(state: FolderState, runAt: EpochSeconds): string | null {
  const { journal, mapping, failed } = state;
  const files = listRunFiles(state, runAt);
  const tried = failed.get(runAt) ?? [];
  if (files.every(({ content }) => tried.includes(content))) return 'could not be published as it is';
  const published = Object.values(journal.contents).filter((facts) => facts.published.includes(runAt));
  const whole = countWholeSteps(
    [...files, ...published].flatMap(({ steps }) => steps),
    runAt,
    mapping,
  );
  return whole < mapping.wholeSteps ? `has ${whole} of ${mapping.wholeSteps} whole steps` : null;
}

/** One line for each file that is not taken. */
export function listRefused(state: FolderState): string[] {
  return listPresent(state).flatMap(({ name, facts }) => (facts.refused === null ? [] : `${name}: ${facts.refused}`));
}

function listPresent({ journal, present }: FolderState) {
  return present.flatMap(({ name, path }) => {
    const content = journal.files[name]?.content ?? '';
    const facts = journal.contents[content];
    return facts === undefined ? [] : [{ name, path, content, facts }];
  });
}
