import { useRouter } from '@tanstack/react-router';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { canSwitchBack, switchBack } from '#session/impersonation.ts';
import { switchUser } from '#session/switch-user.ts';
import { toast } from '#ui/feedback/toasts.ts';

const loginUrl = `/auth/login?${new URLSearchParams({ message: 'Your own session has ended. Please sign in again.' })}`;

/** Ends acting as a learner and opens the parent's dashboard (SES-041 to SES-043). */
export function useSwitchBack(): () => Promise<void> {
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
