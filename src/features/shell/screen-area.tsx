import { useEffect, type ReactNode } from 'react';
import { focusContent } from '#components/page/focus-content.ts';
import { useSession } from '#session/session.ts';
import { Loading } from '#ui/feedback/Skeleton.tsx';

/** The screen, or nothing of it while one session replaces another (D-017). */
export function ScreenArea({ children }: { children: ReactNode }) {
  const isSwitchingUser = useSession((session) => session.isSwitchingUser);
  useEffect(() => (isSwitchingUser ? focusContent : undefined), [isSwitchingUser]);
  return isSwitchingUser ? <Loading text="One moment…" /> : children;
}
