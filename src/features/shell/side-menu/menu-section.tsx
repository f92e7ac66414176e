import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { MenuError } from './menu-error.tsx';
import styles from './menu-list.module.css';

interface MenuSectionProps<Item> {
  title: string;
  query: Pick<UseQueryResult<Item[]>, 'data' | 'isPending' | 'refetch'>;
  skeleton: ReactNode;
  failure: string;
  children: (items: Item[]) => ReactNode;
}

/** A section of the menu whose items are loaded. Hidden if there are none. */
export function MenuSection<Item>({ title, query, skeleton, failure, children }: MenuSectionProps<Item>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, refetch } = query;
  if (data?.length === 0) return null;

  const retry = async () => {
    const { isSuccess } = await refetch();
    // The focused retry button has been removed.
    if (!isSuccess) return;
    if (heading.current) heading.current.focus();
    else focusContent();
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.section}>
        {title}
      </h3>
      {isPending ? skeleton : null}
      {data ? children(data) : null}
      {data || isPending ? null : <MenuError message={failure} onRetry={() => void retry()} />}
    </>
  );
}
