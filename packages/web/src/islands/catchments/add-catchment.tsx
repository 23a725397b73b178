import type { CatchmentMessages } from '@portal/content/messages/catchment-messages';
import { CATCHMENT_ADDRESSES, MOST_OUTLINE_BYTES } from '@portal/contract/own/catchment-addresses.table';
import type { CheckedOutline, Plant } from '@portal/contract/own/catchments';
import type { Language } from '@portal/domain/language/language';
import { type ReactNode, useEffect, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import { listRefusals, loadPlants } from './call-catchments.ts';
import parts from './catchments.module.css';
import { DrawOutline } from './draw-outline.tsx';
import { OutlineMap } from './outline-map.tsx';
import { type DrawnPoint, toDrawnPolygon } from './parse-points.ts';

interface OutlineProps {
  readonly language: Language;
  readonly words: CatchmentMessages;
}

const MEGABYTE = 2 ** 20;

interface UploadProps extends OutlineProps {
  readonly checked: CheckedOutline | null;
  readonly onChecked: (checked: CheckedOutline | null) => void;
}

/** A file is checked and shown when chosen; nothing is saved yet. */
function UploadOutline({ language, words, checked, onChecked }: UploadProps) {
  const { upload } = words;
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  const style = { language };
  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    onChecked(null);
    if (file.size > MOST_OUTLINE_BYTES) {
      setFaults([upload.tooLarge(formatNumber(file.size / MEGABYTE, style, 1))]);
      return;
    }
    setReading(true);
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentCheck, { file, language });
    setReading(false);
    setFaults(answer.ok ? [] : listRefusals(answer, words.failed));
    onChecked(answer.reply);
  }
  return (
    <div className={parts.stack}>
      <p>{upload.hint}</p>
      <Field label={upload.choose}>
        <input
          type="file"
          accept=".zip,.shp,.json,.geojson,application/geo+json"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </Field>
      <div role="status">
        {isReading && <p>{upload.reading}</p>}
        {faults.length > 0 && (
          <div className={parts.faults}>
            <p>{upload.refused}</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        {checked !== null && (
          <p className={parts.good}>
            {upload.accepted(formatNumber(checked.points, style), formatNumber(checked.areaKm2, style))}
          </p>
        )}
      </div>
      {checked !== null && <OutlineMap outline={checked.outline} language={language} label={words.draw.label} />}
    </div>
  );
}

interface PlantProps extends OutlineProps {
  readonly slug: string;
  readonly onPlant: (plant: Plant | undefined) => void;
}

function ChoosePlant({ language, words, slug, onPlant }: PlantProps) {
  const { plant } = words;
  const [plants, setPlants] = useState<readonly Plant[]>([]);
  useEffect(() => {
    void loadPlants().then((found) => setPlants(found ?? []));
  }, []);
  const collator = new Intl.Collator('vi');
  const sorted = [...plants].sort((a, b) => collator.compare(a.name, b.name));
  const style = { language };
  return (
    <div className={parts.stack}>
      <Field label={plant.label}>
        <select value={slug} onChange={({ target }) => onPlant(plants.find((one) => one.slug === target.value))}>
          <option value="">{plant.choose}</option>
          {sorted.map(({ slug: value, name, megawatts }) => (
            <option key={value} value={value}>
              {plant.option(name, formatNumber(megawatts, style))}
            </option>
          ))}
        </select>
      </Field>
      <p className={parts.note}>
        {plant.hint} {plant.source}
      </p>
    </div>
  );
}

const WAYS = ['draw', 'upload', 'plant'] as const;
type Way = (typeof WAYS)[number];

/** State of the outline being made. */
export function useOutline() {
  const [way, setWay] = useState<Way>('draw');
  const [points, setPoints] = useState<readonly DrawnPoint[]>([]);
  const [checked, setChecked] = useState<CheckedOutline | null>(null);
  const polygon = way === 'draw' ? toDrawnPolygon(points) : way === 'upload' ? (checked?.polygon ?? null) : null;
  return { way, setWay, points, setPoints, checked, setChecked, polygon };
}

interface WaysProps extends OutlineProps {
  readonly outline: ReturnType<typeof useOutline>;
  readonly ways: readonly Way[];
}

/** Draw or upload an outline, or start from a plant. */
export function OutlineWays({ language, words, outline, ways }: WaysProps) {
  return (
    <>
      <div className={parts.chips}>
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            className={parts.chip}
            aria-pressed={outline.way === way}
            onClick={() => outline.setWay(way)}
          >
            {words.add.ways[way]}
          </button>
        ))}
      </div>
      {outline.way === 'draw' && (
        <DrawOutline language={language} words={words} points={outline.points} onPoints={outline.setPoints} />
      )}
      {outline.way === 'upload' && (
        <UploadOutline language={language} words={words} checked={outline.checked} onChecked={outline.setChecked} />
      )}
    </>
  );
}

interface AddProps extends OutlineProps {
  readonly onAdded: (id: string) => void;
}

/** Adds a catchment from an outline and a name, or from a plant. Nothing is stored before saving. */
export function AddCatchment({ language, words, onAdded }: AddProps) {
  const { add } = words;
  const outline = useOutline();
  const [name, setName] = useState('');
  const [plant, setPlant] = useState<Plant | undefined>();
  const [refusals, setRefusals] = useState<readonly ReactNode[]>([]);
  const [isSaving, setSaving] = useState(false);
  const { way, polygon } = outline;
  async function save(): Promise<void> {
    const isReady = way === 'plant' ? plant !== undefined : polygon !== null;
    if (!isReady || name.trim() === '') {
      setRefusals([isReady ? add.needsName : way === 'plant' ? words.plant.choose : add.needsOutline]);
      return;
    }
    setSaving(true);
    const body = { name, ...(way === 'plant' ? { plant: plant?.slug } : { polygon }) };
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentAdd, { body, language });
    setSaving(false);
    if (answer.ok) return onAdded(answer.reply.id);
    const isLimit = answer.body.errorCode === 'planLimit';
    setRefusals(isLimit ? [showRefusal(answer, language)] : listRefusals(answer, words.failed));
  }
  return (
    <section className={`card ${parts.stack}`} aria-labelledby="add-catchment">
      <h2 id="add-catchment">{add.heading}</h2>
      <OutlineWays language={language} words={words} outline={outline} ways={WAYS} />
      {way === 'plant' && (
        <ChoosePlant
          language={language}
          words={words}
          slug={plant?.slug ?? ''}
          onPlant={(chosen) => {
            setPlant(chosen);
            if (chosen !== undefined && name === '') setName(chosen.name);
          }}
        />
      )}
      <Field label={add.name}>
        <input
          value={name}
          maxLength={60}
          placeholder={add.nameHint}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div role="status">
        {refusals.map((refusal) => (
          <p key={String(refusal)} className={parts.wrong}>
            {refusal}
          </p>
        ))}
      </div>
      <button
        type="button"
        className={`button ${parts.wide}`}
        aria-disabled={isSaving}
        onClick={() => !isSaving && void save()}
      >
        {isSaving ? add.saving : add.save}
      </button>
    </section>
  );
}
