import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { learnerQuery } from '#api/queries/learners.ts';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginSlip, type SavedLogin } from './login-slip.tsx';

/**
 * Sets a learner's user name and password (PAR-017, D-036). A learner added by a parent has no password yet
 * (D-227). Then shows the login on a slip.
 */
export const SetLoginsScreen = ({ learnerId }: { learnerId: string }) => (
  <SetLogins key={learnerId} learnerId={learnerId} />
);

function SetLogins({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const [saved, setSaved] = useState<SavedLogin>();
  const { name, surname } = learner;
  if (saved) return <LoginSlip learner={learner} login={saved} />;
  return (
    <ParentPage
      title="Set Logins"
      learnerId={learnerId}
      description={`${name} ${surname} logs in with this username and password. The previous login stops working immediately.`}
    >
      <LoginForm learner={learner} onSaved={setSaved} />
    </ParentPage>
  );
}

export const SetLoginsSkeleton = () => <ParentPageSkeleton text="Loading the logins…" />;
