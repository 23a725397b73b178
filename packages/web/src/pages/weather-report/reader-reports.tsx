import { rainReportMessages } from '@portal/content/messages/rain-report-messages';
import { verificationMessages } from '@portal/content/messages/verification-messages';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { VerificationReports } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { LEAST_COMPARED } from '@portal/domain/score/rain-report';
import { formatCount } from '#components/weather/format-scores.ts';
import styles from './weather-report.module.css';

interface ReaderReportsProps {
  /** Null if loading failed. */
  readonly reports: VerificationReports | null;
  readonly language: Language;
}

interface ReportTableProps extends ReaderReportsProps {
  readonly reports: VerificationReports;
}

function ReportTable({ reports, language }: ReportTableProps) {
  const { section } = rainReportMessages[language];
  const { saidRainReportedRain, saidRainReportedDry, saidDryReportedRain, saidDryReportedDry } = reports;
  // Too few to compare: no colours for right and wrong.
  const isEnough = reports.reportAgreement !== null;
  const rows = [
    [saidRainReportedRain, saidRainReportedDry, styles.hit, styles.falseAlarm],
    [saidDryReportedRain, saidDryReportedDry, styles.missed, styles.calm],
  ] as const;
  return (
    <table className={styles.counts} aria-label={section.table}>
      <thead>
        <tr>
          <td />
          {section.reported.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rain, dry, rainKind, dryKind], row) => (
          <tr key={section.forecast[row]}>
            <th scope="row">{section.forecast[row]}</th>
            <td className={isEnough ? rainKind : styles.calm}>
              <strong>{formatCount(rain, language)}</strong>
            </td>
            <td className={isEnough ? dryKind : styles.calm}>
              <strong>{formatCount(dry, language)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Number of reports, their agreement, and what is excluded. */
function describeReports(reports: VerificationReports, language: Language): string {
  const { section } = rainReportMessages[language];
  const { comparedReports, reportAgreement, unsaidReports, leftOutReports, saidRainReportedRain } = reports;
  const rain = saidRainReportedRain + reports.saidDryReportedRain;
  const count = formatCount(comparedReports, language);
  const enough = reportAgreement === null ? section.few(count, LEAST_COMPARED) : null;
  return [
    comparedReports === 0 ? section.none : (enough ?? section.agreement(String(reportAgreement), count)),
    reportAgreement === null || rain === 0
      ? null
      : section.whenRain(formatCount(saidRainReportedRain, language), formatCount(rain, language)),
    unsaidReports === 0 ? null : section.unsaid(formatCount(unsaidReports, language)),
    leftOutReports === 0 ? null : section.leftOut(formatCount(leftOutReports, language)),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** Reader reports against the forecast; separate from all scores. */
export function ReaderReports({ reports, language }: ReaderReportsProps) {
  const { section } = rainReportMessages[language];
  const count = reports?.comparedReports ?? 0;
  return (
    <section className="card" id="readers" aria-labelledby="readers-title">
      <div className={styles.head}>
        <h2 id="readers-title">{section.heading}</h2>
        {count === 0 ? null : (
          <span className={styles.quiet}>
            {verificationMessages[language].figures.pairs(formatCount(count, language))}
          </span>
        )}
      </div>
      <p className={styles.says}>{section.lead}</p>
      {reports === null ? (
        <p>{verificationMessages[language].failed}</p>
      ) : (
        <>
          {count === 0 ? null : <ReportTable reports={reports} language={language} />}
          <p className={styles.says}>{describeReports(reports, language)}</p>
        </>
      )}
      <p className={styles.quiet}>
        {section.note} <a href={ENDPOINT_ADDRESSES.verificationReports.path}>{section.json}</a>
      </p>
    </section>
  );
}
