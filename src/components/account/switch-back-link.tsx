import { useRouter } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hostPath } from '#lib/url/app-url.ts';
import { canSwitchBack, switchBack } from '#session/impersonation.ts';
import { switchUser } from '#session/switch-user.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { focusContent } from '../page/focus/focus-content.ts';

const loginUrl = `/auth/login?${new URLSearchParams({ message: 'Your own session has ended. Please sign in again.' })}`;

/** Ends acting as a learner and opens the parent's dashboard (SES-041 to SES-043). */
function useSwitchBack(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    if (await canSwitchBack()) {
      await switchUser(router, async () => ((await switchBack()) ? '/parent/dashboard' : loginUrl));
    } else {
      toast({ profile: 'app', tone: 'warning', message: 'No parent session to restore.' });
      // The focused link has been removed.
      focusContent();
    }
  };
}

/** The link 'Log As Parent' (SHELL-012, D-023). */
export function SwitchBackLink({ className }: { className?: string | undefined }) {
  const returnToParent = useSwitchBack();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void returnToParent();
  };
  return (
    <a href={hostPath('/parent/dashboard')} className={className} onClick={onClick}>
      <Undo2 size={20} aria-hidden="true" />
      Log As Parent
    </a>
  );
}
