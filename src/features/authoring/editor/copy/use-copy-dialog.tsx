import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { findTopicLocation, type TopicLocation } from '../../topic-location.ts';
import { questionName, type ActivityDraft } from '../draft/activity-draft.ts';
import { questionElement } from '../focus-question.ts';
import { CopyDialog } from './copy-dialog.tsx';

/** @returns the dialog, and a stable function that opens it for a question's key */
export function useCopyDialog(
  { id, topicId }: Pick<Activity, 'id' | 'topicId'>,
  { questions }: ActivityDraft,
): { dialog: ReactNode; openCopy: (key: string) => void } {
  const queryClient = useQueryClient();
  const [dialogState, setDialogState] = useState<{ key: string; location: Partial<TopicLocation> }>();
  const [openCopy] = useState(() => (key: string) => {
    void findTopicLocation(queryClient, topicId)
      .catch(() => ({}))
      .then((location) => setDialogState({ key, location }));
  });
  const index = questions.findIndex(({ key }) => key === dialogState?.key);
  const question = questions[index];
  const dialog =
    dialogState && question ? (
      <CopyDialog
        question={question}
        name={questionName(index)}
        activityId={id}
        location={dialogState.location}
        onClose={() => {
          setDialogState(undefined);
          focusQuestionMenu(dialogState.key);
        }}
      />
    ) : null;
  return { dialog, openCopy };
}

/** Restores the focus to the menu button: the menu item that opened the dialog no longer exists. */
function focusQuestionMenu(key: string): void {
  // The dialog is removed in the next frame: restore the focus in the frame after it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      questionElement(key)?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    }),
  );
}
