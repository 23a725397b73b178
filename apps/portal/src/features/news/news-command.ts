import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileFaults } from '@portal/content/messages/file-fault-messages';
import { postFaults } from '@portal/content/messages/post-fault-messages';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock, formatDate } from '@portal/domain/time/vietnam-time';
import { Command, Option } from 'commander';
import type { Database } from '#platform/database/database.ts';
import type { FaultReason } from '#platform/text-files/file-fault.ts';
import { listTextFiles } from '#platform/text-files/text-folder.ts';
import { toPicturePath } from './covers/cover-path.ts';
import { listPictures } from './list-pictures.ts';
import { NewsCommandError } from './news-command-error.ts';
import { type CountedPost, listIndexedPosts } from './news-store.ts';
import { type Post, type PostRules, parsePost, parsePostDate } from './post.ts';
import { findRemovedParts, openPostFolder, renderBody } from './post-folder.ts';
import { findOldestDay } from './view-counter.ts';

interface NewsCommandContext {
  readonly folder: string;
  readonly seeds: string;
  readonly now: EpochSeconds;
  /** Machine clock, which dates views. */
  readonly viewNow: EpochSeconds;
  readonly rules: PostRules;
}

type WithDatabase = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function listMissingPictures(post: Post, folder: string): readonly FaultReason[] {
  return listPictures(post)
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => postFaults.noPicture(file));
}

const toLines = (file: string, reasons: readonly FaultReason[], language: Language): string[] =>
  reasons.map((reason) => `${file}: ${reason[language]}`);

function refuse(lines: readonly string[]): never {
  throw new NewsCommandError(lines.join('\n'));
}

/** The post of a file. Throws NewsCommandError with one line per fault, missing pictures included. */
function readPost(file: string, rules: PostRules, language: Language = 'en'): Post {
  if (!existsSync(file)) refuse(toLines(file, [fileFaults.notThere], language));
  const parsed = parsePost(readFileSync(file, 'utf8'), rules);
  if (!parsed.ok) return refuse(toLines(basename(file), parsed.reasons, language));
  const missing = listMissingPictures(parsed.value, dirname(file));
  return missing.length === 0 ? parsed.value : refuse(toLines(basename(file), missing, language));
}

/** Prints the parts of a post's texts that are removed before display. */
function printRemovedParts(name: string, { body, english }: Post, language: Language): void {
  for (const line of toLines(name, findRemovedParts(`${body}\n${english?.body ?? ''}`), language)) say(line);
}

function formatPost({ url, title, publishedAt }: Post, now: EpochSeconds): string {
  const out = publishedAt > now ? ' (waits for its time)' : '';
  return `${formatDate(publishedAt)} ${formatClock(publishedAt)}  /${url}  ${title}${out}`;
}

