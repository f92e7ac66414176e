import { HomeLink } from '#components/page/home-link.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import styles from '#ui/feedback/StatePanel.module.css';

/** Shown when the URL names no activity (AUT-048b). */
export const NoActivityId = () => (
  <div className={styles.centredOnPage}>
    <ErrorState
      headingLevel={1}
      title="No activity id found in the route"
      text="Open an activity from the list of its topic."
      action={<HomeLink />}
    />
  </div>
);
