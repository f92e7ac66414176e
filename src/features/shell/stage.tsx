import { useEffect, type ReactNode } from 'react';
import { focusContent } from '#components/page/focus-content.ts';
import { useSession } from '#session/session.ts';
import { Loading } from '#ui/feedback/Skeleton.tsx';

/** The screen, or nothing of it while one session takes the place of another (D-017). */
export function Stage({ children }: { children: ReactNode }) {
  const isChanging = useSession((session) => session.isChanging);
  useEffect(() => (isChanging ? focusContent : undefined), [isChanging]);
  return isChanging ? <Loading text="One moment…" /> : children;
}
