import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { impersonateMutation } from '#api/queries/auth/sign-in.ts';
import type { Learner } from '#api/queries/learners.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { problemText, type ProblemText } from '#components/problem-text.ts';
import { wrongClockMessage } from '#components/wrong-clock-message.ts';
import { startImpersonation } from '#session/impersonation.ts';
import { switchUser } from '#session/switch-user.ts';
import { toast } from '#ui/feedback/toasts.ts';

const failed = 'Failed to switch to learner.';

const fail = (message = failed) => toast({ profile: 'app', tone: 'error', message });

/**
 * Starts acting as a learner and opens the learner's dashboard (SES-039). After a refusal the parent's session
 * continues (D-022).
 */
export function useActAs({ id, name, isActive }: Learner) {
  const router = useRouter();
  const { mutateAsync: impersonate } = useMutation(impersonateMutation());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ProblemText>();

  const actAs = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const tokens = await impersonate({ learnerId: id });
      await switchUser(router, async () => {
        try {
          await startImpersonation(tokens);
          return '/learner/dashboard';
        } catch (error) {
          // The learner's token cannot be used: the parent remains signed in.
          fail(wrongClockMessage(error));
          return '/parent/dashboard';
        }
      });
    } catch (error) {
      fail();
      const denied = isActive
        ? notLinkedMessage
        : { title: `${name} is not active`, advice: 'Switch Active on under Edit Profile first.' };
      setFailure(problemText(error, { denied }));
    } finally {
      setBusy(false);
    }
  };
  return { actAs: () => void actAs(), isBusy, failure };
}
