import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { approveManyChangesMutation, rejectManyChangesMutation } from '#api/queries/moderation.ts';
import { recoverFocus } from '#components/page/focus/focus-content.ts';
import type { ProblemText } from '#components/problem-text.ts';
import { pluralize } from '#lib/numbers.ts';
import { confirm, showMessage } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { askForReason } from '../decide/ask-for-reason.ts';
import { decisionFailureText, decisionProblem, findRefusedIds } from '../decide/decision-problem.ts';
import {
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
import type { ReviewCard } from './review-cards.ts';

export type BulkAlert =
  | { kind: 'nothing-selected' }
  /** `refusedIds`: the change sets that caused the server to refuse all. */
  | { kind: 'failed'; problem: ProblemText; ids: readonly string[]; refusedIds: readonly string[] };

interface BulkSelection {
  ids: readonly string[];
  activityChangeIds: readonly string[];
  cards: readonly ReviewCard[];
}

const countChanges = (count: number) => pluralize(count, 'change', 'changes');

const createFailureAlert = (error: unknown, title: string, ids: readonly string[]): BulkAlert => ({
  kind: 'failed',
  problem: decisionProblem(error, title),
  ids,
  refusedIds: findRefusedIds(ids, error),
});

/**
 * Approves or rejects the selected change sets, all or none. An approval is sent after a delay, in which it can be undone.
 *
 * @param onDone called with the ids of the decided change sets
 */
export function useBulkDecision(
  activityId: string,
  { ids, activityChangeIds, cards }: BulkSelection,
  onDone: (decided: readonly string[]) => void,
) {
  const navigate = useNavigate();
  const findNext = useNextReview();
  const { failures } = useDecisions();
  const isMounted = useIsMounted();
  const { mutateAsync: sendApproval } = useMutation(approveManyChangesMutation());
  const { mutateAsync: sendRejection, isPending: isRejecting } = useMutation(rejectManyChangesMutation());
  const [alert, setAlert] = useState<BulkAlert>();
  const failed = failures.find((failure) => isFailureOf(failure, activityChangeIds));
  // Memoized: a new object scrolls the alert into view.
  const failureAlert = useMemo(
    () => (failed ? createFailureAlert(failed.error, 'Approve failed', failed.approval.ids) : undefined),
    [failed],
  );

  const openActivity = (id: string) =>
    navigate({ to: '/admin/moderation/activity/$activityId', params: { activityId: id } });
  const finish = async (verb: string, decided: readonly string[], approval?: Approval) => {
    setAlert(undefined);
    onDone(decided);
    const review = await findNext(decided);
    if (approval && isUndone(approval)) return;
    const text = `${countChanges(decided.length)} ${verb}`;
    if (review) setDecisionNote({ text, remainingCount: review.remainingCount });
    if (!isMounted.current) return;
    const next = shouldOpenNext() ? review?.next?.activityId : undefined;
    if (next !== undefined && next !== activityId) await openActivity(next);
    // A disabled button loses the focus after the next frame.
    else requestAnimationFrame(() => requestAnimationFrame(recoverFocus));
  };
  const canStart = () => {
    if (isRejecting) return false;
    dismissFailures(activityChangeIds);
    setAlert(ids.length === 0 ? { kind: 'nothing-selected' } : undefined);
    return ids.length > 0;
  };

  const approve = async () => {
    if (!canStart()) return;
    const approved = await confirmChangedSince(ids, cards);
    if (approved.length === 0) return;
    const approval: Approval = {
      ids: approved,
      send: () => sendApproval([...approved]),
      open: () => void openActivity(activityId),
      toProblemText: (error) => decisionProblem(error, 'Approve failed'),
    };
    scheduleApproval(approval);
    await finish('approved', approved, approval);
  };
  const reject = async () => {
    if (!canStart()) return;
    void sendPendingApproval();
    const isRejected = await askForReason({
      title: `Reject ${countChanges(ids.length)}?`,
      recordId: activityId,
      run: async (reason) => {
        try {
          await sendRejection({ ids: [...ids], reason });
        } catch (error) {
          setAlert(createFailureAlert(error, 'Reject failed', ids));
          throw error;
        }
      },
      failureText: (error) => decisionFailureText(error, 'Reject failed'),
    });
    if (isRejected) await finish('rejected', ids);
    else recoverFocus();
  };
  return {
    approve,
    reject,
    isRejecting,
    alert: failureAlert ?? alert,
    dismissAlert: () => {
      setAlert(undefined);
      dismissFailures(activityChangeIds);
    },
  };
}

/**
 * Asks for confirmation if contents were saved after the submission (D-257). Changes with a conflict cannot be approved in
 * bulk.
 *
 * @returns the ids to approve; empty when the reviewer cancels
 */
async function confirmChangedSince(
  ids: readonly string[],
  cards: readonly Pick<ReviewCard, 'changedSinceIds' | 'conflictingIds'>[],
): Promise<readonly string[]> {
  const changed = new Set(cards.flatMap(({ changedSinceIds }) => changedSinceIds));
  const conflicting = new Set(cards.flatMap(({ conflictingIds }) => conflictingIds));
  const approvable = ids.filter((id) => !conflicting.has(id));
  const conflictCount = ids.length - approvable.length;
  const changedCount = approvable.filter((id) => changed.has(id)).length;
  if (conflictCount === 0 && changedCount === 0) return ids;

  const title = `Changed since ${pluralize(conflictCount + changedCount, 'change was', 'changes were')} submitted`;
  const conflictText =
    conflictCount > 0
      ? `${pluralize(conflictCount, 'change conflicts', 'changes conflict')} with what was saved since: open it, and choose for each field. `
      : '';
  const mergeText =
    changedCount > 0
      ? `Of ${pluralize(changedCount, 'change', 'changes')}, no field conflicts: what was saved since stays, and the proposed fields are added.`
      : '';
  const message = markup`${conflictText}${mergeText}`;
  if (approvable.length === 0) {
    await showMessage({ title, message });
    return [];
  }
  const isConfirmed = await confirm({
    title,
    message,
    confirmText: `Approve ${conflictCount > 0 ? 'the other ' : ''}${approvable.length}`,
    tone: 'primary',
  });
  return isConfirmed ? approvable : [];
}
