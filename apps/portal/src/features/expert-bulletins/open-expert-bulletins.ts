import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import {
  BULLETIN_FILE_ADDRESS,
  BULLETIN_ORDER_ADDRESSES,
  type BulletinOrderCallId,
} from '@portal/contract/bulletin-order-addresses.table';
import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import type { BulletinDocument } from '@portal/domain/expert-bulletin/bulletin-document';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { getCallerAccountId, type OwnAnswer, toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { BulletinOrderKey } from './bulletin-order-store.ts';
import { findBulletinByCode, findPdf, type IssuedBulletin, listBulletins } from './bulletin-store.ts';
import { listBulletinJobs, toPdfPath } from './deliver-bulletins.ts';
import type { ExpertBulletinNeeds } from './needs.ts';
import { addBulletinOrder, cancelBulletinOrder, showBulletinOrder, showBulletinOrders } from './orders.ts';

const CODE = /^[a-z0-9]{22}$/;
const LIMIT = { name: 'expert-bulletin-files', perMinute: 30, perDay: 1000 } as const;

function toKey({ parameters: { id = '' } }: RawRequest, context: RequestContext): BulletinOrderKey {
  return { accountId: getCallerAccountId(context), id };
}

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

function listAnswers(needs: ExpertBulletinNeeds) {
  const { database } = needs;
  return {
    bulletinOrdersList: async (_request, context) =>
      toJsonReply({ items: await showBulletinOrders(database, getCallerAccountId(context)) }),
    async bulletinOrderAdd({ body }, context) {
      const { language, idempotencyKey } = context;
      const call = { accountId: getCallerAccountId(context), body, language, idempotencyKey };
      return toJsonReply(await addBulletinOrder(needs, call), 201);
    },
    bulletinOrderShow: async (request, context) =>
      toJsonReply(await showBulletinOrder(database, toKey(request, context))),
    bulletinOrderCancel: async (request, context) =>
      toJsonReply(await cancelBulletinOrder(needs, toKey(request, context))),
    async bulletinOrderFile(request, context) {
      const { accountId, id: orderId } = toKey(request, context);
      const { language, version } = request.query;
      const bulletins = await listBulletins(database, { accountId, orderId });
      const wanted = bulletins.find(
        (bulletin) =>
          (language === undefined || bulletin.language === language) &&
          (version === undefined || String(bulletin.version) === version),
      );
      return toPdfReply(database, wanted);
    },
  } as const satisfies Record<BulletinOrderCallId, OwnAnswer>;
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

/** Writes: only from the portal's own pages or from programs, never from other sites. */
const toWriting = (method: RawRoute['method']) =>
  method === 'GET' ? {} : ({ ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: 'json' }) } as const);

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
    rawRoutes: [
      file,
      ...Object.entries(listAnswers(needs)).map(([id, handle]): RawRoute => {
        const { method, path } = BULLETIN_ORDER_ADDRESSES[id as BulletinOrderCallId];
        return { method, path, handle, access: 'keyOrAccount', limit: 'calls', ...toWriting(method) };
      }),
    ],
    jobs: listBulletinJobs(needs),
    web: { findExpertBulletin: createBulletinFinder(database) },
  };
}
