import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '#ui/feedback/toasts.ts';

/** The query parameter of the open form: a record's id, or 'new'. */
export const formParam = 'form';

export const newRecord = 'new';

/** The value of the parameter, or undefined. */
export const openForm = (search: object): string | undefined => {
  const value: unknown = formParam in search ? search[formParam] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Stores in the URL which form is open over a list: `/admin/campus?form=new`. The route's search must allow `form`.
 *
 * @param records the list; an id that is not in it opens no form
 */
export function useFormParam<Row extends { id: string }>(records: readonly Row[]) {
  const id = useSearch({ strict: false, select: openForm });
  const navigate = useNavigate();
  const router = useRouter();
  const found = id === undefined ? undefined : records.find((record) => record.id === id);
  // The form keeps the record it was opened with, so that a change or deletion by another user does not discard the
  // input. Saving reports the conflict.
  const [opened, setOpened] = useState(found);
  if (opened?.id !== id && opened !== found) setOpened(found);
  const record = opened?.id === id ? opened : found;

  const isOpen = record !== undefined || id === newRecord;

  const go = useCallback(
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
  const isStillOpen = () => openForm(router.latestLocation.search) === id;

  const open = useCallback((next: string) => void go(next), [go]);

  const isNotFound = id !== undefined && !isOpen;
  useEffect(() => {
    if (!isNotFound) return;
    toast({ profile: 'app', tone: 'info', message: 'This record no longer exists.' });
    void go(undefined, { replace: true });
  }, [isNotFound, go]);

  return {
    isOpen,
    /** The record to edit; undefined for a new record or no open form. */
    record,
    /** @param next a record's id, or `newRecord` */
    open,
    /** @param options.discard skips the confirmation for unsaved changes */
    close: ({ discard = false } = {}) => {
      // Back must not open the form again.
      if (isStillOpen()) void go(undefined, { replace: true, ignoreBlocker: discard });
    },
    /** Closes the form if its record was just deleted. */
    closeDeleted: (deleted: string) => {
      if (deleted === id && isStillOpen()) void go(undefined, { replace: true, ignoreBlocker: true });
    },
  };
}
