import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { Alert } from '#ui/feedback/Alert.tsx';

/** Shown instead of the plans of a learner who does not exist, or whom the user must not see. */
export const NotLinked = ({ title, className }: { title?: string; className?: string | undefined }) => {
  const reason = `${notLinkedMessage.title}.`;
  const { advice } = notLinkedMessage;
  return (
    <Alert tone="warning" title={title ?? reason} className={className}>
      {title === undefined ? advice : `${reason} ${advice}`}
    </Alert>
  );
};
