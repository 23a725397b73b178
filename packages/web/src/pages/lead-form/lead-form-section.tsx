import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import type { LeadKind } from '@portal/domain/lead/lead';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Island } from '#islands/island.tsx';
import { LeadForm, LeadThanks } from '#islands/lead-form/lead-form.tsx';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './lead-form-section.module.css';

interface LeadFormSectionProps {
  readonly kind: LeadKind;
  readonly request: PageRequest;
  readonly heading: string;
  readonly lead: string;
}

/** A form on a page: as posted, its thank-you, or empty. */
function LeadFormSection({ kind, request, heading, lead }: LeadFormSectionProps) {
  const { language, form, query } = request;
  const posted = form?.kind === kind ? form : { values: {}, errors: {}, failed: false };
  const { values, errors, failed } = posted;
  if (query.sent === '1' && form === undefined) {
    return (
      <section className={`card ${styles.section}`} id="form">
        <LeadThanks language={language} headingLevel="h2" focus={false} />
        <p>
          <a href={`${request.path}#form`}>{leadFormMessages[language].backToForm}</a>
        </p>
      </section>
    );
  }
  const privacyPath = toLanguagePath('privacy', language);
  return (
    <section className={`card ${styles.section}`} id="form" aria-labelledby="form-heading">
      <h2 id="form-heading">{heading}</h2>
      <p>{lead}</p>
      <Island
        name="lead-form"
        wake="interaction"
        component={LeadForm}
        props={{ kind, language, privacyPath, values, errors, failed, headingLevel: 'h3' as const }}
      />
    </section>
  );
}

export function drawContactForm(request: PageRequest) {
  const { contactTitle, contactLead } = leadFormMessages[request.language];
  return <LeadFormSection kind="userInform" request={request} heading={contactTitle} lead={contactLead} />;
}

/** Storm form, on its own page and below storm news. */
export function drawStormForm(request: PageRequest) {
  const { stormTitle, stormLead } = leadFormMessages[request.language];
  return <LeadFormSection kind="stormInform" request={request} heading={stormTitle} lead={stormLead} />;
}
