import { climateMessages } from '@portal/content/messages/climate-messages';
import type { ClimateBulletin, ClimateOrder } from '@portal/domain/climate/climate-bulletin';
import { writeClimateQuery } from '@portal/domain/climate/climate-query';
import type { Language } from '@portal/domain/language/language';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { ClimateNeeds } from '#features/climate/needs.ts';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import type { ClimateDocumentOrder } from './climate-order.ts';

export interface ClimateDocumentInput extends ClimateOrder {
  readonly language: Language;
}

interface BulletinReader {
  readonly refresh: () => Promise<void>;
  readonly makeBulletin: (order: ClimateOrder) => Promise<ClimateBulletin>;
}

const PROGRAM = new URL('./climate-on-thread.ts', import.meta.url);
const READ_SHARE = 0.3;

/** Job kind that writes a bulletin as an A4 PDF. */
export const createClimateDocumentKind = (
  { machineClock, publicUrl }: Pick<ClimateNeeds, 'machineClock' | 'publicUrl'>,
  reader: BulletinReader,
): AccountJobKind<ClimateDocumentInput> => ({
  name: 'climate.print-bulletin',
  async run({ input, signal, reportProgress }) {
    const { language, ...order } = input;
    await reader.refresh();
    const bulletin = await reader.makeBulletin(order);
    reportProgress(READ_SHARE);
    signal.throwIfAborted();
    const pdf = await runOnThread<Uint8Array>({
      program: PROGRAM,
      order: {
        bulletin,
        language,
        link: publicUrl + addQuery(toLanguagePath('forecast', language), writeClimateQuery(order)),
        madeAt: machineClock(),
      } satisfies ClimateDocumentOrder,
      signal,
      reportProgress: (share) => reportProgress(READ_SHARE + (1 - READ_SHARE) * share),
    });
    const name = `${climateMessages[language].document.fileName}-${order.kind}-${formatDate(bulletin.period.from)}.pdf`;
    const { kind, area: region, isDemo: demo } = bulletin;
    return {
      result: { kind, region, demo, pdfBytes: pdf.length },
      file: { bytes: Buffer.from(pdf), name, mediaType: 'application/pdf' },
    };
  },
});
