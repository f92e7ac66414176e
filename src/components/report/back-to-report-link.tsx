import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { BackLink } from '../page/back-link.tsx';

/**
 * Returns to the page with the link to the result, with its filters and scroll position. If the result was opened by its
 * URL, links to the learner's report, or to the start page if the URL contains no learner.
 */
export function BackToReportLink({ learnerId }: { learnerId: string | undefined }) {
  const { history } = useRouter();
  const canGoBack = useLocation({ select: ({ state }) => state.canGoBack === true });
  const start = homePathOf(useSession(({ details }) => details?.role));
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!canGoBack || !isPlain) return;
    event.preventDefault();
    history.back();
  };
  if (!learnerId) return <BackLink to={start} />;
  return <BackLink to="/child-activity" search={{ learnerId }} onClick={goBack} />;
}
