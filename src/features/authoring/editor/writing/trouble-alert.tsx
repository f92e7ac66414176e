import { Alert } from '#ui/feedback/Alert.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { CheckItems } from '../checks/checklist.tsx';
import { mergeAdvice, type MergedDraft } from '../draft/merge-drafts.ts';
import type { SendFailure } from '../send/send-failure.ts';
import styles from '../writer.module.css';

interface TroubleAlertProps {
  trouble: SendFailure | undefined;
  /** What another author has changed since the draft was left on this device. */
  merged: MergedDraft | undefined;
  /** Leads to a question, by its key. */
  onGo: (key: string) => void;
}

/** Why nothing was sent, and what another author has changed. */
export function TroubleAlert({ trouble, merged, onGo }: TroubleAlertProps) {
  if (trouble) {
    return (
      <FormAlert failure={trouble}>
        {trouble.checks && trouble.checks.length > 0 ? (
          <CheckItems checks={trouble.checks} onGo={onGo} />
        ) : null}
        <Changes changes={trouble.changes} />
      </FormAlert>
    );
  }
  if (!merged || (merged.changes.length === 0 && merged.draft.conflicts.length === 0)) return null;
  return (
    <Alert tone="warning" title="This has been changed since you wrote here">
      {mergeAdvice(merged)}
      <Changes changes={merged.changes} />
    </Alert>
  );
}

const Changes = ({ changes }: { changes: readonly string[] | undefined }) =>
  !changes || changes.length === 0 ? null : (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change} className="breakable">
          {change}
        </li>
      ))}
    </ul>
  );
