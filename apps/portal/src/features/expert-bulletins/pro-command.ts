import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeTextFault, describeTooManyPages } from '@portal/content/expert-bulletin/describe-text-fault';
import { describePeriod, describeRun } from '@portal/content/expert-bulletin/fill-bulletin';
import { writeBulletinSkeleton } from '@portal/content/expert-bulletin/write-skeleton';
import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import { AppError } from '@portal/contract/errors';
import { UUID } from '@portal/contract/id';
import { cleanLine } from '@portal/domain/contact/clean-line';
import { listBulletinLanguages, mayMoveBulletin } from '@portal/domain/expert-bulletin/bulletin-request';
import { parseBulletinText } from '@portal/domain/expert-bulletin/parse-bulletin-text';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Command, Option } from 'commander';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database } from '#platform/database/database.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { type NamedExpert, parseBulletinFile, readBulletinText, readOrderId } from './bulletin-file.ts';
import {
  BULLETIN_ORDERS,
  type BulletinOrder,
  findAnyBulletinOrder,
  listAllBulletinOrders,
  moveBulletinOrder,
} from './bulletin-order-store.ts';
import { type BulletinPayload, DECLINE_TOPIC, listBulletins } from './bulletin-store.ts';
import { composeBulletin } from './compose-bulletin.ts';
import { countPages, drawBulletin } from './document/draw-bulletin.ts';
import type { ReadPointWeather } from './needs.ts';
import { ProError } from './pro-error.ts';
import { publishBulletins, type ReadyFile } from './publish-bulletins.ts';
import { writePlainText } from './write-plain-text.ts';

export interface ProContext {
  readonly database: Database;
  readonly folder: string;
  readonly experts: readonly NamedExpert[];
  /** Weather clock. */
  readonly issuedAt: EpochSeconds;
  /** Machine clock. */
  readonly now: EpochSeconds;
  readonly readWeather: ReadPointWeather;
}

type WithContext = <Result>(work: (context: ProContext) => Promise<Result>) => Promise<Result>;

const MOST_LISTED = 100;
const LONGEST_REASON = 500;
/** Longest bulletin: it should be read in a few minutes. */
const MOST_PAGES = 3;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const toPath = ({ folder }: ProContext, id: string, language: Language): string =>
  join(folder, 'pro', `${id}.${language}.md`);

async function getOrder({ database }: ProContext, id: string): Promise<BulletinOrder> {
  const order = UUID.test(id) ? await findAnyBulletinOrder(database, id) : null;
  if (order === null) throw new ProError(`there is no order ${id}: see "pro list"`);
  return order;
}

function formatOrder({ id, state, request, createdAt, reason }: BulletinOrder): string {
  const { purposes } = expertBulletinMessages.vi;
  const { place, purpose, language, neededAt } = request;
  const ended = reason === null ? '' : `  (${reason})`;
  return `${id}  ${state.padEnd(9)}  ${formatMoment(createdAt)}  ${language.padEnd(4)}  ${purposes[purpose]}, ${place.name}: ${describePeriod(request, 'vi')}; cần trước ${formatMoment(neededAt)}${ended}`;
}

async function listOrders({ database }: ProContext): Promise<void> {
  const orders = await listAllBulletinOrders(database, MOST_LISTED);
  for (const order of orders) {
    say(formatOrder(order));
    for (const { language, version, pdfAt, document } of await listBulletins(database, {
      accountId: order.accountId,
      orderId: order.id,
    })) {
      say(
        `  ${language} ${version}  ${formatMoment(document.issuedAt)}  ${pdfAt === null ? 'waits for its PDF' : 'delivered'}`,
      );
    }
  }
  say(`${orders.length} orders`);
}

/** Creates missing files; an editor's file is never overwritten. */
async function draft(context: ProContext, id: string): Promise<void> {
  const order = await getOrder(context, id);
  if (order.state === 'declined' || order.state === 'cancelled') throw new ProError(`order ${id} is ${order.state}`);
  mkdirSync(join(context.folder, 'pro'), { recursive: true });
  const experts = context.experts.map(({ name }) => name);
  for (const language of listBulletinLanguages(order.request.language)) {
    const path = toPath(context, id, language);
    if (existsSync(path)) say(`${path} is there already`);
    else {
      writeFileSync(path, writeBulletinSkeleton({ id, language, request: order.request, experts }), { flag: 'wx' });
      say(path);
    }
  }
  await context.database.inTransaction(async (transaction) => {
    const locked = await BULLETIN_ORDERS.lock(transaction, order);
    if (locked?.state === 'received')
      await moveBulletinOrder(transaction, order, { state: 'writing', now: context.now });
    else if (locked?.state === 'cancelled') throw new ProError(`order ${id} was cancelled meanwhile`);
  });
}

