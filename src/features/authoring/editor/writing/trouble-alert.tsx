import { Alert } from '#ui/feedback/Alert.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { CheckItems } from '../checks/checklist.tsx';
import type { SendFailure } from '../send/send-failure.ts';
import styles from '../writer.module.css';

interface TroubleAlertProps {
  trouble: SendFailure | undefined;
  /** What somebody else has changed since the draft was left on this device. */
  changes: readonly string[] | undefined;
  /** Leads to a question, by its key. */
  onGo: (key: string) => void;
}

/** Why nothing was sent, and what others have changed. */
export function TroubleAlert({ trouble, changes, onGo }: TroubleAlertProps) {
  if (trouble) {
    return (
      <FormAlert failure={trouble}>
        {trouble.checks && trouble.checks.length > 0 ? (
          <CheckItems checks={trouble.checks} onGo={onGo} />
        ) : null}
        {trouble.changes ? <Changes changes={trouble.changes} /> : null}
      </FormAlert>
    );
  }
  if (!changes || changes.length === 0) return null;
  return (
    <Alert tone="warning" title="This has been changed since you wrote here">
      Both are in here now: look at it before you save.
      <Changes changes={changes} />
    </Alert>
  );
}

const Changes = ({ changes }: { changes: readonly string[] }) => (
  <ul className={styles.changes}>
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
);
