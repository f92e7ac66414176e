import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import styles from '#ui/feedback/StatePanel.module.css';

/** The page to which a guard redirects a user without the required role (PUB-014 to PUB-017). */
export function UnauthorizedScreen() {
  return (
    <div className={styles.centredOnPage}>
      <StatePanel
        mood="denied"
        headingLevel={1}
        title="Access Denied"
        text={
          <>
            <p>You do not have the necessary permissions to view this content.</p>
            <p>Please contact your administrator if you believe this is an error.</p>
          </>
        }
        action={
          <Link to="/home" className={buttonStyle({ variant: 'primary' })}>
            Return to Home
          </Link>
        }
      />
    </div>
  );
}
