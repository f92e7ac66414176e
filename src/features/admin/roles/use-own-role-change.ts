import { useRouter } from '@tanstack/react-router';
import { currentSession, signOut } from '#session/session.ts';
import { switchUser } from '#session/switch-user.ts';

/**
 * For after a change of somebody's main role. Whoever has changed their own is signed out: the token names the old
 * role, and the server no longer goes by it.
 */
export function useOwnRoleChange() {
  const router = useRouter();
  return (userId: string): void => {
    if (currentSession()?.id !== userId) return;
    void switchUser(router, () => {
      signOut();
      return `/auth/login?${new URLSearchParams({ message: 'Your role has changed. Please sign in again.' })}`;
    });
  };
}
