import { linkOptions, useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { homePathOf, Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';

/**
 * Returns a click handler that goes back in the history, and so keeps filters and scroll position, if the previous entry
 * is the page with the link to this page. Else the router follows the link.
 */
export function useGoBack() {
  const { history } = useRouter();
  const canGoBack = useLocation({ select: ({ state }) => state.canGoBack === true });
  return (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!canGoBack || !isPlain) return;
    event.preventDefault();
    history.back();
  };
}

/**
 * Where a page about a learner leads back to: for an administrator the page of the learner (D-269), else the fallback.
 *
 * @param fallback default: the start page of the role
 */
export function useWayBack(learnerId: string | undefined, fallback?: string) {
  const role = useSession(({ details }) => details?.role);
  const goBack = useGoBack();
  const leadsToLearner = role === Role.Admin && learnerId !== undefined;
  const link = leadsToLearner
    ? linkOptions({ to: '/admin/users/$userId', params: { userId: learnerId }, onClick: goBack })
    : { to: fallback ?? homePathOf(role) };
  return { leadsToLearner, link };
}
