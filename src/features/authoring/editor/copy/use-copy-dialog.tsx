import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { placeOfTopic, type TopicPlace } from '../../place.ts';
import { nameAt, type ActivityDraft } from '../draft/activity-draft.ts';
import { questionElement } from '../focus-question.ts';
import { CopyDialog } from './copy-dialog.tsx';

/** @returns the dialog, and the function that opens it for a question, by its key; always the same one */
export function useCopyDialog(
  { id, topicId }: Pick<Activity, 'id' | 'topicId'>,
  { questions }: ActivityDraft,
): { dialog: ReactNode; openCopy: (key: string) => void } {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<{ key: string; place: Partial<TopicPlace> }>();
  const [openCopy] = useState(() => (key: string) => {
    void placeOfTopic(queryClient, topicId)
      .catch(() => ({}))
      .then((place) => setOpened({ key, place }));
  });
  const index = questions.findIndex(({ key }) => key === opened?.key);
  const question = questions[index];
  const dialog =
    opened && question ? (
      <CopyDialog
        question={question}
        name={nameAt(index)}
        activityId={id}
        place={opened.place}
        onClose={() => {
          setOpened(undefined);
          focusMenuOf(opened.key);
        }}
      />
    ) : null;
  return { dialog, openCopy };
}

/** The menu that opened the dialog has closed meanwhile, and its button is not known any more to what gives the focus back. */
function focusMenuOf(key: string): void {
  // In the frame after the dialog has gone.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      questionElement(key)?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    }),
  );
}
