import { useRef, useState } from 'react';
import { submitChangeMutation } from '#api/queries/moderation.ts';
import { useWrite } from '#components/use-write.ts';
import { counted } from '#lib/numbers.ts';
import type { NewChangeSet } from '../../change-sets/change-set.ts';
import type { ActivityDraft } from '../draft/activity-draft.ts';
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
 * are submitted: another try sends only the others.
 */
export function useSubmit(activityId: string) {
  const { write } = useWrite(submitChangeMutation());
  const [isSubmitting, setSubmitting] = useState(false);
  const submitted = useRef(new Map<string, string>());
  const remember = ({ entityId, patchJson }: NewChangeSet) => submitted.current.set(entityId, patchJson);

  const submit = async (
    base: ActivityDraft,
    draft: ActivityDraft,
    ask: AskForComment,
  ): Promise<SubmitOutcome> => {
    let done = 0;
    let count = 0;
    try {
      const all = await changeSetsOf(activityId, base, draft);
      const left = all.filter(({ entityId, patchJson }) => submitted.current.get(entityId) !== patchJson);
      const unsaved = unsavedWords(onlySaved(base, draft));
      if (left.length === 0) return { kind: 'nothing', unsaved };
      const comment = await ask(left);
      if (comment === undefined) return { kind: 'cancelled' };
      setSubmitting(true);
      count = left.length;
      // One after the other: reviewers see them in this order, and a failure leaves the rest unsent.
      await left.reduce(async (before, changeSet) => {
        await before;
        await write(comment === '' ? changeSet : { ...changeSet, comment });
        remember(changeSet);
        done += 1;
      }, Promise.resolve());
      return { kind: 'submitted', unsaved };
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error, done, count) };
    } finally {
      setSubmitting(false);
    }
  };
  /** Pending changes are submitted again only where the user changes the record further. */
  const rememberPending = async (base: ActivityDraft, pending: ActivityDraft): Promise<void> =>
    (await changeSetsOf(activityId, base, pending)).forEach(remember);
  return { submit, rememberPending, isSubmitting };
}

function failureOf(error: unknown, done: number, count: number): SendFailure {
  const failure = sendFailure(error, 'Submit failed.');
  const part = `${done} of ${count} changes were submitted; another try sends only the others.`;
  return done > 0 ? { ...failure, advice: `${failure.advice} ${part}` } : failure;
}

/** What a submission leaves out (D-140). */
function unsavedWords({ added, removed }: ReturnType<typeof onlySaved>): string | undefined {
  const parts = [
    ...(added > 0 ? [counted(added, 'new question', 'new questions')] : []),
    ...(removed > 0 ? [counted(removed, 'removed question', 'removed questions')] : []),
  ];
  if (parts.length === 0) return undefined;
  const verb = added + removed === 1 ? 'is' : 'are';
  return `${parts.join(' and ')} ${verb} not part of it: only Save can add and remove questions.`;
}
