import { DeletedPendingChanges } from '../../card/deleted-pending-changes.tsx';

interface QuestionRemovalMessageProps {
  name: string;
  /** Undefined for an unsaved question, which has no pending changes. */
  id: string | undefined;
}

export const QuestionRemovalMessage = ({ name, id }: QuestionRemovalMessageProps) => (
  <>
    <p>
      <b>{name}</b> is deleted when you save. Until then you can undo this.
    </p>
    {id === undefined ? null : <DeletedPendingChanges deleted={{ questionId: id }} />}
  </>
);
