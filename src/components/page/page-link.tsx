import { Link, useMatches, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface Destination extends Pick<LinkProps, 'params'> {
  to: NonNullable<LinkProps['to']>;
  /** Path prefixes of other pages on which the link is current. */
  within?: readonly string[] | undefined;
}

interface PageLinkProps {
  page: Destination;
  className?: string | undefined;
  children: ReactNode;
}

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
