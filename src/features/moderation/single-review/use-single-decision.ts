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
  holdApproval,
  isAbout,
  isUndone,
  noteDecision,
  sendPendingApproval,
  useDecisions,
  type Approval,
} from '../decide/pending-approval.ts';
import { useIsShown } from '../decide/use-is-shown.ts';
import { opensNext } from '../next/open-next.tsx';
import { useNextWork } from '../next/use-next-work.ts';
import { queuePlace } from '../queue-place.ts';

/**
 * Approving and rejecting one change set. Both lead to the next pending one, or back to the queue, which says what was decided
 * (MOD-006). An approval is sent a few seconds later: until then it can be undone.
 */
export function useSingleDecision({ id, entityType, status }: ChangeSet) {
  const navigate = useNavigate();
  const { mutateAsync: sendApproval } = useMutation(approveChangeMutation());
  const { mutateAsync: sendRejection, isPending: isRejecting } = useMutation(rejectChangeMutation());
  const decisions = useDecisions();
  const findNext = useNextWork();
  const isApproved = approvedIds(decisions).includes(id);
  const isShown = useIsShown();
  const isIdle = status === 'Pending' && !isApproved && !isRejecting;

  const goOn = async (text: 'Approved' | 'Rejected', approval?: Approval) => {
    const found = await findNext([id]);
    if (approval && isUndone(approval)) return;
    noteDecision(found && { text, left: found.left });
    const next = opensNext() ? found?.next?.changeIds[0] : undefined;
    if (!isShown.current) return;
    if (next === undefined) {
      const decided = text === 'Approved' ? { approved: id } : { rejected: id };
      await navigate({ to: '/admin/moderation/queue', search: { ...queuePlace(), ...decided } });
    } else await navigate({ to: '/admin/moderation/review/$id', params: { id: next } });
  };
  const approve = async (resolution?: Resolution) => {
    if (!isIdle) return;
    const approval: Approval = {
      ids: [id],
      send: () => sendApproval({ id, resolution }),
      open: () => void navigate({ to: '/admin/moderation/review/$id', params: { id } }),
      problemOf: (error) => decisionProblem(error, 'Approve failed.'),
    };
    holdApproval(approval, canUseKeepalive(resolution?.patchJson));
    await goOn('Approved', approval);
  };
  const reject = async () => {
    if (!isIdle) return;
    dismissFailures([id]);
    void sendPendingApproval();
    const isRejected = await askForReason({
      title: `Reject this change to the ${entityType.toLowerCase()}?`,
      about: id,
      run: (reason) => sendRejection({ id, reason }),
      failureText: (failure) => decisionFailureText(failure, 'Reject failed.'),
    });
    // Another moderator may have decided while the dialog was open, and then the button that opened it is gone.
    if (isRejected && isShown.current) await goOn('Rejected');
    else recoverFocus();
  };
  const failed = decisions.failures.find((one) => isAbout(one, [id]));
  const failure = failed?.approval.problemOf(failed.error);
  return { approve, reject, isApproved, failure };
}
