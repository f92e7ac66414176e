import { useRouter, useRouterState } from '@tanstack/react-router';
import { CornerUpLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hostPath } from '#lib/url/app-url.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NoticeBar } from './notice-bar.tsx';

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

  const isInvitation = path?.startsWith('/learner/accept-') ?? false;

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
          {isInvitation ? 'Go to the invitation' : 'Go to that page'}
        </a>
      }
      onDismiss={dismiss}
    >
      {isInvitation
        ? 'Your invitation is still open.'
        : 'You wanted to open another page before you signed in.'}
    </NoticeBar>
  );
}
