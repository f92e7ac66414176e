import { PendingLoss } from '../../card/pending-loss.tsx';

interface QuestionRemovalProps {
  /** 'Question 2'. */
  name: string;
  /** Undefined until it is saved: then no change to it can be pending. */
  id: string | undefined;
}

/** What removing a question means, for a dialog. */
export const QuestionRemoval = ({ name, id }: QuestionRemovalProps) => (
  <>
    <p>
      <b>{name}</b> is deleted when you save. Until then you can undo this.
    </p>
    {id === undefined ? null : <PendingLoss deleted={{ questionId: id }} />}
  </>
);
