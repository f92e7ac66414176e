import { useMutation } from '@tanstack/react-query';
import { deleteLearnerMutation, type Learner } from '#api/queries/learners.ts';
import { notLinked } from '#components/learner/not-linked.ts';
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
        : markup`This takes <b>${name} ${surname}</b> off your list: your link is deleted, and you will no longer see how ${name} is doing. The account and the results of ${name} stay for the other parents. If you pay for the plan, it will no longer renew.`,
      run: () => deleteLearner(id),
      success: 'Learner deleted successfully',
      failed: () => ({ message: 'Failed to delete learner' }),
      // Stands in the dialog with a full stop; the toast has none (D-094).
      problem: {
        title: 'Failed to delete learner',
        denied: { ...notLinked, advice: 'Close this to see what is there.' },
      },
    });
}
