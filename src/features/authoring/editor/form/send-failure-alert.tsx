import { Alert } from '#ui/feedback/Alert.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FindingList } from '../checks/checklist.tsx';
import type { MergedDraft } from '../draft/merge-drafts.ts';
import { mergeMessage, type SendFailure } from '../send/send-failure.ts';
import styles from '../activity-form.module.css';

interface SendFailureAlertProps {
  failure: SendFailure | undefined;
  merged: MergedDraft | undefined;
  onGoToQuestion: (key: string) => void;
}

/** Shows why sending failed, or what another author has changed since the draft was stored. */
export function SendFailureAlert({ failure, merged, onGoToQuestion }: SendFailureAlertProps) {
  if (failure) {
    return (
      <FormAlert failure={failure}>
        {failure.findings && failure.findings.length > 0 ? (
          <FindingList findings={failure.findings} onGoToQuestion={onGoToQuestion} />
        ) : null}
        <Changes changes={failure.changes} />
      </FormAlert>
    );
  }
  if (!merged || (merged.changes.length === 0 && merged.draft.conflicts.length === 0)) return null;
  return (
    <Alert tone="warning" title="This has been changed since you edited it">
      {mergeMessage(merged)}
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
