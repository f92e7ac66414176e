import { useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Problem } from '#api/problem.ts';
import type { FieldRegistry } from '../field-registry.ts';
import { compareRecords, isRecordChanged, type EditedRecord, type FieldChange } from './record-changes.ts';

export interface ChangedRecord {
  changes: readonly FieldChange[];
  /** Resets the form to the saved record; undefined if the form has no unsaved values. */
  discard: (() => void) | undefined;
}

/** Adds the record's version to updates, and merges another user's changes after a conflict. */
export function useEditedRecord<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: FieldRegistry,
  defaultValues: Values,
  edited: EditedRecord<Values> | undefined,
) {
  const base = useRef({ version: edited?.version, values: defaultValues });

  /**
   * Fills the other user's changes into unchanged fields, so that the next save includes the changes of both users.
   *
   * @param sent the values as the schema normalized them
   * @throws Problem 404 if the record was deleted
   * @returns undefined if the error is not a conflict; 'saved' if the saved record already has the form's values
   */
  const merge = async (error: unknown, sent: object): Promise<ChangedRecord | 'saved' | undefined> => {
    base.current = edited?.partialSave?.(error) ?? base.current;
    if (!edited || !isRecordChanged(error)) return undefined;
    const saved = await edited.reload();
    if (!saved) throw new Problem(404, '');
    const { changes, edits, isSaved } = compareRecords(
      fields,
      base.current.values,
      saved.values,
      form.getValues(),
      sent,
    );
    base.current = saved;
    if (isSaved) return 'saved';
    form.reset(saved.values);
    for (const [name, value] of Object.entries(edits)) {
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true, shouldTouch: true });
    }
    const hasEdits = Object.keys(edits).length > 0;
    return {
      changes,
      discard: hasEdits ? () => form.reset(saved.values, { keepFieldsRef: true }) : undefined,
    };
  };

  return {
    withVersion: <Body>(body: Body): Body => (edited ? { ...body, version: base.current.version } : body),
    merge,
  };
}
