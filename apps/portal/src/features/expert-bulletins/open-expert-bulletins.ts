import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import { AppError } from '@portal/contract/errors';
import { BULLETIN_FILE_ADDRESS } from '@portal/contract/own/bulletin-order-addresses.table';
import { BULLETIN_ORDER_CALLS } from '@portal/contract/own/bulletin-orders';
import type { BulletinDocument } from '@portal/domain/expert-bulletin/bulletin-document';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { RawReply, RawRoute } from '#platform/http/raw-route.ts';
import { type OwnAnswers, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { findBulletinByCode, findPdf, type IssuedBulletin, listBulletins } from './bulletin-store.ts';
import { listBulletinJobs, toPdfPath } from './deliver-bulletins.ts';
import type { ExpertBulletinNeeds } from './needs.ts';
import { addBulletinOrder, cancelBulletinOrder, showBulletinOrder, showBulletinOrders } from './orders.ts';

const CODE = /^[a-z0-9]{22}$/;
const LIMIT = { name: 'expert-bulletin-files', perMinute: 30, perDay: 1000 } as const;

async function toPdfReply(database: Database, bulletin: IssuedBulletin | null | undefined): Promise<RawReply> {
  const pdf = bulletin == null ? null : await findPdf(database, bulletin);
  if (bulletin == null || pdf === null) throw new AppError('notFound');
  const { language, version, document } = bulletin;
  const name = `${expertBulletinMessages[language].sheet.fileName}-${formatDate(document.fromAt)}-${version}.pdf`;
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
  return { kind: 'body', headers, body: pdf };
}

function listAnswers(needs: ExpertBulletinNeeds): OwnAnswers<typeof BULLETIN_ORDER_CALLS> {
  const { database } = needs;
  return {
    bulletinOrdersList: async ({ accountId }) => ({ items: await showBulletinOrders(database, accountId) }),
    bulletinOrderAdd: ({ accountId }, { body, language, idempotencyKey }) =>
      addBulletinOrder(needs, { accountId, body, language, idempotencyKey }),
    bulletinOrderShow: (key) => showBulletinOrder(database, key),
    bulletinOrderCancel: (key) => cancelBulletinOrder(needs, key),
    async bulletinOrderFile({ accountId, id: orderId }, { query: { language, version } }) {
      const bulletins = await listBulletins(database, { accountId, orderId });
      const wanted = bulletins.find(
        (bulletin) =>
          (language === undefined || bulletin.language === language) &&
          (version === undefined || String(bulletin.version) === version),
      );
      return new OwnReply(await toPdfReply(database, wanted));
    },
  };
}

/** A bulletin for anyone with its link. */
interface ShownBulletin {
  readonly document: BulletinDocument;
  /** Null until the document is drawn. */
  readonly pdfPath: string | null;
  /** Page of the version that replaces this one; null for the newest. */
  readonly newestPath: string | null;
}

function createBulletinFinder(database: Database) {
  return async (code: string): Promise<ShownBulletin | null> => {
    const bulletin = CODE.test(code) ? await findBulletinByCode(database, code) : null;
    if (bulletin === null) return null;
    const { accountId, orderId, language, version, document, pdfAt } = bulletin;
    const [newest] = (await listBulletins(database, { accountId, orderId })).filter((one) => one.language === language);
    const isReplaced = newest !== undefined && newest.version > version;
    return {
      document,
      pdfPath: pdfAt === null ? null : toPdfPath(code),
      newestPath: isReplaced ? toLanguagePath('expert-bulletin', language, { code: newest.code }) : null,
    };
  };
}

interface OpenExpertBulletins extends Feature {
  readonly web: { readonly findExpertBulletin: ReturnType<typeof createBulletinFinder> };
}

export function openExpertBulletins(needs: ExpertBulletinNeeds): OpenExpertBulletins {
  const { database } = needs;
  const file: RawRoute = {
    ...BULLETIN_FILE_ADDRESS,
    limit: LIMIT,
    async handle({ parameters: { file: name = '' } }) {
      const code = /^([a-z0-9]{22})\.pdf$/.exec(name)?.[1];
      return toPdfReply(database, code === undefined ? null : await findBulletinByCode(database, code));
    },
  };
  return {
    name: 'expert-bulletins',
    rawRoutes: [file, ...toOwnRoutes(BULLETIN_ORDER_CALLS, listAnswers(needs), { limit: 'calls' })],
    jobs: listBulletinJobs(needs),
    web: { findExpertBulletin: createBulletinFinder(database) },
  };
}