/** Checks files one by one, so that faults in one do not hide those of another. */
function checkFiles(files: readonly string[], { now, rules }: NewsCommandContext, language: Language): void {
  const faults: string[] = [];
  for (const file of files) {
    try {
      const post = readPost(file, rules, language);
      say(formatPost(post, now));
      printRemovedParts(basename(file), post, language);
    } catch (error) {
      if (!(error instanceof NewsCommandError)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) refuse(faults);
}

async function checkFolder({ folder, seeds, now, rules }: NewsCommandContext, language: Language): Promise<void> {
  const own = openPostFolder(folder, rules);
  const [samples] = await Promise.all([listTextFiles(seeds), own.refresh()]);
  for (const post of own.values()) {
    say(formatPost(post, now));
    printRemovedParts(`/${post.url}`, post, language);
  }
  say(`${own.values().length} posts in ${folder}, ${samples.length} samples come along`);
  const withoutPicture = own
    .values()
    .map((post) => ({ file: `/${post.url}`, reasons: listMissingPictures(post, folder) }));
  const faults = [...own.faults(), ...withoutPicture].flatMap(({ file, reasons }) => toLines(file, reasons, language));
  if (faults.length > 0) refuse(faults);
}

/** Copies a file and its pictures into the editors' folder under its address; readers never see a partial post. */
function placeFile(file: string, text: string | null, post: Post, { folder }: NewsCommandContext): string {
  const { url } = post;
  mkdirSync(folder, { recursive: true });
  for (const picture of listPictures(post)) {
    const [from, to] = [resolve(dirname(file), picture), resolve(folder, picture)];
    if (from !== to) copyFileSync(from, to);
  }
  const target = join(folder, `${url}.md`);
  const half = `${target}.new`;
  if (text === null) copyFileSync(file, half);
  else writeFileSync(half, text);
  renameSync(half, target);
  return target;
}

/**
 * The file's text with another time in its front matter, to the minute. Throws NewsCommandError if it cannot be
 * inserted.
 */
function withDate(file: string, at: EpochSeconds, rules: PostRules): string {
  const line = `date: ${formatDate(at)} ${formatClock(at)}`;
  const text = readFileSync(file, 'utf8').replace(/^date:.*$/m, line);
  const parsed = parsePost(text, rules);
  if (parsed.ok && parsed.value.publishedAt === at - (at % 60)) return text;
  throw new NewsCommandError(`${basename(file)}: its date is not on a line of its own: write "${line}" yourself`);
}

/** Posts of the last index, with views of the last 30 days. */
function printViews(posts: readonly CountedPost[], isMostViewed: boolean): void {
  if (posts.length === 0) throw new NewsCommandError('no post is indexed yet: start the portal once');
  const sorted = isMostViewed ? posts.toSorted((a, b) => b.views - a.views) : posts;
  for (const { url, origin, title, publishedAt, views } of sorted) {
    say(`${formatDate(publishedAt)}  ${String(views).padStart(7)}  ${origin}  /${url}  ${title}`);
  }
}

/** `news`: commands for editors. `loadContext` is called when a command runs. */
export function makeNewsCommand(loadContext: () => Promise<NewsCommandContext>, withDatabase: WithDatabase): Command {
  const command = new Command('news');
  command
    .command('check')
    .description('Check files, or all of NEWS_DIR: one line a post, one line a fault.')
    .argument('[files...]')
    .addOption(new Option('--lang <language>', 'language of the faults').choices(['vi', 'en']).default('vi'))
    .action(async (files: string[], { lang }: { readonly lang: Language }) => {
      const context = await loadContext();
      if (files.length > 0) checkFiles(files, context, lang);
      else await checkFolder(context, lang);
    });
  command
    .command('list')
    .description('Posts as the portal indexed them last, newest first, with their readers of the last 30 days.')
    .option('--most-viewed', 'those read most first')
    .action(async ({ mostViewed = false }: { readonly mostViewed?: boolean }) => {
      const oldest = findOldestDay((await loadContext()).viewNow);
      printViews(await withDatabase((database) => listIndexedPosts(database, oldest)), mostViewed);
    });
  command
    .command('preview')
    .description('Write the HTML that a post becomes.')
    .argument('<file>')
    .action(async (file: string) => {
      const post = readPost(file, (await loadContext()).rules);
      const html = renderBody(post.body, (picture, width) => toPicturePath(post, picture, width));
      say(`<!-- ${post.title.replaceAll('--', '–')} -->\n${html}`);
    });
  command
    .command('publish')
    .description('Put a post into NEWS_DIR, to be shown from now on. A running portal notices by itself.')
    .argument('<file>')
    .action(async (file: string) => {
      const context = await loadContext();
      const post = readPost(file, context.rules);
      const text = post.publishedAt > context.now ? withDate(file, context.now, context.rules) : null;
      say(placeFile(file, text, post, context));
    });
  command
    .command('schedule')
    .description('Put a post into NEWS_DIR, to be shown from a moment on (Vietnam’s time).')
    .argument('<file>')
    .argument('<moment>', 'such as "2026-12-01 06:00"')
    .action(async (file: string, moment: string) => {
      const context = await loadContext();
      const post = readPost(file, context.rules);
      const at = parsePostDate(moment);
      if (at === null) throw new NewsCommandError(`"${moment}" is not YYYY-MM-DD HH:MM`);
      say(placeFile(file, withDate(file, at, context.rules), post, context));
    });
  return command;
}
