import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { Alert } from '#ui/feedback/Alert.tsx';

/** Shown to a user who must not see the learner: nothing can be bought. */
export const NotLinked = ({ title, className }: { title?: string; className?: string | undefined }) => {
  const reason = `${notLinkedMessage.title}.`;
  const { advice } = notLinkedMessage;
  return (
    <Alert tone="warning" title={title ?? reason} className={className}>
      {title === undefined ? advice : `${reason} ${advice}`}
    </Alert>
  );
};
