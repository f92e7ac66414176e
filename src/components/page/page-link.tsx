import { Link, useMatches, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A page of the application that a menu or a row of tabs leads to. */
export interface Destination extends Pick<LinkProps, 'params'> {
  to: NonNullable<LinkProps['to']>;
  /** How the paths of further pages begin that belong to it: it is marked there too. */
  within?: readonly string[] | undefined;
}

interface PageLinkProps {
  page: Destination;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that is marked as the current page, and as current on the pages that belong to it. */
export function PageLink({ page: { to, params, within }, className, children }: PageLinkProps) {
  const isWithin = useMatches({
    select: (matches) => within?.some((start) => matches.at(-1)?.fullPath.startsWith(start)) ?? false,
  });
  return (
    <Link
      to={to}
      {...(params !== undefined && { params })}
      className={className}
      activeOptions={{ exact: true, includeSearch: false }}
      {...(isWithin && { 'aria-current': 'true' })}
    >
      {children}
    </Link>
  );
}
