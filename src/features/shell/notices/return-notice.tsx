import { useRouter, useRouterState } from '@tanstack/react-router';
import { CornerUpLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hostPath } from '#lib/url/app-url.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NoticeBar } from './notice-bar.tsx';

const invitation = { message: 'Your invitation is still open.', action: 'Go to the invitation' };

const sessionEnded = 'You were on another page when your session ended.';
const toPage = 'Go to that page';

/** Texts by the kind of unsaved data on that page. */
const texts = {
  never: { message: 'You wanted to open another page before you signed in.', action: toPage },
  nothing: { message: sessionEnded, action: toPage },
  submission: { message: sessionEnded, action: toPage },
  answers: {
    message: 'You were in the middle of an activity. Your answers are kept.',
    action: 'Go on with my activity',
  },
  activity: { message: `${sessionEnded} What you were writing is kept.`, action: toPage },
  form: { message: `${sessionEnded} What you typed is kept.`, action: toPage },
};

/**
 * Links to the page that the user requested before signing in, on the first page after the login. The login itself
 * redirects only to the subscription page (D-012).
 */
export function ReturnNotice() {
  const router = useRouter();
  const userId = useSession(({ details }) => details?.id);
  // Use the state of the displayed page, not of one that is loading.
  const offer = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.returnOffer });
  const path = offer?.userId === userId ? offer?.path : undefined;

  const { message, action } = path?.startsWith('/learner/accept-')
    ? invitation
    : texts[offer?.left ?? 'never'];

  // The router's Link would parse and rewrite the URL.
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (path !== undefined) void router.navigate({ href: hostPath(path) });
  };
  const dismiss = () =>
    void router.navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, returnOffer: undefined }),
    });
  return (
    <NoticeBar
      isShown={path !== undefined}
      label="The page you wanted"
      icon={<CornerUpLeft aria-hidden="true" />}
      action={
        <a href={path && hostPath(path)} className={buttonStyle({})} onClick={open}>
          {action}
        </a>
      }
      onDismiss={dismiss}
    >
      {message}
    </NoticeBar>
  );
}
