import { nameArea, nameMonthYear } from '@portal/content/climate/climate-names';
import { climateMessages } from '@portal/content/messages/climate-messages';
import type { ClimateOrder } from '@portal/domain/climate/climate-bulletin';
import { listClimateMonths, nameMonth } from '@portal/domain/climate/climate-period';
import { CLIMATE_AREAS, CLIMATE_KIND_IDS } from '@portal/domain/climate/climate-query';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { ChoiceField } from '#components/ui/choice-field.tsx';
import styles from './climate.module.css';

interface ClimateFormProps {
  readonly order: ClimateOrder;
  readonly language: Language;
  readonly now: EpochSeconds;
  /** Path of the page with the anchor of the result. */
  readonly action: string;
}

/** GET form: the address identifies the bulletin. */
export function ClimateForm({ order, language, now, action }: ClimateFormProps) {
  const { kinds, page } = climateMessages[language];
  const months = listClimateMonths(now).map((at) => [nameMonth(at), nameMonthYear(at, language)] as const);
  return (
    <form className={`stack ${styles.form}`} action={action}>
      <ChoiceField
        name="kind"
        label={page.kind}
        chosen={order.kind}
        options={CLIMATE_KIND_IDS.map((kind) => [kind, kinds[kind]])}
      />
      <ChoiceField name="month" label={page.month} chosen={nameMonth(order.month)} options={months} />
      <ChoiceField
        name="region"
        label={page.region}
        chosen={order.area}
        options={CLIMATE_AREAS.map((area) => [area, nameArea(area, language)])}
      />
      <button type="submit" className="button">
        {page.show}
      </button>
      <p className={styles.hint}>{page.monthHint}</p>
    </form>
  );
}
