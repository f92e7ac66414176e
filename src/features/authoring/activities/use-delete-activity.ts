import { useMutation } from '@tanstack/react-query';
import { deleteActivityMutation, type Activity } from '#api/queries/activities/authoring.ts';
import { confirmDelete } from '#components/list/confirm-delete.ts';
import { markup } from '#ui/overlay/markup.ts';
import { contentsText, questionsIn } from '../setup/contents-text.ts';

/** Asks first, then deletes an activity with its questions and everything that learners have done in it. */
export function useDeleteActivity() {
  const { mutateAsync: deleteActivity } = useMutation(deleteActivityMutation());
  return ({ id, title, questions }: Activity) =>
    confirmDelete({
      title: 'Delete Activity?',
      what: markup`This deletes <b>${title}</b> for good. ${contentsText([questionsIn(questions.length)])}`,
      run: () => deleteActivity(id),
      done: 'Activity deleted',
    });
}
