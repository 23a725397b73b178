import { type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import { Command, Option } from 'commander';
import { findUnnamedController, openCompanyFolder } from './company-folder.ts';
import { ContentCommandError } from './content-command-error.ts';

interface ContentContext {
  readonly folder: string;
  readonly isPublic: boolean;
  readonly now: EpochSeconds;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Throws ContentCommandError with one line per fault. */
async function checkContent({ folder, isPublic, now }: ContentContext, language: 'vi' | 'en'): Promise<void> {
  const files = openCompanyFolder(folder);
  await files.refresh();
  const { people, jobs, partners, press, facts } = files.read(formatDate(now));
  say(
    `${folder}: people ${people.length}, open jobs ${jobs.length}, partners ${partners.length}, press ${press.length}`,
  );
  const lines = files.faults().flatMap(({ file, reasons }) => reasons.map((reason) => `${file}: ${reason[language]}`));
  const unnamed = isPublic ? findUnnamedController(facts) : null;
  if (unnamed !== null) lines.push(unnamed[language]);
  if (lines.length > 0) throw new ContentCommandError(lines.join('\n'));
}

/** `content`: checks the operator's files about the company. `getContext` is called when a command runs. */
export function makeContentCommand(getContext: () => ContentContext): Command {
  const command = new Command('content');
  command
    .command('check')
    .description('Check all of CONTENT_DIR: print its content, then one line per fault.')
    .addOption(new Option('--lang <language>', 'language of the faults').choices(['vi', 'en']).default('vi'))
    .action(({ lang }: { readonly lang: 'vi' | 'en' }) => checkContent(getContext(), lang));
  return command;
}