/** A file with its order and the current weather. Throws ProError with one line per fault. */
async function readFile(
  context: ProContext,
  path: string,
  language: Language,
): Promise<ReadyFile & { order: BulletinOrder }> {
  if (!existsSync(path)) throw new ProError(`${path}: is not there`);
  const source = readFileSync(path, 'utf8');
  const id = readOrderId(source);
  if (id === null) throw new ProError(`${basename(path)}: its front matter names no order`);
  const order = await getOrder(context, id);
  const parsed = parseBulletinFile(source, order, context.experts);
  if (!parsed.ok) {
    const { text, firstLine } = readBulletinText(source);
    const inText = parseBulletinText(text, firstLine).faults.map((fault) => describeTextFault(fault, language));
    const all = [...parsed.reasons.map((reason) => reason[language]), ...inText];
    throw new ProError(all.map((fault) => `${basename(path)}: ${fault}`).join('\n'));
  }
  const file = parsed.value;
  const known = readKnown(context, order, file.language);
  const { document, faults } = composeBulletin({ order, file, known, now: context.issuedAt, before: null });
  if (faults.length > 0) {
    throw new ProError(faults.map((fault) => `${basename(path)}: ${describeTextFault(fault, language)}`).join('\n'));
  }
  const pages = countPages(await drawBulletin({ document, link: '' }));
  if (pages > MOST_PAGES) throw new ProError(`${basename(path)}: ${describeTooManyPages(pages, MOST_PAGES, language)}`);
  return { order, file, source, known };
}

function readKnown({ readWeather }: ProContext, order: BulletinOrder, language: Language) {
  const { lat, lng } = order.request.place;
  try {
    return readWeather({ lat, lng }, language);
  } catch (error) {
    if (error instanceof AppError) throw new ProError(`there is no forecast for this place now (${error.code})`);
    throw error;
  }
}

async function check(context: ProContext, path: string, language: Language): Promise<void> {
  const { order, file, known } = await readFile(context, path, language);
  const bulletins = await listBulletins(context.database, { accountId: order.accountId, orderId: order.id });
  const before = bulletins.find((bulletin) => bulletin.language === file.language)?.document ?? null;
  const { document } = composeBulletin({ order, file, known, now: context.issuedAt, before });
  say(writePlainText(document));
}

async function publish(
  context: ProContext,
  id: string,
  { again, lang }: { again: boolean; lang: Language },
): Promise<void> {
  const order = await getOrder(context, id);
  const files: ReadyFile[] = [];
  const faults: string[] = [];
  for (const language of listBulletinLanguages(order.request.language)) {
    try {
      files.push(await readFile(context, toPath(context, id, language), lang));
    } catch (error) {
      if (!(error instanceof ProError)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new ProError(faults.join('\n'));
  const { database, issuedAt, now } = context;
  for (const bulletin of await publishBulletins(database, { order, files, again, issuedAt, now })) {
    const { language, version, code, document } = bulletin;
    const page = toLanguagePath('expert-bulletin', language, { code });
    say(`${language} version ${version}, run of ${describeRun(document.weather.runAt, lang)}: ${page}`);
  }
}

async function decline(context: ProContext, id: string, reason: string): Promise<void> {
  const line = cleanLine(reason);
  if (line === '' || line.length > LONGEST_REASON)
    throw new ProError(`--reason: give 1 to ${LONGEST_REASON} characters`);
  const order = await getOrder(context, id);
  await context.database.inTransaction(async (transaction) => {
    const locked = await BULLETIN_ORDERS.lock(transaction, order);
    if (locked === null || !mayMoveBulletin(locked.state, 'declined')) {
      throw new ProError(`order ${id} is ${locked?.state ?? 'gone'}: it cannot be declined`);
    }
    await moveBulletinOrder(transaction, order, { state: 'declined', now: context.now, reason: line });
    const { accountId } = order;
    const payload: BulletinPayload = { accountId };
    const message = { bucket: toIdBucket(accountId), topic: DECLINE_TOPIC, id, payload };
    await addMessage(transaction, message, context.now);
  });
  say(`${id} declined`);
}

/** `pro`: commands for editors of ordered bulletins. The context is opened when a command runs. */
export function makeProCommand(withContext: WithContext): Command {
  const command = new Command('pro');
  const language = () => new Option('--lang <language>', 'language of the faults').choices(['vi', 'en']).default('vi');
  command
    .command('list')
    .description('Orders: those that wait first, then those that are written, then the newest of the others.')
    .action(() => withContext(listOrders));
  command
    .command('draft')
    .description('Start writing: create CONTENT_DIR/pro/<id>.<language>.md with placeholders for figures.')
    .argument('<id>')
    .action((id: string) => withContext((context) => draft(context, id)));
  command
    .command('check')
    .description('Print a file with its figures as of now, or one line a fault.')
    .argument('<file>')
    .addOption(language())
    .action((path: string, { lang }: { lang: Language }) => withContext((context) => check(context, path, lang)));
  command
    .command('publish')
    .description('Issue the files of an order: text and figures are frozen, drawn as PDF and delivered.')
    .argument('<id>')
    .option('--again', 'issue an unchanged file again, with the figures of now', false)
    .addOption(language())
    .action((id: string, options: { again: boolean; lang: Language }) =>
      withContext((context) => publish(context, id, options)),
    );
  command
    .command('decline')
    .description('Decline an order; its owner reads the reason.')
    .argument('<id>')
    .requiredOption('--reason <words>')
    .action((id: string, { reason }: { reason: string }) => withContext((context) => decline(context, id, reason)));
  return command;
}
