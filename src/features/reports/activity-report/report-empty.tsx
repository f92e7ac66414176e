import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { HomeLink } from '#components/page/home-link.tsx';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import { Stack } from '#ui/layout.tsx';
import stateColumn from '#ui/feedback/StatePanel.module.css';
import styles from './activity-report.module.css';

/** Shown for a report without attempts (RPT-003). */
export function NoAttempts({ head }: { head: ReactNode }) {
  const [session] = useState(currentSession);
  const isLearner = session?.role === Role.Learner;
  return (
    <Stack gap={6} className={styles.screen}>
      {head}
      <EmptyState
        title="No activities found."
        text={
          isLearner
            ? 'Hand in your first activity, and it shows up here with its score.'
            : 'The first activity that is handed in shows up here with its score.'
        }
        action={
          isLearner ? (
            <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
              Choose a subject
            </Link>
          ) : (
            <HomeLink />
          )
        }
      />
    </Stack>
  );
}

/** Shown if the URL names no learner and the user is not one (RPT-008). */
export function LearnerMissing() {
  const [session] = useState(currentSession);
  return (
    <div className={stateColumn.narrow} role="alert">
      <StatePanel
        mood="empty"
        headingLevel={1}
        title="Learner ID is missing."
        text={
          session?.role === Role.Parent
            ? 'Open the report from the card of your child.'
            : 'This link does not say whose report it is.'
        }
        action={<HomeLink />}
      />
    </div>
  );
}
