import { useMutation } from '@tanstack/react-query';
import { deleteLearnerMutation, type Learner } from '#api/queries/learners.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { markup } from '#ui/overlay/markup.ts';

/**
 * Asks, and deletes the learner or ends the parent's own link: one call, and the server knows which (D-088).
 *
 * @param isPrimary whether whoever asks is the primary parent
 */
export function useDeleteLearner(isPrimary: boolean) {
  const { mutateAsync: deleteLearner } = useMutation(deleteLearnerMutation());
  return ({ id, name, surname }: Learner) =>
    confirmDelete({
      title: isPrimary ? 'Delete Learner?' : 'Remove Learner?',
      what: isPrimary
        ? markup`This deletes <b>${name} ${surname}</b> for good: the login, all answers and results, and the plan. Other parents and guardians lose access to ${name} too. Nothing is charged again. It cannot be undone.`
        : markup`This takes <b>${name} ${surname}</b> off your list: you will no longer see how ${name} is doing. Nothing is deleted, and the other parents keep everything. If you pay for the plan, it will no longer renew.`,
      run: () => deleteLearner(id),
      done: 'Learner deleted successfully',
      failed: () => ({ message: 'Failed to delete learner' }),
      // Stands in the dialog with a full stop; the toast has none (D-094).
      own: {
        title: 'Failed to delete learner',
        // Deleted by the primary parent, or unlinked in another tab: a parent reaches linked learners only.
        denied: {
          title: `${name} is not one of your learners any more`,
          advice: 'Close this to see what is there.',
        },
      },
    });
}
