import { climateMessages } from '@portal/content/messages/climate-messages';
import { CLIMATE_ADDRESSES } from '@portal/contract/own/climate-addresses.table';
import type { ClimateOrder } from '@portal/domain/climate/climate-bulletin';
import { CLIMATE_KINDS, nameMonth } from '@portal/domain/climate/climate-period';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { useEffect, useState } from 'react';
import { JobState } from '#islands/account-job/job-state.tsx';
import { useAccountJob } from '#islands/account-job/use-account-job.ts';
import { Button } from '#islands/own/button.tsx';
import { findToken } from '#islands/session/access-token.ts';
import styles from './climate-print.module.css';

interface ClimatePrintProps {
  readonly language: Language;
  readonly order: ClimateOrder;
  /** Address of the page with this bulletin, to return to after login. */
  readonly address: string;
}

const toBody = ({ kind, area, month }: ClimateOrder, language: Language) => ({
  kind,
  region: area,
  language,
  ...(CLIMATE_KINDS[kind].unit === 'month' ? { month: nameMonth(month) } : {}),
});

/** The page's bulletin as a document: guests are asked to log in; account holders order and save it. */
export function ClimatePrint({ language, order, address }: ClimatePrintProps) {
  const words = climateMessages[language].print;
  const [isGuest, setIsGuest] = useState(true);
  const [isLost, setIsLost] = useState(false);
  const { climatePrint, climateFile } = CLIMATE_ADDRESSES;
  const job = useAccountJob<unknown>({ order: climatePrint, file: climateFile, language });
  useEffect(() => setIsGuest(findToken() === null), []);
  const save = async (): Promise<void> => setIsLost(!(await job.save()));
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(address)}`);
  const plans = toLanguagePath('payment', language);
  const start = (): void => {
    if (findToken() === null) location.assign(login);
    else if (!job.isWaiting) void job.order(toBody(order, language));
  };
  return (
    <section className={`card ${styles.print}`} aria-labelledby="climate-print">
      <h3 id="climate-print">{words.heading}</h3>
      {isGuest && (
        <p>
          {words.guest} <a href={login}>{words.signIn}</a> · <a href={plans}>{words.plans}</a>
        </p>
      )}
      <Button variant="violet" aria-disabled={job.isWaiting} onClick={start}>
        {words.order}
      </Button>
      {job.job !== null && (
        <JobState
          job={job.job}
          words={words}
          done={words.done}
          onCancel={() => void job.cancel()}
          onSave={() => void save()}
        />
      )}
      {isLost && <p role="alert">{words.lost}</p>}
      {job.refusal !== '' && (
        <p role="alert">
          {job.refusal} <a href={plans}>{words.plans}</a>
        </p>
      )}
    </section>
  );
}
