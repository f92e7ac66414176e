import { useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Problem } from '#api/problem.ts';
import type { FieldRegistry } from '../field-registry.ts';
import { compareRecords, isRecordChanged, type EditedRecord, type FieldChange } from './record-changes.ts';

/** Somebody else was quicker: what they have changed, and the way to take all of it. */
export interface ChangedRecord {
  changes: readonly FieldChange[];
  /** Puts the form to the record as it is now; undefined when nothing in it would be lost. */
  discard: (() => void) | undefined;
}

/** Sends the version of a record with every update, and brings the form up to date when somebody else was quicker. */
export function useEditedRecord<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: FieldRegistry,
  defaultValues: Values,
  edited: EditedRecord<Values> | undefined,
) {
  const read = useRef({ version: edited?.version, values: defaultValues });

  /**
   * What others have changed is filled in where nothing was typed, so that saving once more loses neither.
   *
   * @param sent as the schema has made it of what was typed: trimmed, numbers in one form
   * @throws Problem 404 when the record is gone
   * @returns undefined when that was not why the call failed; 'saved' when the record is as the form has it already
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
