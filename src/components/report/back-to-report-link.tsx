import { homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { BackLink } from '../page/back-link.tsx';
import { useGoBack } from '../page/way-back.ts';

/**
 * Returns to the page with the link to the result, with its filters and scroll position. If the result was opened by its
 * URL, links to the learner's report, or to the start page if the URL contains no learner.
 */
export function BackToReportLink({ learnerId }: { learnerId: string | undefined }) {
  const start = homePathOf(useSession(({ details }) => details?.role));
  const goBack = useGoBack();
  if (!learnerId) return <BackLink to={start} />;
  return <BackLink to="/child-activity" search={{ learnerId }} onClick={goBack} />;
}
