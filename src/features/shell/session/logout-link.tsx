import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hostPath } from '#lib/url/app-url.ts';
import { signOut } from '#session/session.ts';
import { switchUser } from '#session/switch-user.ts';

/** Ends the session and opens /home (SHELL-011, D-001), unless the user cancels because of unsaved changes. */
export const logOut = (router: AnyRouter): void =>
  void switchUser(router, () => {
    signOut();
    return '/home';
  });

export function LogoutLink({ className }: { className?: string | undefined }) {
  const router = useRouter();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    logOut(router);
  };
  return (
    <a href={hostPath('/home')} className={className} onClick={onClick}>
      <LogOut size={20} aria-hidden="true" />
      Logout
    </a>
  );
}
