import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  approveChangeMutation,
  canUseKeepalive,
  rejectChangeMutation,
  type ChangeSet,
  type Resolution,
} from '#api/queries/moderation.ts';
import { recoverFocus } from '#components/page/focus/focus-content.ts';
import { askForReason } from '../decide/ask-for-reason.ts';
import { decisionFailureText, decisionProblem } from '../decide/decision-problem.ts';
import {
  approvedIds,
  dismissFailures,
  scheduleApproval,
  isFailureOf,
  isUndone,
  setDecisionNote,
  sendPendingApproval,
  useDecisions,
  type Approval,
} from '../decide/pending-approval.ts';
import { useIsMounted } from '../decide/use-is-mounted.ts';
import { shouldOpenNext } from '../next/open-next-switch.tsx';
import { useNextReview } from '../next/use-next-review.ts';
import { lastQueueSearch } from '../queue-memory.ts';

/**
 * Approves or rejects one change set, then opens the next pending one or the queue (MOD-006). An approval is sent after a
 * delay, in which it can be undone.
 */
export function useSingleDecision({ id, entityType, status }: ChangeSet) {
  const navigate = useNavigate();
  const { mutateAsync: sendApproval } = useMutation(approveChangeMutation());
  const { mutateAsync: sendRejection, isPending: isRejecting } = useMutation(rejectChangeMutation());
  const decisions = useDecisions();
  const findNext = useNextReview();
  const isApproved = approvedIds(decisions).includes(id);
  const isMounted = useIsMounted();
  const isIdle = status === 'Pending' && !isApproved && !isRejecting;

  const openNextReview = async (text: 'Approved' | 'Rejected', approval?: Approval) => {
    const found = await findNext([id]);
    if (approval && isUndone(approval)) return;
    setDecisionNote(found && { text, remainingCount: found.remainingCount });
    const next = shouldOpenNext() ? found?.next?.changeIds[0] : undefined;
    if (!isMounted.current) return;
    if (next === undefined) {
      const decided = text === 'Approved' ? { approved: id } : { rejected: id };
      await navigate({ to: '/admin/moderation/queue', search: { ...lastQueueSearch(), ...decided } });
    } else await navigate({ to: '/admin/moderation/review/$id', params: { id: next } });
  };
  const approve = async (resolution?: Resolution) => {
    if (!isIdle) return;
    const approval: Approval = {
      ids: [id],
      send: () => sendApproval({ id, resolution }),
      open: () => void navigate({ to: '/admin/moderation/review/$id', params: { id } }),
      toProblemText: (error) => decisionProblem(error, 'Approve failed.'),
    };
    scheduleApproval(approval, canUseKeepalive(resolution?.patchJson));
    await openNextReview('Approved', approval);
  };
  const reject = async () => {
    if (!isIdle) return;
    dismissFailures([id]);
    void sendPendingApproval();
    const isRejected = await askForReason({
      title: `Reject this change to the ${entityType.toLowerCase()}?`,
      recordId: id,
      run: (reason) => sendRejection({ id, reason }),
      failureText: (failure) => decisionFailureText(failure, 'Reject failed.'),
    });
    // Another moderator's decision may have removed the button that opened the dialog.
    if (isRejected && isMounted.current) await openNextReview('Rejected');
    else recoverFocus();
  };
  const failed = decisions.failures.find((failure) => isFailureOf(failure, [id]));
  const failure = failed?.approval.toProblemText(failed.error);
  return { approve, reject, isApproved, failure };
}
