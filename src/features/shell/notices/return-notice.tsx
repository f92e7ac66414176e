import { useRouter, useRouterState } from '@tanstack/react-router';
import { CornerUpLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hostPath } from '#lib/url/app-url.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NoticeBar } from './notice-bar.tsx';

const invitation = { message: 'Your invitation is still open.', action: 'Go to the invitation' };

const ended = 'You were on another page when your session ended.';
const toPage = 'Go to that page';

/** What the user has left on the page: nothing, when they were never there. */
const texts = {
  never: { message: 'You wanted to open another page before you signed in.', action: toPage },
  nothing: { message: ended, action: toPage },
  submission: { message: ended, action: toPage },
  answers: {
    message: 'You were in the middle of an activity. Your answers are kept.',
    action: 'Go on with my activity',
  },
  activity: { message: `${ended} What you were writing is kept.`, action: toPage },
  form: { message: `${ended} What you typed is kept.`, action: toPage },
};

/**
 * One link back to the page that somebody asked for before signing in; a login itself follows only the subscription
 * page (D-012). It belongs to the page where the login led, and is gone on every other.
 */
export function ReturnNotice() {
  const router = useRouter();
  const userId = useSession(({ details }) => details?.id);
  // Of the page that is shown, not of one that is still loading.
  const offer = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.returnOffer });
  const path = offer?.userId === userId ? offer?.path : undefined;

  const { message, action } = path?.startsWith('/learner/accept-')
    ? invitation
    : texts[offer?.left ?? 'never'];

  // Not the router's Link, which takes path and query apart: this is a URL as somebody gave it.
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
