import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ResetPasswordSearch } from './reset-password-search.ts';

const isInUrl = ({ token, email }: ResetPasswordSearch) => token !== undefined || email !== undefined;

/**
 * Takes the reset link out of the URL and out of the history. Whoever looks over a shoulder, shares the
 * page or goes back finds no token; it is kept by this mounted screen and nowhere else, so a reload forgets it.
 *
 * @returns the members of the newest link that was opened here; none when there was none
 */
export function useResetLink(search: ResetPasswordSearch): ResetPasswordSearch {
  const navigate = useNavigate();
  const [link, setLink] = useState(search);

  // A second link may be opened while the screen stands: a hash link navigates without a page load (D-048).
  if (isInUrl(search) && search !== link) setLink(search);

  // For each search, not once: a second link may come before the screen has seen the URL without the first.
  useEffect(() => {
    if (isInUrl(search)) void navigate({ to: '/auth/reset-password', search: {}, replace: true });
  }, [search, navigate]);

  return link;
}
