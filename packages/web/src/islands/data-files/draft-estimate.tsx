import { formatDataSize } from '@portal/content/format-data-size';
import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { dataSuiteMessages } from '@portal/content/messages/data-suite-messages';
import { formatCount, namePlan } from '@portal/content/products/plan-words';
import { MOST_DATA_BYTES } from '@portal/domain/data-order/estimate-data-file';
import type { Language } from '@portal/domain/language/language';
import desk from '#components/ui/desk.module.css';
import forms from '#islands/own/forms.module.css';
import type { estimateDraft } from './data-draft.ts';

interface EstimateProps {
  readonly estimate: ReturnType<typeof estimateDraft>;
  readonly language: Language;
}

/** Rows and size of the file, or what the plan lacks; announced on each change. */
export function DraftEstimate({ estimate, language }: EstimateProps) {
  const words = dashboardDataMessages[language].form;
  if (estimate === null) return null;
  const { rows, bytes, limits, planId } = estimate;
  const isTooLarge = bytes !== null && bytes > MOST_DATA_BYTES;
  return (
    <div className={forms.question} role="status">
      <p>
        <strong>
          {rows === null || bytes === null
            ? words.counted
            : words.expected(formatCount(rows, language), formatDataSize(bytes, language))}
        </strong>
      </p>
      {limits.map(({ field, limit }) => (
        <p key={field} className={desk.mistake}>
          {dataOrderMessages[language].limits[field](limit)}
        </p>
      ))}
      {limits.length > 0 && <p>{planId === null ? words.noPlan : words.larger(namePlan(planId, language))}</p>}
      {isTooLarge && (
        <p className={desk.mistake}>{dataSuiteMessages[language].tooLarge(MOST_DATA_BYTES / 1_000_000)}</p>
      )}
    </div>
  );
}
