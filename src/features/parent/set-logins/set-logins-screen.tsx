import { useSuspenseQuery } from '@tanstack/react-query';
import { learnerQuery } from '#api/queries/learners.ts';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';
import { LoginForm } from './login-form.tsx';

/**
 * Sets a learner's user name and password (PAR-017, D-036). A learner added by a parent has no password yet
 * (D-227).
 */
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
