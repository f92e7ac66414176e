import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CloudAlert } from 'lucide-react';
import { isChunkLoadError } from '#components/page/chunk-load-error.ts';
import { focusContent, useRecoverFocusOnMount } from '#components/page/focus/focus-content.ts';
import { UnexpectedError } from '#components/page/unexpected-error.tsx';
import { problemText, serverMessage } from '#components/problem-text.ts';
import { Button } from '#ui/Button.tsx';
import { RsvpNotice } from './rsvp-notice.tsx';
import { RsvpPage } from './rsvp-page.tsx';

/** Shown if the invite could not be checked: the text of TRI-006, or the server's message (D-186). */
export function RsvpError(props: ErrorComponentProps) {
  const { error } = props;
  const router = useRouter();
  useRecoverFocusOnMount();
  if (isChunkLoadError(error)) return <UnexpectedError {...props} />;
  const serverText = serverMessage(error);
  const { title, advice } = problemText(error);
  return (
    <RsvpPage>
      <RsvpNotice
        title={serverText || 'An unexpected error occurred.'}
        icon={<CloudAlert aria-hidden="true" />}
        action={
          <Button variant="primary" onPress={() => void router.invalidate().finally(focusContent)}>
            Try again
          </Button>
        }
      >
        {serverText ? 'Try again in a moment, or ask the office.' : `${title}. ${advice}`}
      </RsvpNotice>
    </RsvpPage>
  );
}
