import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { approveManyChangesMutation, rejectManyChangesMutation } from '#api/queries/moderation.ts';
import { focusContentIfLost } from '#components/page/focus/focus-content.ts';
import type { ProblemText } from '#components/problem-text.ts';
import { counted } from '#lib/numbers.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { askForReason } from '../decide/ask-for-reason.ts';
import { decisionFailureText, decisionProblem, refusedOf } from '../decide/decision-problem.ts';
import { askAboutChanged } from './ask-about-changed.ts';
import type { ReviewCard } from './review-cards.ts';

/** What the page says about the last attempt to decide. */
export type BulkNote =
  | { kind: 'nothing-selected' }
  /** Nothing was decided; the change sets that the server refused, or that somebody else has decided on, are named. */
  | { kind: 'failed'; problem: ProblemText; ids: readonly string[]; refusedIds: readonly string[] };

const changes = (count: number) => counted(count, 'change', 'changes');

/**
 * Approves or rejects the selected change sets, all or none. The review reloads after each decision (MOD-024), and a
 * checkbox that had the focus may then be gone, whoever made the decision.
 *
 * @param ids the selected ones
 * @param cards of the review: they say whose content has changed since
 * @param onDone called with those that are decided
 */
export function useBulkDecision(
  activityId: string,
  ids: readonly string[],
  cards: readonly ReviewCard[],
  onDone: (decided: readonly string[]) => void,
) {
  const { mutateAsync: sendApproval, isPending: isApproving } = useMutation(approveManyChangesMutation());
  const { mutateAsync: sendRejection, isPending: isRejecting } = useMutation(rejectManyChangesMutation());
  const [note, setNote] = useState<BulkNote>();

  const fail = (error: unknown, title: string, sent = ids) =>
    setNote({
      kind: 'failed',
      problem: decisionProblem(error, title),
      ids: sent,
      refusedIds: refusedOf(sent, error),
    });
  const finish = (verb: string, decided = ids) => {
    setNote(undefined);
    onDone(decided);
    toast({ profile: 'app', tone: 'success', message: `${changes(decided.length)} ${verb}` });
  };
  /** With nothing selected, nothing happens (MOD-025), and the page says why. */
  const mayStart = () => {
    if (isApproving || isRejecting) return false;
    setNote(ids.length === 0 ? { kind: 'nothing-selected' } : undefined);
    return ids.length > 0;
  };

  const approve = async () => {
    if (!mayStart()) return;
    const approved = await askAboutChanged(ids, cards);
    if (approved.length === 0) return;
    try {
      await sendApproval([...approved]);
      finish('approved', approved);
    } catch (error) {
      fail(error, 'Approve failed', approved);
    }
    focusContentIfLost();
  };
  const reject = async () => {
    if (!mayStart()) return;
    const isRejected = await askForReason({
      title: `Reject ${changes(ids.length)}?`,
      about: activityId,
      run: async (reason) => {
        try {
          await sendRejection({ ids: [...ids], reason });
        } catch (error) {
          fail(error, 'Reject failed');
          throw error;
        }
      },
      failureText: (error) => decisionFailureText(error, 'Reject failed'),
    });
    if (isRejected) finish('rejected');
    focusContentIfLost();
  };
  return {
    approve,
    reject,
    isApproving,
    isRejecting,
    note,
    forgetNote: () => setNote(undefined),
  };
}
