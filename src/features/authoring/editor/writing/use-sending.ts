import { useQueryClient } from '@tanstack/react-query';
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { currentSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import type { NewChangeSet } from '../../change-sets/change-set.ts';
import { descriptionProblem, titleProblem } from '../../title-rule.ts';
import { CheckItems, checksOf } from '../checks/checklist.tsx';
import { isSameQuestion } from '../draft/activity-draft.ts';
import { conflictId, undecidedConflicts } from '../draft/conflicts.ts';
import type { useActivityDraft } from '../draft/use-activity-draft.ts';
import { focusConflict } from '../focus-question.ts';
import { recordName } from '../pending/record-name.ts';
import { askForComment, forgetComment } from '../send/ask-for-comment.tsx';
import type { SendFailure } from '../send/send-failure.ts';
import type { useSave } from '../send/use-save.ts';
import type { SubmitOutcome, useSubmit } from '../send/use-submit.ts';

interface SendingOptions {
  saving: ReturnType<typeof useSave>;
  submitting: ReturnType<typeof useSubmit>;
  grade: number | undefined;
  /** Leads to a question, by its key. */
  goTo: (key: string | undefined) => void;
  /** Everything is saved or submitted: there is nothing left to write. */
  onSent: (activity: Activity | undefined) => void;
}

/** Save and 'Submit for review', from the checks before them to what is said afterwards. */
export function useSending(
  work: ReturnType<typeof useActivityDraft>,
  { saving, submitting, grade, goTo, onSent }: SendingOptions,
) {
  const [trouble, setTrouble] = useState<SendFailure>();
  const [refusedAt, setRefusedAt] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const acceptedWarnings = useRef('');
  const queryClient = useQueryClient();
  const { activity, base, draft } = work;

  const isWritten = (key: string): boolean => {
    const question = draft.questions.find((one) => one.key === key);
    const before = base.questions.find(({ id }) => id !== undefined && id === question?.id);
    return question !== undefined && (!before || !isSameQuestion(before, question));
  };

  /** Leads to the first conflict that is not decided. */
  const hasUndecided = (): boolean => {
    const [first] = undecidedConflicts(draft);
    if (!first) return false;
    setRefusedAt(conflictId(first));
    focusConflict(conflictId(first));
    return true;
  };

  /** @returns whether it may be sent as it is */
  const check = async (): Promise<boolean> => {
    const wrongTitle = titleProblem(draft.title);
    const wrongDescription = descriptionProblem(draft.description);
    const checks = checksOf(draft, grade);
    const errors = checks.filter(({ level }) => level === 'error');
    // Warnings about questions that were not changed are not asked about; the checklist still names them.
    const odd = checks.filter(({ key }) => isWritten(key));
    if (wrongTitle !== undefined || wrongDescription !== undefined || errors.length > 0) {
      setChecked(true);
      const ofTitle = isBlank(draft.title)
        ? 'The activity needs a title.'
        : wrongTitle && `Title: ${wrongTitle}`;
      const ofDescription = wrongDescription && `Description: ${wrongDescription}`;
      const advice = [ofTitle, ofDescription].filter(Boolean).join(' ');
      setTrouble({ title: 'Not everything is ready yet', advice, checks: errors });
      return false;
    }
    // An author who has agreed to these is not asked about them again.
    const list = JSON.stringify(odd);
    if (odd.length === 0 || acceptedWarnings.current === list) return true;
    const isAgreed = await confirm({
      title: 'Before you send this',
      message: createElement(CheckItems, { checks: odd }),
      confirmText: 'Send it as it is',
      cancelText: 'Look at it again',
      tone: 'primary',
      moveFocus: (isConfirmed) => isConfirmed || goTo(odd[0]?.key),
    });
    if (isAgreed) acceptedWarnings.current = list;
    setChecked(true);
    return isAgreed;
  };

  const saveNow = async () => {
    if (hasUndecided()) return;
    setTrouble(undefined);
    if (!(await check())) return;
    const outcome = await saving.save(activity, draft);
    if (outcome.kind === 'failed') setTrouble(outcome.failure);
    else if (outcome.kind === 'merged') {
      work.rebase(outcome.activity, outcome.draft);
      setTrouble(outcome.failure);
    } else {
      toast({ profile: 'app', tone: 'success', message: 'Activity saved.' });
      await work.forget();
      onSent(outcome.activity);
    }
  };

  /** Which records the user has pending changes to already. */
  const competing = (changeSets: readonly NewChangeSet[]): string[] => {
    const pending = queryClient.getQueryData(moderationQueueQuery('Pending').queryKey) ?? [];
    const own = pending.filter(({ submittedByUserId }) => submittedByUserId === currentSession()?.id);
    return changeSets
      .filter(({ entityId }) => own.some((change) => change.entityId === entityId))
      .map((change) => recordName(change, base.questions));
  };

  const submitNow = async () => {
    if (hasUndecided()) return;
    setTrouble(undefined);
    if (work.isChanged && !(await check())) return;
    const outcome = await submitting.submit(base, draft, (changeSets) =>
      askForComment(activity.id, competing(changeSets)),
    );
    if (outcome.kind === 'failed') setTrouble(outcome.failure);
    else if (outcome.kind !== 'cancelled') {
      tell(outcome);
      if (outcome.kind === 'submitted') forgetComment(activity.id);
      if (outcome.kind === 'submitted' && outcome.unsaved === undefined) {
        await work.forget();
        onSent(undefined);
      }
    }
  };
  const latest = useRef({ saveNow, submitNow });
  useLayoutEffect(() => {
    latest.current = { saveNow, submitNow };
  });
  // Always the same functions, so that the buttons are not drawn again for every key.
  const [start] = useState(() => {
    let isBusy = false;
    // One at a time, from the first check to the last message: a second press is ignored.
    const once = async (send: () => Promise<void>) => {
      if (isBusy) return;
      isBusy = true;
      await send().finally(() => {
        isBusy = false;
      });
    };
    return {
      save: () => void once(() => latest.current.saveNow()),
      submit: () => void once(() => latest.current.submitNow()),
    };
  });
  return {
    ...start,
    trouble,
    /** The id of the undecided conflict because of which nothing was sent. */
    refusedAt,
    isChecked,
  };
}

function tell({ kind, unsaved }: Extract<SubmitOutcome, { kind: 'nothing' | 'submitted' }>): void {
  if (kind === 'submitted') toast({ profile: 'app', tone: 'success', message: 'Submitted for review.' });
  else toast({ profile: 'app', tone: 'info', message: 'No changes to submit.' });
  if (unsaved !== undefined) toast({ profile: 'app', tone: 'info', message: unsaved });
}
