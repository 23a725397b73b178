import { BRAND } from '@portal/content/brand';
import { describePeriod } from '@portal/content/expert-bulletin/fill-bulletin';
import { formatFigureMoment } from '@portal/content/expert-bulletin/format-figure';
import { bulletinSalesLetter } from '@portal/content/messages/bulletin-order-messages';
import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import { BULLETIN_FILE_ADDRESS } from '@portal/contract/own/bulletin-order-addresses.table';
import { describeError } from '@portal/domain/error/describe-error';
import { listBulletinLanguages } from '@portal/domain/expert-bulletin/bulletin-request';
import { toLanguagePath } from '@portal/routes/counterpart';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import type { OutboxMessage } from '#platform/outbox/outbox-store.ts';
import { BULLETIN_ORDERS, type BulletinOrder, moveBulletinOrder } from './bulletin-order-store.ts';
import {
  type BulletinPayload,
  DECLINE_TOPIC,
  findBulletin,
  findLetter,
  type IssuedBulletin,
  insertLetter,
  LETTER_TOPIC,
  listBulletins,
  markLetterSent,
  PRINT_TOPIC,
  SALES_TOPIC,
  savePdf,
} from './bulletin-store.ts';
import type { BulletinDrawing } from './document/draw-bulletin.ts';
import type { ExpertBulletinNeeds } from './needs.ts';

const PROGRAM = new URL('./document/bulletin-on-thread.ts', import.meta.url);
const EVERY_SECONDS = 3;
/** Ten days: a mail server that fails for so long needs the operator. */
const PACE = { leaseSeconds: 180, backOff: { first: 30, longest: 3600 }, mostAttempts: 250 };

const toPageUrl = (publicUrl: string, { language, code }: IssuedBulletin): string =>
  publicUrl + toLanguagePath('expert-bulletin', language, { code });

/** Path of a bulletin's document; its code grants access. */
export const toPdfPath = (code: string): string => BULLETIN_FILE_ADDRESS.path.replace(':file', `${code}.pdf`);

const toAccountId = ({ payload }: OutboxMessage): string => (payload as BulletinPayload).accountId;

async function isComplete(
  queries: Parameters<typeof listBulletins>[0],
  { accountId, id: orderId, request }: BulletinOrder,
): Promise<boolean> {
  const bulletins = await listBulletins(queries, { accountId, orderId });
  return listBulletinLanguages(request.language).every((language) =>
    bulletins.some((bulletin) => bulletin.language === language && bulletin.pdfAt !== null),
  );
}

/** Draws a document and stores it with its e-mails in one transaction, once. */
async function printBulletin(needs: ExpertBulletinNeeds, message: OutboxMessage, signal: AbortSignal): Promise<null> {
  const { database, machineClock, publicUrl } = needs;
  const bulletin = await findBulletin(database, { accountId: toAccountId(message), id: message.id });
  if (bulletin === null || bulletin.pdfAt !== null) return null;
  const { accountId, orderId, document } = bulletin;
  const order: BulletinDrawing = { document, link: toPageUrl(publicUrl, bulletin) };
  const pdf = Buffer.from(
    await runOnThread<Uint8Array>({ program: PROGRAM, order, signal, reportProgress: () => undefined }),
  );
  const now = machineClock();
  await database.inTransaction(async (transaction) => {
    const ordered = await BULLETIN_ORDERS.lock(transaction, { accountId, id: orderId });
    if (ordered === null || !(await savePdf(transaction, bulletin, { pdf, now }))) return;
    for (const email of ordered.request.emails) {
      const letter = { accountId, id: makeUuidV7(now * 1000), bulletinId: bulletin.id, email };
      await insertLetter(transaction, letter, now);
    }
    if (await isComplete(transaction, ordered))
      await moveBulletinOrder(transaction, ordered, { state: 'delivered', now });
  });
  return null;
}

function toLetter(bulletin: IssuedBulletin, { id, email }: { id: string; email: string }, publicUrl: string): Mail {
  const { document, language, version, code } = bulletin;
  const words = expertBulletinMessages[language].letter;
  const { title, issuedAt, place, weather } = document;
  const lines = [
    words.text({ title, issued: formatFigureMoment(issuedAt, language), place: place.name }),
    ...(version > 1 ? [words.replaces(version - 1)] : []),
    ...(weather.isDemo ? [words.demo] : []),
    '',
    words.open(toPageUrl(publicUrl, bulletin)),
    words.pdf(publicUrl + toPdfPath(code)),
    '',
    words.secret,
    BRAND.name,
  ];
  return { id, to: email, subject: words.subject(title, version), text: lines.join('\n') };
}

