import { formatDay } from '@portal/content/format-day';
import { dashboardCallsMessages } from '@portal/content/messages/dashboard-calls-messages';
import { formatCount } from '@portal/content/products/plan-words';
import { PHONE_CALL_ADDRESSES } from '@portal/contract/own/phone-call-addresses.table';
import type { OwnBlock, OwnCalls } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { parseMoment } from '@portal/domain/time/parse-moment';
import type { ReactNode } from 'react';
import desk from '#components/ui/desk.module.css';
import { Field } from '#components/ui/field.tsx';
import { Button } from '#islands/own/button.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { OwnForm } from '#islands/own/own-form.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './calls.module.css';
import type { Calls } from './use-calls.ts';

interface SectionProps {
  readonly calls: Calls;
  readonly own: OwnCalls;
  readonly language: Language;
}

function AddBlocks({ calls, language }: Omit<SectionProps, 'own'>) {
  const words = dashboardCallsMessages[language].blocks;
  const send = async (form: HTMLFormElement): Promise<ReactNode> => {
    const body = { phones: String(new FormData(form).get('phones')) };
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callBlocksAdd, { body, language });
    if (!answer.ok) return describeRefusal(answer, language);
    form.reset();
    calls.announce(words.added(formatCount(answer.reply.added, language)));
    await calls.reload();
    return null;
  };
  return (
    <OwnForm submit={words.submit} variant="plain" onSend={send}>
      <Field label={words.phones}>
        <textarea name="phones" required rows={3} maxLength={20_000} inputMode="tel" autoComplete="off" />
      </Field>
    </OwnForm>
  );
}

/** `0912 345 678`, from an E.164 number. */
const formatPhone = (phone: string): string => phone.replace(/^\+84(\d{3})(\d{3})(\d+)$/, '0$1 $2 $3');

/** Numbers never called, and the age of the national do-not-call list. */
export function BlockSection({ calls, own, language }: SectionProps) {
  const words = dashboardCallsMessages[language].blocks;
  const { register, blocked, blocks } = own;
  const remove = async ({ id }: OwnBlock): Promise<void> => {
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callBlockRemove, { id, language });
    if (!answer.ok) calls.announce(describeRefusal(answer, language));
    await calls.reload();
  };
  return (
    <section className={`card ${desk.card}`} aria-labelledby="call-blocks">
      <h2 id="call-blocks">{words.heading}</h2>
      <p className={forms.hint}>{words.hint}</p>
      <p>
        {words.count(formatCount(blocked, language))}{' '}
        {register === null
          ? words.noRegister
          : words.register(
              formatCount(register.numbers, language),
              formatDay(parseMoment(register.loadedAt), language),
            )}
      </p>
      {blocks.length > 0 && (
        <>
          <h3>{words.newest}</h3>
          <ul className={styles.blocks}>
            {blocks.map((block) => (
              <li key={block.id}>
                <span>
                  {formatPhone(block.phone)} <span className={desk.small}>{words.sources[block.source]}</span>
                </span>
                {block.source === 'owner' && (
                  <Button
                    variant="quiet"
                    aria-label={words.removePhone(formatPhone(block.phone))}
                    onClick={() => void remove(block)}
                  >
                    {dashboardCallsMessages[language].remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <AddBlocks calls={calls} language={language} />
    </section>
  );
}
