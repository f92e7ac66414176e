import { useSuspenseQuery } from '@tanstack/react-query';
import { learnerQuery } from '#api/queries/learners.ts';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';
import { LoginForm } from './login-form.tsx';

/** What a learner signs in with (PAR-017, D-036). One added by a parent has no password until this is done (D-227). */
export function SetLoginsScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { name, surname } = learner;
  return (
    <ParentPage
      title="Set Logins"
      description={`${name} ${surname} logs in with this username and password. The previous login stops working immediately.`}
    >
      <LoginForm key={learnerId} learner={learner} />
    </ParentPage>
  );
}

export const SetLoginsSkeleton = () => <ParentPageSkeleton text="Loading the logins…" />;
