import { Link, useMatches } from '@tanstack/react-router';
import type { Page } from './navigation.ts';

interface PageLinkProps {
  page: Page;
  className?: string | undefined;
  withIcon?: boolean;
}

/** A link of a menu: marked as the current page, and as current on the pages that belong to it. */
export function PageLink({ page, className, withIcon }: PageLinkProps) {
  const { label, Icon, within, ...destination } = page;
  const isWithin = useMatches({
    select: (matches) => within?.some((start) => matches.at(-1)?.fullPath.startsWith(start)) ?? false,
  });
  return (
    <Link
      {...destination}
      className={className}
      activeOptions={{ exact: true, includeSearch: false }}
      {...(isWithin && { 'aria-current': 'true' })}
    >
      {withIcon ? <Icon aria-hidden="true" /> : null}
      {label}
    </Link>
  );
}