async function sendLetter(
  { database, machineClock, publicUrl }: ExpertBulletinNeeds,
  send: NonNullable<ExpertBulletinNeeds['sendMail']>,
  message: OutboxMessage,
): Promise<string | null> {
  const accountId = toAccountId(message);
  const letter = await findLetter(database, { accountId, id: message.id });
  const bulletin = letter === null ? null : await findBulletin(database, { accountId, id: letter.bulletinId });
  if (letter === null || bulletin === null) return null;
  const trouble = await send(toLetter(bulletin, letter, publicUrl));
  if (trouble === null) await markLetterSent(database, letter, machineClock());
  return trouble;
}

/** An order as an e-mail to the sales team; replies go to the order's first address. */
function toSalesLetter({ id, request }: BulletinOrder, salesEmail: string): Mail {
  const { subject, lines } = bulletinSalesLetter;
  const words = expertBulletinMessages.vi;
  const { place, purpose, concerns, language, neededAt, emails, remarks } = request;
  const [first] = emails;
  const rows = [
    [lines.id, id],
    [lines.place, `${place.name} (${place.lat}, ${place.lng})`],
    [lines.period, describePeriod(request, 'vi')],
    [lines.purpose, words.purposes[purpose]],
    [lines.concerns, concerns.map((concern) => words.concerns[concern]).join(', ')],
    [lines.language, words.languages[language]],
    [lines.neededAt, formatFigureMoment(neededAt, 'vi')],
    [lines.emails, emails.join(', ')],
    [lines.remarks, remarks],
    [lines.next, `npm run portal -- pro draft ${id}`],
  ] as const;
  return {
    id,
    to: salesEmail,
    ...(first === undefined ? {} : { replyTo: { name: first, address: first } }),
    subject: subject(words.purposes[purpose], place.name),
    text: rows.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])).join('\n'),
  };
}

/** A refusal as an e-mail to the order's first address. */
function toDeclineLetter({ id, request, reason }: BulletinOrder): Mail {
  const language = request.language === 'en' ? 'en' : 'vi';
  const { purposes, letter } = expertBulletinMessages[language];
  const { subject, text } = letter.declined;
  return {
    id: `${id}-declined`,
    to: request.emails[0] ?? '',
    subject: subject(purposes[request.purpose], request.place.name),
    text: `${text(describePeriod(request, language), reason ?? '')}\n${BRAND.name}`,
  };
}

/** Jobs that draw documents, deliver them, and notify the sales team of orders. */
export function listBulletinJobs(needs: ExpertBulletinNeeds): readonly Job[] {
  const { database, machineClock, warn, sendMail, sales } = needs;
  const makeJob = (
    name: string,
    topic: string,
    deliver: (message: OutboxMessage, signal: AbortSignal) => Promise<string | null>,
  ): Job => ({
    name,
    everySeconds: EVERY_SECONDS,
    everyWorker: true,
    run: async ({ signal }) => {
      await deliverDueMessages({
        database,
        clock: machineClock,
        topic,
        pace: PACE,
        deliver: (message) => deliver(message, signal),
        failure: `${name} failed`,
        warn,
        signal,
      });
    },
  });
  const findOrder = (message: OutboxMessage) =>
    BULLETIN_ORDERS.find(database, { accountId: toAccountId(message), id: message.id });
  return [
    makeJob('expert-bulletins.print', PRINT_TOPIC, async (message, signal) => {
      try {
        return await printBulletin(needs, message, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        return `the document could not be drawn (${describeError(error)})`;
      }
    }),
    ...(sendMail === null
      ? []
      : [
          makeJob('expert-bulletins.deliver', LETTER_TOPIC, (message) => sendLetter(needs, sendMail, message)),
          makeJob('expert-bulletins.tell-declined', DECLINE_TOPIC, async (message) => {
            const order = await findOrder(message);
            return order === null ? null : sendMail(toDeclineLetter(order));
          }),
        ]),
    ...(sales === null
      ? []
      : [
          makeJob('expert-bulletins.tell-sales', SALES_TOPIC, async (message) => {
            const order = await findOrder(message);
            return order === null ? null : sales.send(toSalesLetter(order, sales.salesEmail));
          }),
        ]),
  ];
}
