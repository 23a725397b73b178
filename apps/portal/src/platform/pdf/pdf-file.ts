import { fileURLToPath } from 'node:url';
import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import PDFDocument from 'pdfkit';

export type PdfDocument = InstanceType<typeof PDFDocument>;

const find = (cut: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/plus-jakarta-sans/${cut}/PlusJakartaSans_${cut}.ttf`));

/** Fonts with all Vietnamese letters, which PDF's standard fonts lack. */
export const PDF_FONTS = { plain: find('400Regular'), bold: find('700Bold') };

/** pdfkit writes PDF/UA; its types only know PDF/A. */
const PDF_UA = 'PDF/UA' as 'PDF/A-1';

interface PdfOptions {
  readonly title: string;
  readonly language: Language;
  readonly createdAt: EpochSeconds;
  /** Margin of an A4 page, points. */
  readonly margin: number;
  /**
   * Accessible (PDF/UA): all drawing must be within tags or marked as artifact. Pages stay open until the end, for
   * page numbers.
   */
  readonly tagged?: boolean;
}

/** An A4 document with selectable text, as bytes. */
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
