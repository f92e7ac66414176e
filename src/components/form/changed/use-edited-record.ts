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

/** Sends the version of a record with every update, and merges the changes of another user after a conflict. */
export function useEditedRecord<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: FieldRegistry,
  defaultValues: Values,
  edited: EditedRecord<Values> | undefined,
) {
  const read = useRef({ version: edited?.version, values: defaultValues });

  /**
   * Fills the changes of the other user into untouched fields, so that the next save loses neither side's changes.
   *
   * @param sent the values as the schema normalized them
   * @throws Problem 404 if the record was deleted
   * @returns undefined if the error is not a conflict; 'saved' if the saved record already has the form's values
   */
  const merge = async (error: unknown, sent: object): Promise<ChangedRecord | 'saved' | undefined> => {
    read.current = edited?.partialSave?.(error) ?? read.current;
    if (!edited || !isRecordChanged(error)) return undefined;
    const now = await edited.reload();
    if (!now) throw new Problem(404, '');
    const { changes, mine, isSaved } = compareRecords(
      fields,
      read.current.values,
      now.values,
      form.getValues(),
      sent,
    );
    read.current = now;
    if (isSaved) return 'saved';
    form.reset(now.values);
    for (const [name, value] of Object.entries(mine)) {
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true, shouldTouch: true });
    }
    const isMine = Object.keys(mine).length > 0;
    return { changes, discard: isMine ? () => form.reset(now.values, { keepFieldsRef: true }) : undefined };
  };

  return {
    withVersion: <Body>(body: Body): Body => (edited ? { ...body, version: read.current.version } : body),
    merge,
  };
}
