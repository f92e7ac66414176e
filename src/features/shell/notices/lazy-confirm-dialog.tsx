import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { toast } from '#ui/feedback/toasts.ts';
import { declineConfirmations, useConfirmations } from '#ui/overlay/confirm.ts';

const unasked = 'The question could not be shown, so nothing was done. Reload the page and try again.';

/** The confirmation dialog, loaded with the first question: most visits never ask one (SHELL-027). */
export function LazyConfirmDialog() {
  const question = useConfirmations(([first]) => first);
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    if (!question || Host) return;
    import('#ui/overlay/ConfirmDialog.tsx').then(
      ({ ConfirmHost }) => setHost(() => ConfirmHost),
      () => {
        // A question that cannot be asked is declined: whoever waits for it goes on without doing anything.
        question.answer(false);
        toast({ profile: 'app', tone: 'error', message: unasked });
      },
    );
  }, [question, Host]);

  // A question belongs to the page that asked it, and to whoever was signed in there.
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && declineConfirmations()),
    [router],
  );

  return Host ? <Host /> : null;
}
