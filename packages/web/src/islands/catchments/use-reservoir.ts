import { CATCHMENT_ADDRESSES } from '@portal/contract/catchment-addresses.table';
import type { ReservoirBody } from '@portal/contract/reservoir-schema';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { type AccountAnswer, callOwn } from '#islands/session/call-account.ts';
import { listRefusals } from './call-catchments.ts';

/** A reservoir as its call shows it. */
export interface ReservoirShape extends ReservoirBody {
  readonly changedAt: string | null;
}

/** A part of the form that is saved alone. */
type ReservoirPartName = 'now' | 'curve' | 'levels' | 'procedure' | 'opening';

/** What is wrong with a field; the path is empty for the whole. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

const isBelow = (path: string, other: string): boolean => other.startsWith(`${path}.`) || other.startsWith(`${path}[`);

/** The errors of an answer; those of a whole whose parts have their own are left out. */
function listErrors(answer: AccountAnswer, otherwise: string): readonly FieldError[] {
  const errors = Array.isArray(answer.body.errors) ? (answer.body.errors as readonly FieldError[]) : [];
  if (errors.length === 0) return [{ path: '', message: listRefusals(answer, otherwise)[0] ?? otherwise }];
  return errors.filter(({ path }) => !errors.some((other) => isBelow(path, other.path)));
}

interface ReservoirWords {
  readonly failed: string;
  readonly onSaved: () => void;
}

/** What the parts of the form share. */
export type ReservoirForm = ReturnType<typeof useReservoir>;

/** A catchment's reservoir, and saving one part of it at a time. */
export function useReservoir(id: string, language: Language, { failed, onSaved }: ReservoirWords) {
  const [reservoir, setReservoir] = useState<ReservoirShape | null>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [part, setPart] = useState<ReservoirPartName | null>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    void callOwn(CATCHMENT_ADDRESSES.catchmentReservoir, { id }).then(({ status, body }) => {
      if (status === 200) setReservoir(body as unknown as ReservoirShape);
    });
  }, [id]);
  async function save(name: ReservoirPartName, change: object): Promise<boolean> {
    if (isSaving) return false;
    setPart(name);
    setSaving(true);
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentReservoirChange, { id, body: change, language });
    setSaving(false);
    const isSaved = answer.status === 200;
    setErrors(isSaved ? [] : listErrors(answer, failed));
    if (isSaved) {
      setReservoir(answer.body as unknown as ReservoirShape);
      onSaved();
    }
    return isSaved;
  }
  /** What is to be said of a part: being saved, saved, or its errors. */
  const stateOf = (name: ReservoirPartName) => ({
    isSaving: part === name && isSaving,
    isSaved: part === name && !isSaving && errors.length === 0,
    errors: part === name ? errors : [],
  });
  return { reservoir, save, stateOf };
}
