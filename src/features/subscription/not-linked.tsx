import { Alert } from '#ui/feedback/Alert.tsx';

/** The server does not show this learner to whoever is signed in: nothing is known, and nothing can be bought. */
export const NotLinked = ({ title, className }: { title?: string; className?: string | undefined }) => {
  const reason = 'This learner is not linked to your account.';
  const advice = 'Go to the dashboard and choose one of your own, or ask the office to link you.';
  return (
    <Alert tone="warning" title={title ?? reason} className={className}>
      {title === undefined ? advice : `${reason} ${advice}`}
    </Alert>
  );
};
