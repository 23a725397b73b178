import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Company,
  type CompanyFacts,
  type CompanyPicture,
  type Job,
  type Partner,
  type Person,
  type PressItem,
  UNKNOWN_FACTS,
} from '@portal/content/company/company';
import { fileFaults } from '@portal/content/messages/file-fault-messages';
import type { BothLanguages } from '@portal/domain/language/language';
import { toSlug } from '@portal/domain/place/slug';
import type { FileFault } from '#platform/text-files/file-fault.ts';
import { openTextFolder, type TextFolder } from '#platform/text-files/text-folder.ts';
import { parseJob, parsePartner, parsePerson, parsePress, toPicturePath, type Written } from './parse-entry.ts';
import { parseFacts } from './parse-facts.ts';

/** An entry with a picture file next to its own. */
interface Illustrated {
  readonly name: string;
  readonly picture: string | null;
}

/** A picture file with its public name, which changes with its content. */
interface FoundPicture {
  readonly name: string;
  readonly path: string;
}

interface PictureSearch {
  /** By folder and file name: `people/an.jpg`. */
  readonly pictures: ReadonlyMap<string, FoundPicture>;
  readonly faults: readonly FileFault[];
}

const toFault = (part: string, entry: string, picture: string): FileFault => {
  const reason = fileFaults.noPicture(picture);
  return { file: `${part}: ${entry}`, reasons: [reason], reason: reason.en };
};

async function findPictures(
  folder: string,
  entries: Readonly<Record<string, readonly Illustrated[]>>,
): Promise<PictureSearch> {
  const pictures = new Map<string, FoundPicture>();
  const faults: FileFault[] = [];
  for (const [part, illustrated] of Object.entries(entries)) {
    for (const { name, picture } of illustrated) {
      if (picture === null) continue;
      const path = join(folder, part, picture);
      try {
        const changed = Math.floor((await stat(path)).mtimeMs).toString(36);
        pictures.set(`${part}/${picture}`, { name: `${part}-${toSlug(picture)}-${changed}`, path });
      } catch {
        faults.push(toFault(part, name, picture));
      }
    }
  }
  return { pictures, faults };
}

const PARTS = ['people', 'jobs', 'partners', 'press'] as const;

/** Subfolders of the operator's folder, and its file of facts. */
export const COMPANY_PARTS: readonly string[] = PARTS;
const FACTS_FILE = 'brand.yaml';

/** The operator's folder as last read. */
export interface CompanyFolder {
  /** Reads changes. True if anything changed, pictures included. */
  readonly refresh: () => Promise<boolean>;
  /** The content on a day (YYYY-MM-DD), without closed positions. */
  readonly read: (today: string) => Company;
  readonly faults: () => readonly FileFault[];
  readonly findPicture: (name: string) => string | null;
}

const byOrder = (a: Written<object>, b: Written<object>): number => a.order - b.order;

/** Adds the subfolder to each fault's path. */
function withFolder(part: string, faults: readonly FileFault[]): FileFault[] {
  return faults.map((fault) => ({ ...fault, file: `${part}/${fault.file}` }));
}

function listOpenJobs(jobs: readonly Written<Job>[], today: string): Job[] {
  const open = jobs.filter(({ closes }) => closes >= today);
  return open.toSorted(byOrder).map(({ picture: _, order: __, ...job }) => job);
}

function listNewestFirst(press: readonly Written<PressItem>[]): PressItem[] {
  const newestFirst = press.toSorted((a, b) => b.date.localeCompare(a.date));
  return newestFirst.map(({ picture: _, order: __, ...item }) => item);
}

/** The folder need not exist. A file with faults keeps its last valid content. */
export function openCompanyFolder(path: string): CompanyFolder {
  const facts = openTextFolder({ path, isMember: (name) => name === FACTS_FILE, parse: parseFacts });
  const people = openTextFolder({ path: join(path, 'people'), parse: parsePerson });
  const jobs = openTextFolder({ path: join(path, 'jobs'), parse: parseJob });
  const partners = openTextFolder({ path: join(path, 'partners'), parse: parsePartner });
  const press = openTextFolder({ path: join(path, 'press'), parse: parsePress });
  const folders: readonly Pick<TextFolder<unknown>, 'refresh'>[] = [facts, people, jobs, partners, press];
  let found: PictureSearch = { pictures: new Map(), faults: [] };

  function toPicture(part: string, picture: string | null): CompanyPicture | null {
    const there = found.pictures.get(`${part}/${picture}`);
    return there === undefined ? null : toPicturePath(there.name);
  }

  function listPeople(): Person[] {
    return people
      .values()
      .toSorted(byOrder)
      .map(({ picture, order: _, ...person }) => ({ ...person, portrait: toPicture('people', picture) }));
  }

  function listPartners(): Partner[] {
    return partners
      .values()
      .toSorted(byOrder)
      .map(({ picture, order: _, ...partner }) => ({ ...partner, logo: toPicture('partners', picture) }));
  }

  return {
    async refresh() {
      let isChanged = false;
      for (const folder of folders) isChanged = (await folder.refresh()) || isChanged;
      const before = JSON.stringify([...found.pictures]);
      found = await findPictures(path, { people: people.values(), partners: partners.values() });
      return isChanged || JSON.stringify([...found.pictures]) !== before;
    },
    read(today) {
      const [stated = UNKNOWN_FACTS] = facts.values();
      const report = {
        facts: stated,
        people: listPeople(),
        jobs: listOpenJobs(jobs.values(), today),
        partners: listPartners(),
        press: listNewestFirst(press.values()),
      };
      const mark = createHash('sha256').update(JSON.stringify(report)).digest('base64url').slice(0, 8);
      return { ...report, mark };
    },
    faults: () => [
      ...facts.faults(),
      ...withFolder('people', people.faults()),
      ...withFolder('jobs', jobs.faults()),
      ...withFolder('partners', partners.faults()),
      ...withFolder('press', press.faults()),
      ...found.faults,
    ],
    findPicture: (name) => [...found.pictures.values()].find((picture) => picture.name === name)?.path ?? null,
  };
}

/** The fault of a public portal without a legal name: its privacy policy names no data controller. */
export function findUnnamedController({ legalName }: Pick<CompanyFacts, 'legalName'>): BothLanguages | null {
  if (legalName !== null) return null;
  return {
    vi: `${FACTS_FILE}: thiếu legalName, nên chính sách bảo mật không nêu ai chịu trách nhiệm về dữ liệu cá nhân`,
    en: `${FACTS_FILE}: legalName is missing, so the privacy policy names no data controller`,
  };
}
