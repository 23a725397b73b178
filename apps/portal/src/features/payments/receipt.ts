import { BRAND } from '@portal/content/brand';
import type { CompanyFacts } from '@portal/content/company/company';
import { formatDay } from '@portal/content/format-day';
import { PAYMENT_METHOD_NAMES } from '@portal/content/messages/order-letter-messages';
import { receiptMessages } from '@portal/content/messages/receipt-messages';
import { formatDong, namePlan } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { makePdf, PDF_FONTS, type PdfDocument } from '#platform/pdf/pdf-file.ts';
import type { PaymentNeeds } from './needs.ts';
import { findConversions, findReceiptNumber } from './order-replies.ts';
import type { StoredOrder } from './order-store.ts';
import { listPaymentsOfOrder } from './payment-store.ts';

export interface ReceiptNeeds {
  readonly getFacts: () => CompanyFacts;
}

const MARGIN = 56;
const PAGE_WIDTH = 595.28;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const INK = '#1e1a33';
const QUIET = '#5b5770';
const VIOLET = '#4c439b';
const RED = '#b3261e';

type Row = readonly [name: string, value: string];

/** Columns for item, period and amount; points from the left margin. */
const COLUMNS = [
  { from: 0, width: 200, align: 'left' },
  { from: 210, width: 160, align: 'right' },
  { from: 380, width: WIDTH - 380, align: 'right' },
] as const;

interface ReceiptContent {
  readonly number: string;
  readonly paidAt: string;
  readonly parties: readonly Row[];
  readonly lines: readonly (readonly [name: string, period: string, amount: string])[];
  readonly total: string;
  readonly rows: readonly Row[];
  /** Printed in red at the top. */
  readonly marks: readonly string[];
}

/** Content of a receipt, without a buyer if the account was deleted. */
async function readContent(needs: PaymentNeeds & ReceiptNeeds, order: StoredOrder, language: Language) {
  const words = receiptMessages[language];
  const { legalName, registration, address, taxText } = needs.getFacts();
  const payments = await listPaymentsOfOrder(needs.database, order);
  const payment = payments.find(({ reason }) => reason === null);
  const contact = order.accountId === null ? null : await needs.findContact(order.accountId);
  const seller = [legalName?.[language] ?? BRAND.name, registration?.[language], address?.[language]];
  const [startsAt, endsAt] = [order.startsAt ?? order.createdAt, order.endsAt ?? order.createdAt];
  const price = formatDong(order.amount + order.credit, language);
  const period = `${formatDay(startsAt, language)} – ${formatDay(endsAt, language)}`;
  const paidAt = order.paidAt ?? order.createdAt;
  const converted = (await findConversions(needs, [order])).get(order.id);
  const content: ReceiptContent = {
    number: findReceiptNumber(order) ?? '',
    paidAt: `${formatDay(paidAt, language)}, ${formatClock(paidAt)}`,
    parties: [
      [words.seller, seller.filter((line) => line !== undefined).join('\n')],
      ...(contact === null ? [] : ([[words.buyer, contact.email]] as const)),
      [words.order, order.code],
    ],
    lines: [
      [words.month(namePlan(order.planId, language)), period, price],
      ...(order.credit === 0 ? [] : ([[words.credit, '', `−${formatDong(order.credit, language)}`]] as const)),
    ],
    total: formatDong(order.amount, language),
    rows: [
      ...(payment === undefined
        ? []
        : ([
            [words.method, PAYMENT_METHOD_NAMES[payment.method]],
            [words.transaction, payment.transactionId],
          ] as const)),
      ...(taxText === null ? [] : ([[words.tax, taxText[language]]] as const)),
    ],
    marks: [
      ...(order.isTest ? [words.test] : []),
      ...(order.state === 'refunded' ? [words.refunded] : []),
      ...(converted === undefined ? [] : [words.converted(formatDay(converted.at, language), converted.orderCode)]),
    ],
  };
  return content;
}

/** A row of label and value; returns the y below it. */
function addRow(document: PdfDocument, [name, value]: Row, y: number): number {
  document.font(PDF_FONTS.plain).fontSize(10).fillColor(QUIET).text(name, MARGIN, y, { width: 120 });
  document.fillColor(INK).text(value, MARGIN + 130, y, { width: WIDTH - 130 });
  return Math.max(document.y, y + 14) + 6;
}

function addLine(document: PdfDocument, y: number): void {
  document
    .moveTo(MARGIN, y)
    .lineTo(PAGE_WIDTH - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor('#c9c5d6')
    .stroke();
}

function addTable(
  document: PdfDocument,
  content: ReceiptContent,
  words: (typeof receiptMessages)['vi'],
  top: number,
): number {
  const cells = (texts: readonly string[], y: number) => {
    const bottoms = COLUMNS.map(({ from, width, align }, index) => {
      document.text(texts[index] ?? '', MARGIN + from, y, { width, align });
      return document.y;
    });
    return Math.max(...bottoms) + 8;
  };
  document.font(PDF_FONTS.plain).fontSize(9).fillColor(QUIET);
  let y = cells([words.item, words.period, words.amount], top);
  addLine(document, y - 3);
  document.fontSize(11).fillColor(INK);
  for (const line of content.lines) y = cells(line, y + 4);
  addLine(document, y);
  document.font(PDF_FONTS.bold).fontSize(13);
  return cells([words.paid, '', content.total], y + 10);
}

function draw(document: PdfDocument, content: ReceiptContent, language: Language): void {
  const words = receiptMessages[language];
  document.rect(0, 0, PAGE_WIDTH, 6).fill(VIOLET);
  document.font(PDF_FONTS.bold).fontSize(14).fillColor(VIOLET).text(BRAND.name, MARGIN, MARGIN);
  document
    .fontSize(24)
    .fillColor(INK)
    .text(words.title, MARGIN, MARGIN + 30);
  let y = document.y + 4;
  for (const mark of content.marks) {
    document.font(PDF_FONTS.bold).fontSize(11).fillColor(RED).text(mark, MARGIN, y, { width: WIDTH });
    y = document.y + 4;
  }
  y += 10;
  const head = [[words.number, content.number], [words.issuedAt, content.paidAt], ...content.parties] as const;
  for (const row of head) y = addRow(document, row, y);
  y = addTable(document, content, words, y + 16) + 10;
  for (const row of content.rows) y = addRow(document, row, y);
  document
    .font(PDF_FONTS.plain)
    .fontSize(9)
    .fillColor(QUIET)
    .text(words.note, MARGIN, y + 20, { width: WIDTH });
}

/** A one-page PDF receipt of a paid order, with selectable text. */
export async function makeReceipt(
  needs: PaymentNeeds & ReceiptNeeds,
  order: StoredOrder,
  language: Language,
): Promise<Buffer> {
  const content = await readContent(needs, order, language);
  const title = `${receiptMessages[language].title} ${content.number}`;
  const createdAt = order.paidAt ?? order.createdAt;
  return makePdf({ title, language, createdAt, margin: MARGIN }, (document) => draw(document, content, language));
}
