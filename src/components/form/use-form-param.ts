import { useNavigate, useSearch } from '@tanstack/react-router';

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
 */
export function useFormParam() {
  const id = useSearch({ strict: false, select: openForm });
  const navigate = useNavigate();
  const go = (next: string | undefined) =>
    navigate({
      to: '.',
      // Which routes admit the parameter is theirs to say: to the types this may be any of them.
      search: ((search: object) => ({ ...search, [formParam]: next })) as never,
      resetScroll: false,
    });
  return {
    /** A record's id, `newRecord`, or undefined while no form is open. */
    id,
    open: (record: string) => void go(record),
    close: () => void go(undefined),
  };
}
