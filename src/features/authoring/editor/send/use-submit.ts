import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnknownOutcome } from '#api/problem.ts';
import { changeSetQuery, moderationQueueQuery, submitChangeMutation } from '#api/queries/moderation.ts';
import { useIdempotentMutation } from '#components/use-idempotent-mutation.ts';
import { pluralize } from '#lib/numbers.ts';
import { currentSession } from '#session/session.ts';
import type { NewChangeSet } from '../../change-set.ts';
import type { ActivityDraft } from '../draft/activity-draft.ts';
import { applyChanges } from '../pending/apply-changes.ts';
import { countUnsubmittable, createChangeSets } from './change-sets.ts';
import { createSendFailure, type SendFailure } from './send-failure.ts';

export type SubmitOutcome =
  | { kind: 'cancelled' }
  | { kind: 'nothing'; unsavedMessage: string | undefined }
  | { kind: 'submitted'; unsavedMessage: string | undefined }
  | { kind: 'failed'; failure: SendFailure };

/** @returns the comment; undefined when the author cancels */
type AskForComment = (changeSets: readonly NewChangeSet[]) => Promise<string | undefined>;

/**
 * Submits the changes for review, one change set for each changed record. After a partial failure, the next try sends only
 * the remaining ones. Changes that equal a pending change of the user are not sent.
 */
export function useSubmit(activityId: string) {
  const { write } = useIdempotentMutation(submitChangeMutation());
  const [isSubmitting, setSubmitting] = useState(false);
  const submittedPatches = useRef(new Map<string, string>());
  /** Change sets sent with unknown outcome: the next try repeats the same request, even if the comment was changed. */
  const uncertainChangeSets = useRef(new Map<string, NewChangeSet>());
  const queryClient = useQueryClient();

  const loadPendingPatches = async (base: ActivityDraft): Promise<ReadonlyMap<string, string>> => {
    const queue = await queryClient.query({ ...moderationQueueQuery('Pending'), staleTime: 0 });
    const userId = currentSession()?.id;
    const userChanges = queue.filter(
      (change) => change.activityId === activityId && change.submittedByUserId === userId,
    );
    const pendingChanges = await Promise.all(
      userChanges.map(({ id }) => queryClient.query(changeSetQuery(id))),
    );
    const changeSets = await createChangeSets(activityId, base, applyChanges(base, pendingChanges).draft);
    return new Map(changeSets.map(({ entityId, patchJson }) => [entityId, patchJson]));
  };

  const send = async (changeSet: NewChangeSet): Promise<void> => {
    const { entityId, patchJson } = changeSet;
    const earlier = uncertainChangeSets.current.get(entityId);
    const sent = earlier?.patchJson === patchJson ? earlier : changeSet;
    try {
      await write(sent);
    } catch (error) {
      if (isUnknownOutcome(error)) uncertainChangeSets.current.set(entityId, sent);
      throw error;
    }
    submittedPatches.current.set(entityId, patchJson);
  };

  const submit = async (
    base: ActivityDraft,
    draft: ActivityDraft,
    ask: AskForComment,
  ): Promise<SubmitOutcome> => {
    let sentCount = 0;
    let totalCount = 0;
    setSubmitting(true);
    try {
      const [all, pending] = await Promise.all([
        createChangeSets(activityId, base, draft),
        loadPendingPatches(base),
      ]);
      const unsent = all.filter(({ entityId, patchJson }) =>
        [submittedPatches.current, pending].every((patches) => patches.get(entityId) !== patchJson),
      );
      const unsavedMessage = unsubmittedMessage(countUnsubmittable(base, draft));
      if (unsent.length === 0) return { kind: 'nothing', unsavedMessage };
      setSubmitting(false);
      const comment = await ask(unsent);
      if (comment === undefined) return { kind: 'cancelled' };
      setSubmitting(true);
      totalCount = unsent.length;
      // Sequential: reviewers see them in this order, and a failure stops the rest.
      await unsent.reduce(async (before, changeSet) => {
        await before;
        await send(comment === '' ? changeSet : { ...changeSet, comment });
        sentCount += 1;
      }, Promise.resolve());
      return { kind: 'submitted', unsavedMessage };
    } catch (error) {
      return { kind: 'failed', failure: createFailure(error, sentCount, totalCount) };
    } finally {
      setSubmitting(false);
    }
  };
  return { submit, isSubmitting };
}

function createFailure(error: unknown, sentCount: number, totalCount: number): SendFailure {
  const failure = createSendFailure(error, 'Submit failed.');
  const progressMessage = `${sentCount} of ${totalCount} changes were submitted; the next try sends only the others.`;
  return sentCount > 0 ? { ...failure, advice: `${failure.advice} ${progressMessage}` } : failure;
}

function unsubmittedMessage({ added, removed }: ReturnType<typeof countUnsubmittable>): string | undefined {
  const parts = [
    ...(added > 0 ? [pluralize(added, 'new question', 'new questions')] : []),
    ...(removed > 0 ? [pluralize(removed, 'removed question', 'removed questions')] : []),
  ];
  if (parts.length === 0) return undefined;
  const verb = added + removed === 1 ? 'is' : 'are';
  return `${parts.join(' and ')} ${verb} not submitted: only Save can add and remove questions.`;
}
