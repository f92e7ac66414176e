import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnknownOutcome } from '#api/problem.ts';
import { changeSetQuery, moderationQueueQuery, submitChangeMutation } from '#api/queries/moderation.ts';
import { useIdempotentMutation } from '#components/use-idempotent-mutation.ts';
import { pluralize } from '#lib/numbers.ts';
import { currentSession } from '#session/session.ts';
import type { NewChangeSet } from '../../change-sets/change-set.ts';
import type { ActivityDraft } from '../draft/activity-draft.ts';
import { applyChanges } from '../pending/apply-changes.ts';
import { onlySaved, changeSetsOf } from './change-sets.ts';
import { sendFailure, type SendFailure } from './send-failure.ts';

export type SubmitOutcome =
  | { kind: 'cancelled' }
  | { kind: 'nothing'; unsaved: string | undefined }
  | { kind: 'submitted'; unsaved: string | undefined }
  | { kind: 'failed'; failure: SendFailure };

/** @returns the comment, empty for none; undefined to submit nothing */
type AskForComment = (changeSets: readonly NewChangeSet[]) => Promise<string | undefined>;

/**
 * Submits the changes for review, one change set for each changed record (D-143). When one of them fails, those before it
 * are submitted: another try sends only the others. What the user has pending already is not submitted again.
 */
export function useSubmit(activityId: string) {
  const { write } = useIdempotentMutation(submitChangeMutation());
  const [isSubmitting, setSubmitting] = useState(false);
  const submitted = useRef(new Map<string, string>());
  /** The server may have these: another try is the same request, whatever the comment is by then. */
  const attempted = useRef(new Map<string, NewChangeSet>());
  const queryClient = useQueryClient();

  /** What the user's own pending changes would submit: with it, a draft that continues from them is compared. */
  const pendingPatches = async (base: ActivityDraft): Promise<ReadonlyMap<string, string>> => {
    const queue = await queryClient.query({ ...moderationQueueQuery('Pending'), staleTime: 0 });
    const userId = currentSession()?.id;
    const own = queue.filter(
      (change) => change.activityId === activityId && change.submittedByUserId === userId,
    );
    const found = await Promise.all(own.map(({ id }) => queryClient.query(changeSetQuery(id))));
    const patches = await changeSetsOf(activityId, base, applyChanges(base, found).draft);
    return new Map(patches.map(({ entityId, patchJson }) => [entityId, patchJson]));
  };

  const send = async (changeSet: NewChangeSet): Promise<void> => {
    const { entityId, patchJson } = changeSet;
    const earlier = attempted.current.get(entityId);
    const sent = earlier?.patchJson === patchJson ? earlier : changeSet;
    try {
      await write(sent);
    } catch (error) {
      if (isUnknownOutcome(error)) attempted.current.set(entityId, sent);
      throw error;
    }
    submitted.current.set(entityId, patchJson);
  };

  const submit = async (
    base: ActivityDraft,
    draft: ActivityDraft,
    ask: AskForComment,
  ): Promise<SubmitOutcome> => {
    let done = 0;
    let count = 0;
    setSubmitting(true);
    try {
      const [all, pending] = await Promise.all([changeSetsOf(activityId, base, draft), pendingPatches(base)]);
      const left = all.filter(({ entityId, patchJson }) =>
        [submitted.current, pending].every((patches) => patches.get(entityId) !== patchJson),
      );
      const unsaved = unsavedWords(onlySaved(base, draft));
      if (left.length === 0) return { kind: 'nothing', unsaved };
      setSubmitting(false);
      const comment = await ask(left);
      if (comment === undefined) return { kind: 'cancelled' };
      setSubmitting(true);
      count = left.length;
      // One after the other: reviewers see them in this order, and a failure leaves the rest unsent.
      await left.reduce(async (before, changeSet) => {
        await before;
        await send(comment === '' ? changeSet : { ...changeSet, comment });
        done += 1;
      }, Promise.resolve());
      return { kind: 'submitted', unsaved };
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error, done, count) };
    } finally {
      setSubmitting(false);
    }
  };
  return { submit, isSubmitting };
}

function failureOf(error: unknown, done: number, count: number): SendFailure {
  const failure = sendFailure(error, 'Submit failed.');
  const part = `${done} of ${count} changes were submitted; another try sends only the others.`;
  return done > 0 ? { ...failure, advice: `${failure.advice} ${part}` } : failure;
}

/** What a submission leaves out (D-140). */
function unsavedWords({ added, removed }: ReturnType<typeof onlySaved>): string | undefined {
  const parts = [
    ...(added > 0 ? [pluralize(added, 'new question', 'new questions')] : []),
    ...(removed > 0 ? [pluralize(removed, 'removed question', 'removed questions')] : []),
  ];
  if (parts.length === 0) return undefined;
  const verb = added + removed === 1 ? 'is' : 'are';
  return `${parts.join(' and ')} ${verb} not part of it: only Save can add and remove questions.`;
}
