import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { toast } from '#ui/feedback/toasts.ts';
import { declineConfirmations, useConfirmations } from '#ui/overlay/confirm.ts';

const notShownMessage =
  'The question could not be shown, so nothing was done. Reload the page and try again.';

/** Loads the confirmation dialog with the first question, because most visits need none (SHELL-027). */
export function LazyConfirmDialog() {
  const question = useConfirmations(([first]) => first);
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    if (!question || Host) return;
    import('#ui/overlay/ConfirmDialog.tsx').then(
      ({ ConfirmHost }) => setHost(() => ConfirmHost),
      () => {
        // Decline a question that cannot be shown, so that its caller does not wait forever.
        question.answer(false);
        toast({ profile: 'app', tone: 'error', message: notShownMessage });
      },
    );
  }, [question, Host]);

  // Leaving the page, also when the session ends, cancels its questions.
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && declineConfirmations()),
    [router],
  );

  return Host ? <Host /> : null;
}
