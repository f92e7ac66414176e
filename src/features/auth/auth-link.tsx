import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { emailAddress } from '#lib/email.ts';

interface AddressLinkProps {
  to: '/auth/login' | '/auth/register' | '/auth/forgot-password';
  /** What is typed so far; it goes along when it is an e-mail address. */
  typed: string | undefined;
  children: ReactNode;
}

/** A way between the pages of the entrance on which nobody types an address twice; the URL does not hold it. */
export function AddressLink({ to, typed = '', children }: AddressLinkProps) {
  const email = typed.trim();
  return (
    <Link to={to} state={emailAddress.test(email) ? { email } : {}}>
      {children}
    </Link>
  );
}
