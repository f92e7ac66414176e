import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { activityResultQuery, type ActivityResult } from '#api/queries/activities/results.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { missedQuestions } from '#questions/answers.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { ActivityResultParams } from '../activity-result/activity-result-data.ts';
import { logPractice } from './practice-log.ts';
import { Practise } from './practise.tsx';
import styles from './practise.module.css';

/** Practises the missed questions of a result, without calls to the server. */
export function PractiseScreen(params: ActivityResultParams) {
  const queryClient = useQueryClient();
  // Signing out clears the session before this screen unmounts.
  const [session] = useState(currentSession);
  const { data: result } = useSuspenseQuery(activityResultQuery(params.activityResultId));
  const missed = missedQuestions(result.questions).toSorted(
    (first, second) => first.sortOrder - second.sortOrder,
  );
  const resultLink = <ResultLink {...params} />;

  return (
    <div className={styles.screen} data-bleed>
      <div className={styles.column}>
        <PageHeader
          aboveTitle={<BackLink to="/topic/$topicId/activity-result/$activityResultId" params={params} />}
          title={title}
          description={<PractiseDescription result={result} />}
          className={styles.header}
        />
        {missed.length === 0 ? <NothingToPractise action={resultLink} /> : null}
      </div>
      {missed.length > 0 ? (
        <Practise
          key={result.id}
          missed={missed}
          onMarked={() => {
            if (session?.role === Role.Learner) void logPractice(queryClient, session.id, 'mistakes');
          }}
          renderNextSteps={(restart) => (
            <>
              <Button onPress={restart}>Practise again</Button>
              {resultLink}
            </>
          )}
        />
      ) : null}
    </div>
  );
}

const title = 'Practise my mistakes';

const practiceNote = 'This is only practice: the score does not change.';

function PractiseDescription({ result }: { result: ActivityResult }) {
  return (
    <>
      <span className={classNames('bold breakable', styles.title)}>{result.title}</span>{' '}
      <span className={styles.brief}>{practiceNote}</span>
    </>
  );
}

function ResultLink(params: ActivityResultParams) {
  return (
    <Link
      to="/topic/$topicId/activity-result/$activityResultId"
      params={params}
      className={buttonStyle({ variant: 'primary' })}
    >
      Back to result
    </Link>
  );
}

function NothingToPractise({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      mood="success"
      title="Nothing to practise"
      text="Every question that can be marked was right."
      action={action}
    />
  );
}
