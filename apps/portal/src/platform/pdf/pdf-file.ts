import { fileURLToPath } from 'node:url';
import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import PDFDocument from 'pdfkit';

/** A document that is being drawn. */
export type PdfDocument = InstanceType<typeof PDFDocument>;

const find = (cut: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/plus-jakarta-sans/${cut}/PlusJakartaSans_${cut}.ttf`));

/** Whole cuts with every Vietnamese letter; the standard fonts of PDF have none. */
export const PDF_FONTS = { plain: find('400Regular'), bold: find('700Bold') };

/** pdfkit writes PDF/UA; its types know PDF/A alone. */
const PDF_UA = 'PDF/UA' as 'PDF/A-1';

interface PdfOptions {
  readonly title: string;
  readonly language: Language;
  readonly createdAt: EpochSeconds;
  /** Points around a page of A4. */
  readonly margin: number;
  /**
   * Whether it is read by programs too (PDF/UA): then everything that is drawn stands in `tags` or is marked as an artifact. Its
   * pages stay open until the end, for their numbers.
   */
  readonly tagged?: boolean;
}

/** A document of A4 pages, with its words as text, as its bytes. */
export async function makePdf(options: PdfOptions, draw: (document: PdfDocument) => void): Promise<Buffer> {
  const { title, language, createdAt, margin, tagged = false } = options;
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    font: PDF_FONTS.plain,
    ...(tagged ? { tagged, subset: PDF_UA, bufferPages: true } : {}),
    info: { Title: title, Author: BRAND.name, CreationDate: new Date(createdAt * 1000) },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(parts);
}
