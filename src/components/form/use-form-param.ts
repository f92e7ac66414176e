import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '#ui/feedback/toasts.ts';

/** The query parameter of the open form; its value is a record's id, or 'new'. */
export const formParam = 'form';

export const newRecord = 'new';

export const getOpenForm = (search: object): string | undefined => {
  const value: unknown = formParam in search ? search[formParam] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Stores in the URL which form is open over a list: `/admin/campus?form=new`. The route's search must allow `form`.
 *
 * @param records the rows of the list; other ids open no form
 */
export function useFormParam<Row extends { id: string }>(records: readonly Row[]) {
  const id = useSearch({ strict: false, select: getOpenForm });
  const navigate = useNavigate();
  const router = useRouter();
  const found = id === undefined ? undefined : records.find((record) => record.id === id);
  // Keep the record as it was when the form was opened: a change or deletion by another user must not discard the input.
  // Saving reports the conflict.
  const [openedRecord, setOpenedRecord] = useState(found);
  if (openedRecord?.id !== id && openedRecord !== found) setOpenedRecord(found);
  const record = openedRecord?.id === id ? openedRecord : found;

  const isOpen = record !== undefined || id === newRecord;

  const setParam = useCallback(
    (next: string | undefined, options: { replace?: boolean; ignoreBlocker?: boolean } = {}) =>
      navigate({
        to: '.',
        search: (search: object): object => ({ ...search, [formParam]: next }),
        resetScroll: false,
        ...options,
      }),
    [navigate],
  );
  // A slow save must not close a form that was opened later.
  const isStillOpen = () => getOpenForm(router.latestLocation.search) === id;

  const open = useCallback((next: string) => void setParam(next), [setParam]);

  const isNotFound = id !== undefined && !isOpen;
  useEffect(() => {
    if (!isNotFound) return;
    toast({ profile: 'app', tone: 'info', message: 'This record no longer exists.' });
    void setParam(undefined, { replace: true });
  }, [isNotFound, setParam]);

  return {
    isOpen,
    /** The record to edit; undefined for a new record or no open form. */
    record,
    /** @param next a record's id, or `newRecord` */
    open,
    /** @param options.discard skips the confirmation for unsaved changes */
    close: ({ discard = false } = {}) => {
      // Back must not open the form again.
      if (isStillOpen()) void setParam(undefined, { replace: true, ignoreBlocker: discard });
    },
    closeDeleted: (deleted: string) => {
      if (deleted === id && isStillOpen()) void setParam(undefined, { replace: true, ignoreBlocker: true });
    },
  };
}
