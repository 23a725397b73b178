import { CATCHMENT_ADDRESSES } from '@portal/contract/own/catchment-addresses.table';
import type { CatchmentDetail } from '@portal/contract/own/catchments';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useState } from 'react';
import { formatNumber } from '#components/weather/format-values.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { OutlineWays, useOutline } from './add-catchment.tsx';
import { listRefusals } from './call-catchments.ts';
import parts from './catchments.module.css';
import type { DeskProps } from './desk-props.ts';

interface SettingsProps extends Omit<DeskProps, 'rain'> {
  readonly onChanged: () => void;
}

/** Downloads the stored outline. */
function download({ name, polygon }: CatchmentDetail): void {
  const feature = { type: 'Feature', properties: { name }, geometry: polygon };
  const url = URL.createObjectURL(new Blob([JSON.stringify(feature)], { type: 'application/geo+json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.geojson`;
  link.click();
  URL.revokeObjectURL(url);
}

function ChangeOutline({ catchment, words, style, onChanged, onEnd }: SettingsProps & { readonly onEnd: () => void }) {
  const outline = useOutline();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  async function save(): Promise<void> {
    if (outline.polygon === null) return setRefusals([words.add.needsOutline]);
    const body = { polygon: outline.polygon };
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentChange, {
      id: catchment.id,
      body,
      language: style.language,
    });
    if (!answer.ok) return setRefusals(listRefusals(answer, words.failed));
    onEnd();
    onChanged();
  }
  return (
    <>
      <OutlineWays language={style.language} words={words} outline={outline} ways={['draw', 'upload']} />
      <div role="status">
        {refusals.map((refusal) => (
          <p key={refusal} className={parts.wrong}>
            {refusal}
          </p>
        ))}
      </div>
      <div className={parts.row}>
        <button type="button" className="button" onClick={() => void save()}>
          {words.add.saveOutline}
        </button>
        <button type="button" className={parts.plain} onClick={onEnd}>
          {words.desk.settings.cancel}
        </button>
      </div>
    </>
  );
}

const NOT_FOUND = 404;

function RemovePart({ catchment, words, style }: Omit<SettingsProps, 'onChanged'>) {
  const { settings } = words.desk;
  const [isSure, setSure] = useState(false);
  async function remove(): Promise<void> {
    const { ok, status } = await callOwn(CATCHMENT_ADDRESSES.catchmentRemove, { id: catchment.id });
    if (ok || status === NOT_FOUND) location.assign(toLanguagePath('dashboard:catchments', style.language));
  }
  if (!isSure)
    return (
      <button type="button" className={parts.plain} onClick={() => setSure(true)}>
        {settings.remove}
      </button>
    );
  return (
    <div className={parts.row} role="alert">
      <b>{settings.sure}</b>
      <button type="button" className={parts.danger} onClick={() => void remove()}>
        {settings.yes}
      </button>
      <button type="button" className={parts.plain} onClick={() => setSure(false)}>
        {settings.cancel}
      </button>
    </div>
  );
}

/** Outline, and removal of the catchment. */
export function SettingsPart(props: SettingsProps) {
  const { catchment, words, style } = props;
  const { settings } = words.desk;
  const [isChanging, setChanging] = useState(catchment.outline === null);
  return (
    <section className={`card ${parts.stack} ${parts.noPrint}`} aria-labelledby="desk-settings">
      <h2 id="desk-settings">{settings.heading}</h2>
      {catchment.areaKm2 !== null && (
        <p className={parts.dim}>
          {settings.points(formatNumber(catchment.points, style), formatNumber(catchment.areaKm2, style))}
        </p>
      )}
      {isChanging && <ChangeOutline {...props} onEnd={() => setChanging(false)} />}
      <div className={parts.row}>
        {!isChanging && (
          <button type="button" className={parts.plain} onClick={() => setChanging(true)}>
            {catchment.outline === null ? settings.addOutline : settings.outline}
          </button>
        )}
        {catchment.polygon !== null && (
          <button type="button" className={parts.plain} onClick={() => download(catchment)}>
            {settings.download}
          </button>
        )}
        <RemovePart {...props} />
      </div>
    </section>
  );
}
