import { useRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { focusContent } from '#components/page/focus-content.ts';
import { mayLeave } from '#lib/unsaved-work.ts';
import { signOut } from '#session/session.ts';

/** Ends the session at /home (SHELL-011, D-001). */
export function LogoutLink({ className }: { className?: string | undefined }) {
  const router = useRouter();

  const leave = async () => {
    if (!(await mayLeave())) return;
    // First away from a screen that needs the session.
    await router.navigate({ to: '/home', ignoreBlocker: true });
    if (router.state.location.pathname !== '/home') return;
    await signOut();
    focusContent();
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void leave();
  };
  return (
    <a href="/home" className={className} onClick={onClick}>
      <LogOut size={20} aria-hidden="true" />
      Logout
    </a>
  );
}
