import { useQueryClient } from '@tanstack/react-query';
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { currentSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import type { NewChangeSet } from '../../change-set.ts';
import { descriptionProblem, titleProblem } from '../../title-rule.ts';
import { FindingList, activityFindings } from '../checks/checklist.tsx';
import { isSameQuestion } from '../draft/activity-draft.ts';
import { conflictId, undecidedConflicts } from '../draft/conflicts.ts';
import type { useActivityDraft } from '../draft/use-activity-draft.ts';
import { changeLabel } from '../pending/change-label.ts';
import { askForComment, deleteComment } from '../send/ask-for-comment.tsx';
import type { SendFailure } from '../send/send-failure.ts';
import type { useSave } from '../send/use-save.ts';
import type { SubmitOutcome, useSubmit } from '../send/use-submit.ts';
import { focusConflict } from './conflict-list.tsx';

interface SendingOptions {
  saving: ReturnType<typeof useSave>;
  submitting: ReturnType<typeof useSubmit>;
  grade: number | undefined;
  goTo: (key: string | undefined) => void;
  /** Called when no unsaved changes remain. */
  onSent: (activity: Activity | undefined) => void;
}

/** Saves or submits the draft, with checks before and messages afterwards. */
export function useSending(
  activityDraft: ReturnType<typeof useActivityDraft>,
  { saving, submitting, grade, goTo, onSent }: SendingOptions,
) {
  const [failure, setFailure] = useState<SendFailure>();
  const [unresolvedId, setUnresolvedId] = useState<string>();
  const [showsAllFindings, setShowsAllFindings] = useState(false);
  const acceptedWarnings = useRef('');
  const queryClient = useQueryClient();
  const { activity, base, draft } = activityDraft;

  const isEdited = (key: string): boolean => {
    const question = draft.questions.find((one) => one.key === key);
    const before = base.questions.find(({ id }) => id !== undefined && id === question?.id);
    return question !== undefined && (!before || !isSameQuestion(before, question));
  };

  /** @returns whether there is an undecided conflict */
  const focusUndecidedConflict = (): boolean => {
    const [first] = undecidedConflicts(draft);
    if (!first) return false;
    setUnresolvedId(conflictId(first));
    focusConflict(conflictId(first));
    return true;
  };

  /** @returns whether the draft can be sent: it has no errors, and the author accepts the warnings */
  const confirmFindings = async (): Promise<boolean> => {
    const titleError = titleProblem(draft.title);
    const descriptionError = descriptionProblem(draft.description);
    const findings = activityFindings(draft, grade);
    const errors = findings.filter(({ level }) => level === 'error');
    // Confirm only warnings of edited questions; the checklist lists all.
    const warnings = findings.filter(({ key }) => isEdited(key));
    if (titleError !== undefined || descriptionError !== undefined || errors.length > 0) {
      setShowsAllFindings(true);
      const titleMessage = isBlank(draft.title)
        ? 'The activity needs a title.'
        : titleError && `Title: ${titleError}`;
      const descriptionMessage = descriptionError && `Description: ${descriptionError}`;
      const advice = [titleMessage, descriptionMessage].filter(Boolean).join(' ');
      setFailure({ title: 'Not everything is ready yet', advice, findings: errors });
      return false;
    }
    // Do not confirm accepted warnings again.
    const warningsKey = JSON.stringify(warnings);
    if (warnings.length === 0 || acceptedWarnings.current === warningsKey) return true;
    const isAgreed = await confirm({
      title: 'Before you send this',
      message: createElement(FindingList, { findings: warnings }),
      confirmText: 'Send anyway',
      cancelText: 'Check again',
      tone: 'primary',
      moveFocus: (isConfirmed) => isConfirmed || goTo(warnings[0]?.key),
    });
    if (isAgreed) acceptedWarnings.current = warningsKey;
    setShowsAllFindings(true);
    return isAgreed;
  };

  const saveNow = async () => {
    if (focusUndecidedConflict()) return;
    setFailure(undefined);
    if (!(await confirmFindings())) return;
    const outcome = await saving.save(activity, draft);
    if (outcome.kind === 'failed') setFailure(outcome.failure);
    else if (outcome.kind === 'merged') {
      activityDraft.rebase(outcome.activity, outcome.draft);
      setFailure(outcome.failure);
    } else {
      toast({ profile: 'app', tone: 'success', message: 'Activity saved.' });
      await activityDraft.deleteDraft();
      onSent(outcome.activity);
    }
  };

  const labelsWithPendingChange = (changeSets: readonly NewChangeSet[]): string[] => {
    const pending = queryClient.getQueryData(moderationQueueQuery('Pending').queryKey) ?? [];
    const userChanges = pending.filter(({ submittedByUserId }) => submittedByUserId === currentSession()?.id);
    return changeSets
      .filter(({ entityId }) => userChanges.some((change) => change.entityId === entityId))
      .map((change) => changeLabel(change, base.questions));
  };

  const submitNow = async () => {
    if (focusUndecidedConflict()) return;
    setFailure(undefined);
    if (activityDraft.isChanged && !(await confirmFindings())) return;
    const outcome = await submitting.submit(base, draft, (changeSets) =>
      askForComment(activity.id, labelsWithPendingChange(changeSets)),
    );
    if (outcome.kind === 'failed') setFailure(outcome.failure);
    else if (outcome.kind !== 'cancelled') {
      showSubmitToasts(outcome);
      if (outcome.kind === 'submitted') deleteComment(activity.id);
      if (outcome.kind === 'submitted' && outcome.unsavedMessage === undefined) {
        await activityDraft.deleteDraft();
        onSent(undefined);
      }
    }
  };
  const latest = useRef({ saveNow, submitNow });
  useLayoutEffect(() => {
    latest.current = { saveNow, submitNow };
  });
  // Stable functions, so that typing does not render the buttons.
  const [actions] = useState(() => {
    let isBusy = false;
    // A press while sending is ignored.
    const sendUnlessBusy = async (send: () => Promise<void>) => {
      if (isBusy) return;
      isBusy = true;
      await send().finally(() => {
        isBusy = false;
      });
    };
    return {
      save: () => void sendUnlessBusy(() => latest.current.saveNow()),
      submit: () => void sendUnlessBusy(() => latest.current.submitNow()),
    };
  });
  return {
    ...actions,
    failure,
    /** The id of the undecided conflict that stopped the last attempt to send. */
    unresolvedId,
    showsAllFindings,
  };
}

function showSubmitToasts({
  kind,
  unsavedMessage,
}: Extract<SubmitOutcome, { kind: 'nothing' | 'submitted' }>): void {
  if (kind === 'submitted') toast({ profile: 'app', tone: 'success', message: 'Submitted for review.' });
  else toast({ profile: 'app', tone: 'info', message: 'No changes to submit.' });
  if (unsavedMessage !== undefined) toast({ profile: 'app', tone: 'info', message: unsavedMessage });
}
