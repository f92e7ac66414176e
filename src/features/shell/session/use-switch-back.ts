import { useRouter } from '@tanstack/react-router';
import { canSwitchBack, switchBack } from '#session/impersonation.ts';
import { switchUser } from '#session/switch-user.ts';
import { toast } from '#ui/feedback/toasts.ts';

const ended = `/auth/login?${new URLSearchParams({ message: 'Your own session has ended. Please sign in again.' })}`;

/** From acting as a learner back to being the parent, at the parent's dashboard (SES-041 to SES-043). */
export function useSwitchBack(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    if (await canSwitchBack()) {
      await switchUser(router, async () => ((await switchBack()) ? '/parent/dashboard' : ended));
    } else {
      toast({ profile: 'app', tone: 'warning', message: 'No parent session to restore.' });
    }
  };
}
