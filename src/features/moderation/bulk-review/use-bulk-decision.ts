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
import { decisionFailureText, decisionProblem, refusedOf } from '../decide/decision-problem.ts';
import {
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
import type { ReviewCard } from './review-cards.ts';

/** What the page says about the last attempt to decide. */
export type BulkNote =
  | { kind: 'nothing-selected' }
  /** Nothing was decided; the change sets that the server refused, or that somebody else has decided on, are named. */
  | { kind: 'failed'; problem: ProblemText; ids: readonly string[]; refusedIds: readonly string[] };

interface BulkSelection {
  /** The selected change sets. */
  ids: readonly string[];
  /** All change sets of the activity. */
  ownIds: readonly string[];
  /** They say whose content has changed since. */
  cards: readonly ReviewCard[];
}

const changes = (count: number) => pluralize(count, 'change', 'changes');

const noteOf = (error: unknown, title: string, ids: readonly string[]): BulkNote => ({
  kind: 'failed',
  problem: decisionProblem(error, title),
  ids,
  refusedIds: refusedOf(ids, error),
});

/**
 * Approves or rejects the selected change sets, all or none. The review reloads after each decision (MOD-024), and a
 * checkbox that had the focus may then be gone. An approval is sent a few seconds later: until then it can be undone.
 *
 * @param onDone called with those that are decided
 */
export function useBulkDecision(
  activityId: string,
  { ids, ownIds, cards }: BulkSelection,
  onDone: (decided: readonly string[]) => void,
) {
  const navigate = useNavigate();
  const findNext = useNextWork();
  const { failures } = useDecisions();
  const isShown = useIsShown();
  const { mutateAsync: sendApproval } = useMutation(approveManyChangesMutation());
  const { mutateAsync: sendRejection, isPending: isRejecting } = useMutation(rejectManyChangesMutation());
  const [note, setNote] = useState<BulkNote>();
  const failed = failures.find((one) => isAbout(one, ownIds));
  // The same note each time: a new one scrolls into view.
  const ownFailure = useMemo(
    () => (failed ? noteOf(failed.error, 'Approve failed', failed.approval.ids) : undefined),
    [failed],
  );

  const open = (id: string) =>
    navigate({ to: '/admin/moderation/activity/$activityId', params: { activityId: id } });
  const finish = async (verb: string, decided: readonly string[], approval?: Approval) => {
    setNote(undefined);
    onDone(decided);
    const found = await findNext(decided);
    if (approval && isUndone(approval)) return;
    if (found) noteDecision({ text: `${changes(decided.length)} ${verb}`, left: found.left });
    if (!isShown.current) return;
    const next = opensNext() ? found?.next?.activityId : undefined;
    if (next !== undefined && next !== activityId) await open(next);
    // A disabled button loses the focus when the next frame is painted.
    else requestAnimationFrame(() => requestAnimationFrame(recoverFocus));
  };
  /** With nothing selected, nothing happens (MOD-025), and the page says why. */
  const mayStart = () => {
    if (isRejecting) return false;
    dismissFailures(ownIds);
    setNote(ids.length === 0 ? { kind: 'nothing-selected' } : undefined);
    return ids.length > 0;
  };

  const approve = async () => {
    if (!mayStart()) return;
    const approved = await askAboutChanged(ids, cards);
    if (approved.length === 0) return;
    const approval: Approval = {
      ids: approved,
      send: () => sendApproval([...approved]),
      open: () => void open(activityId),
      problemOf: (error) => decisionProblem(error, 'Approve failed'),
    };
    holdApproval(approval);
    await finish('approved', approved, approval);
  };
  const reject = async () => {
    if (!mayStart()) return;
    void sendPendingApproval();
    const isRejected = await askForReason({
      title: `Reject ${changes(ids.length)}?`,
      about: activityId,
      run: async (reason) => {
        try {
          await sendRejection({ ids: [...ids], reason });
        } catch (error) {
          setNote(noteOf(error, 'Reject failed', ids));
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
    note: ownFailure ?? note,
    forgetNote: () => {
      setNote(undefined);
      dismissFailures(ownIds);
    },
  };
}

/**
 * Asks once about the selected change sets whose content was saved after they were submitted (D-257). Those with a
 * conflict cannot be approved here.
 *
 * @returns the ids to approve; none when the reviewer cancels
 */
async function askAboutChanged(
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
  const isAgreed = await confirm({
    title,
    message,
    confirmText: `Approve ${conflictCount > 0 ? 'the other ' : ''}${approvable.length}`,
    tone: 'primary',
  });
  return isAgreed ? approvable : [];
}
