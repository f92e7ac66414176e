import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import {
  approveChangeMutation,
  rejectChangeMutation,
  type ChangeSet,
  type Resolution,
} from '#api/queries/moderation.ts';
import { focusContentIfLost } from '#components/page/focus/focus-content.ts';
import { askForReason } from '../decide/ask-for-reason.ts';
import { decisionFailureText, decisionProblem } from '../decide/decision-problem.ts';
import { queuePlace } from '../queue-place.ts';

/** Approving and rejecting one change set; both lead back to the queue, which says what was decided (MOD-006). */
export function useSingleDecision({ id, entityType, status }: ChangeSet) {
  const navigate = useNavigate();
  const { mutateAsync: sendApproval, isPending: isApproving } = useMutation(approveChangeMutation());
  const { mutateAsync: sendRejection, isPending: isRejecting } = useMutation(rejectChangeMutation());
  const [error, setError] = useState<unknown>();
  const isShown = useIsShown();
  const isIdle = status === 'Pending' && !isApproving && !isRejecting;

  const approve = async (resolution?: Resolution) => {
    if (!isIdle) return;
    setError(undefined);
    try {
      await sendApproval({ id, resolution });
      if (isShown.current) {
        await navigate({ to: '/admin/moderation/queue', search: { ...queuePlace(), approved: id } });
      }
    } catch (failure) {
      setError(failure);
    }
  };
  const reject = async () => {
    if (!isIdle) return;
    setError(undefined);
    const isRejected = await askForReason({
      title: `Reject this change to the ${entityType.toLowerCase()}?`,
      about: id,
      run: (reason) => sendRejection({ id, reason }),
      failureText: (failure) => decisionFailureText(failure, 'Reject failed.'),
    });
    if (isRejected && isShown.current) {
      await navigate({ to: '/admin/moderation/queue', search: { ...queuePlace(), rejected: id } });
    } else {
      // Somebody else may have decided while the dialog was open, and then the button that opened it is gone.
      focusContentIfLost();
    }
  };
  const failure = error === undefined ? undefined : decisionProblem(error, 'Approve failed.');
  return { approve, reject, isApproving, failure };
}

/** Whether the screen is still open: somebody who has moved on before the response arrives is not taken to the queue. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
