import { Link } from '@tanstack/react-router';
import { needsPageLoad } from '#components/page/chunk-load-error.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './other-windows.module.css';

interface HandedInProps {
  topicId: string;
  resultId: string;
}

/** The answers were submitted from another window: this one has nothing left to save or submit. */
export function HandedIn({ topicId, resultId }: HandedInProps) {
  return (
    <Alert tone="info">
      <div className={styles.row} data-takes-the-bar>
        <p className={styles.words}>
          <strong>You have handed this in already.</strong> Your answers here stay to be read.
        </p>
        <Link
          to="/topic/$topicId/activity-result/$activityResultId"
          params={{ topicId, activityResultId: resultId }}
          replace
          reloadDocument={needsPageLoad()}
          className={buttonStyle({ variant: 'primary', size: 'small' })}
        >
          See the result
        </Link>
      </div>
    </Alert>
  );
}
