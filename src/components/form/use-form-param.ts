import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '#ui/feedback/toasts.ts';

/** The query parameter that says which form is open over a list: a record's id, or 'new'. */
export const formParam = 'form';

/** The value of the parameter for a record that does not exist yet. */
export const newRecord = 'new';

/** The form that a URL opens, or undefined. */
export const openForm = (search: object): string | undefined => {
  const value: unknown = formParam in search ? search[formParam] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Opens a form over a list by the URL: `/admin/campus?form=new`. A link, a reload and Back find the same form; whatever
 * else the URL holds stays. The route's search has to admit `form`.
 *
 * @param records the list; an id that is not among them opens nothing
 */
export function useFormParam<Row extends { id: string }>(records: readonly Row[]) {
  const id = useSearch({ strict: false, select: openForm });
  const navigate = useNavigate();
  const router = useRouter();
  // Not looked for in vain with each letter of the search over the list.
  const found = id === undefined ? undefined : records.find((record) => record.id === id);
  // The form keeps the record that it was opened with: what somebody else does to it meanwhile, deleting it included,
  // must not take away what is typed. Saving reports it.
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
  // A save that ends late must not close the form that was opened after it.
  const isStillOpen = () => openForm(router.latestLocation.search) === id;

  const open = useCallback((next: string) => void go(next), [go]);

  const isGone = id !== undefined && !isOpen;
  useEffect(() => {
    if (!isGone) return;
    toast({ profile: 'app', tone: 'info', message: 'What this link leads to is not here any more.' });
    void go(undefined, { replace: true });
  }, [isGone, go]);

  return {
    isOpen,
    /** The record to edit; undefined for a new one, and while no form is open. */
    record,
    /** @param next a record's id, or `newRecord`; the same function each time */
    open,
    /** @param options.discard throws changes away without a question */
    close: ({ discard = false } = {}) => {
      // Back leads to where the form was opened, not into it again.
      if (isStillOpen()) void go(undefined, { replace: true, ignoreBlocker: discard });
    },
    /** Closes the form of a record that has just been deleted: there is nothing left to save. */
    closeDeleted: (deleted: string) => {
      if (deleted === id && isStillOpen()) void go(undefined, { replace: true, ignoreBlocker: true });
    },
  };
}
