import { catchmentModelMessages } from '@portal/content/messages/catchment-model-messages';
import { fileAnswerMessages } from '@portal/content/messages/file-answer-messages';
import type { FittedModel } from '@portal/contract/own/catchments';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { DataTable } from '#components/ui/data-table.tsx';
import { Field } from '#components/ui/field.tsx';
import { FileAnswerFields } from '#components/ui/file-answers.tsx';
import { formatDayMonth, formatNumber, formatPercent, UNKNOWN } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import type { DeskProps } from './desk-props.ts';
import type { Flow } from './use-flow.ts';

export interface FlowProps extends DeskProps {
  readonly flow: Flow;
}

/** Date with year: records span many. */
const formatDate = (moment: string, { style }: Pick<DeskProps, 'style'>): string =>
  `${formatDayMonth(moment, style.language)}${style.language === 'vi' ? '/' : ' '}${moment.slice(0, 4)}`;

/** Last day of records whose end is exclusive. */
const formatLastDate = (endsAt: string, props: Pick<DeskProps, 'style'>): string =>
  formatDate(formatMoment(parseMoment(endsAt) - 1), props);

/** Verdict on a model with its scores. */
function ModelScores(props: DeskProps & { readonly model: FittedModel }) {
  const { model, words, style } = props;
  const { flow } = words.desk;
  const score = (value: number | null) => (value === null ? UNKNOWN : formatNumber(value, style, 2));
  const rows = [
    [flow.scores.nse, score(model.heldBack.nse)],
    [flow.scores.kge, score(model.heldBack.kge)],
    [
      flow.scores.bias,
      model.heldBack.biasPart === null ? UNKNOWN : formatPercent(100 * model.heldBack.biasPart, style),
    ],
    [flow.scores.persistence, score(model.persistence.nse)],
  ] as const;
  const name = model.step === 'hour' ? 'GR4H' : 'GR4J';
  return (
    <>
      <p className={model.skill === 'none' ? parts.wrong : undefined}>
        <strong>{catchmentModelMessages[style.language].skill[model.skill]}</strong>
      </p>
      <p className={parts.note}>
        {flow.model(name, formatDate(model.heldBackFrom, props), formatLastDate(model.heldBackTo, props))}
      </p>
      <div className={parts.sideways}>
        <DataTable className={parts.table} rows={rows} />
      </div>
      {model.atLimit.length > 0 && <p className={parts.wrong}>{flow.atLimit}</p>}
    </>
  );
}

/** The model in use, and a candidate that waits for the owner's decision. */
export function Models(props: FlowProps) {
  const { flow, style } = props;
  const { model = null, candidate = null } = flow.records ?? {};
  const text = catchmentModelMessages[style.language].candidate;
  return (
    <>
      {candidate !== null && (
        <div className={parts.stack}>
          <h3>{text.heading}</h3>
          <p>{candidate.skill === 'none' ? text.useless : text.waits}</p>
          <ModelScores {...props} model={candidate} />
          <div className={`${parts.row} ${parts.noPrint}`}>
            {candidate.skill !== 'none' && (
              <button type="button" className={parts.plain} onClick={() => void flow.settle(true)}>
                {text.accept}
              </button>
            )}
            <button type="button" className={parts.plain} onClick={() => void flow.settle(false)}>
              {text.drop}
            </button>
          </div>
          {model !== null && <h3>{text.inUse}</h3>}
        </div>
      )}
      {model !== null && <ModelScores {...props} model={model} />}
    </>
  );
}

/** Upload with questions on ambiguous content. */
function UploadPart({ flow: { file, records }, words, style }: FlowProps) {
  const text = words.desk.flow;
  const { answers, setAnswers, isBalanceRight, setBalanceRight, refused, isReading, upload } = file;
  return (
    <>
      <Field label={records?.series == null ? text.upload : text.replace}>
        <input type="file" accept=".csv,.txt,text/csv" onChange={({ target }) => void upload(target.files?.[0])} />
      </Field>
      <FileAnswerFields language={style.language} quantities={['flow']} answers={answers} onChange={setAnswers} />
      <p className={parts.note}>{text.uploadHint}</p>
      <div role="status">
        {isReading && <p>{text.uploading}</p>}
        {refused !== null && (
          <div className={parts.faults}>
            <p>{text.refused}</p>
            <ul>
              {refused.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {refused?.asksBalance && (
        <label className={parts.check}>
          <input type="checkbox" checked={isBalanceRight} onChange={({ target }) => setBalanceRight(target.checked)} />
          <span>{catchmentModelMessages[style.language].balanceRight}</span>
        </label>
      )}
      {refused !== null && (
        <button type="button" className={parts.plain} disabled={isReading} onClick={() => void upload(refused.file)}>
          {fileAnswerMessages[style.language].again}
        </button>
      )}
    </>
  );
}

/** The operator's records, and the button that starts a calibration. */
export function Records(props: FlowProps) {
  const { catchment, flow, words, style } = props;
  const { records, fitFault, percent, fit } = flow;
  const text = words.desk.flow;
  const series = records?.series ?? null;
  const count = (steps: number | undefined) => formatNumber(steps ?? 0, style);
  return (
    <div className={`${parts.stack} ${parts.noPrint}`}>
      {series !== null && (
        <p className={parts.dim}>
          {text.records(formatDate(series.from, props), formatLastDate(series.to, props), count(series.rows))}{' '}
          {text.gaps(count(series.gapSteps.flow), count(series.gapSteps.rain))}
        </p>
      )}
      <UploadPart {...props} />
      <div role="status">
        {fitFault !== null && <p className={parts.wrong}>{fitFault}</p>}
        {percent !== null && <p>{text.fitting(String(percent))}</p>}
      </div>
      {series !== null &&
        percent === null &&
        (catchment.areaKm2 === null ? (
          <p className={parts.dim}>{text.needsOutline}</p>
        ) : (
          <button type="button" className={parts.plain} onClick={() => void fit()}>
            {records?.model === null ? text.fit : text.fitAgain}
          </button>
        ))}
    </div>
  );
}
