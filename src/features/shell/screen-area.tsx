import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { isOpenTo } from '#session/guard.ts';
import { useSession } from '#session/session.ts';
import { Loading } from '#ui/feedback/Skeleton.tsx';

/** The screen, or nothing of it while one session replaces another (D-017) or after it has ended (D-239). */
export function ScreenArea({ children }: { children: ReactNode }) {
  const isSwitchingUser = useSession((session) => session.isSwitchingUser);
  const isClosed = useIsClosed();
  useEffect(() => (isSwitchingUser ? focusContent : undefined), [isSwitchingUser]);
  return isSwitchingUser || isClosed ? <Loading text="One moment…" /> : children;
}

/** The screen needs a session, which has ended, and the next page is on its way, however long that takes. */
function useIsClosed(): boolean {
  const { routesById } = useRouter();
  const isVisitor = useSession(({ details }) => details === undefined);
  const isLeavingGuarded = useRouterState({
    select: ({ isLoading, matches }) =>
      isLoading &&
      matches.some(({ routeId }) => !isOpenTo(routesById[routeId].options.beforeLoad, undefined)),
  });
  return isVisitor && isLeavingGuarded;
}
