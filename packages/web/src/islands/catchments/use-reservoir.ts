import { CATCHMENT_ADDRESSES } from '@portal/contract/own/catchment-addresses.table';
import type { ReservoirBody } from '@portal/contract/own/reservoir-schema';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { callOwn, listErrors, type Refusal } from '#islands/session/call-account.ts';
import { listRefusals } from './call-catchments.ts';

export interface ReservoirShape extends ReservoirBody {
  readonly changedAt: string | null;
}

/** A part of the form that is saved on its own. */
type ReservoirPartName = 'now' | 'curve' | 'levels' | 'procedure' | 'opening';

/** Error of a field; an empty path means the whole form. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

const isBelow = (path: string, other: string): boolean => other.startsWith(`${path}.`) || other.startsWith(`${path}[`);

/** Errors of a refusal, without those of a parent whose children have their own. */
function listFieldErrors(answer: Refusal, otherwise: string): readonly FieldError[] {
  const errors = listErrors(answer);
  if (errors.length === 0) return [{ path: '', message: listRefusals(answer, otherwise)[0] ?? otherwise }];
  return errors.filter(({ path }) => !errors.some((other) => isBelow(path, other.path)));
}

interface ReservoirWords {
  readonly failed: string;
  readonly onSaved: () => void;
}

export type ReservoirForm = ReturnType<typeof useReservoir>;

/** A catchment's reservoir; saves one part at a time. */
export function useReservoir(id: string, language: Language, { failed, onSaved }: ReservoirWords) {
  const [reservoir, setReservoir] = useState<ReservoirShape | null>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [part, setPart] = useState<ReservoirPartName | null>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    void callOwn(CATCHMENT_ADDRESSES.catchmentReservoir, { id }).then(({ ok, reply }) => {
      if (ok) setReservoir(reply);
    });
  }, [id]);
  async function save(name: ReservoirPartName, change: object): Promise<boolean> {
    if (isSaving) return false;
    setPart(name);
    setSaving(true);
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentReservoirChange, { id, body: change, language });
    setSaving(false);
    const isSaved = answer.ok;
    setErrors(isSaved ? [] : listFieldErrors(answer, failed));
    if (isSaved) {
      setReservoir(answer.reply);
      onSaved();
    }
    return isSaved;
  }
  /** State of a part: saving, saved, or its errors. */
  const stateOf = (name: ReservoirPartName) => ({
    isSaving: part === name && isSaving,
    isSaved: part === name && !isSaving && errors.length === 0,
    errors: part === name ? errors : [],
  });
  return { reservoir, save, stateOf };
}
