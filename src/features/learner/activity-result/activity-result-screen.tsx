import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { activityResultQuery } from '#api/queries/activities/results.ts';
import { BackToReport } from '#components/report/back-to-report.tsx';
import { mediaUrl } from '#lib/url/media-url.ts';
import { missedQuestions } from '#questions/answers.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { ActivityResultParams } from './activity-result-data.ts';
import { MarkedWorkPanel } from './marked-work-panel.tsx';
import { ScorePanel } from './score-panel.tsx';
import styles from './activity-result-screen.module.css';

/** A marked attempt: the score, then each question with the given and the right answer. */
export function ActivityResultScreen(params: ActivityResultParams) {
  const { learnerId } = params;
  const { data: result } = useSuspenseQuery(activityResultQuery(params.activityResultId));
  // Signing out takes the session away a moment before the screen.
  const [session] = useState(currentSession);
  const isOwn = session?.role === Role.Learner;
  const questions = result.questions.toSorted((first, second) => first.sortOrder - second.sortOrder);
  const canPractise = missedQuestions(questions).length > 0;

  return (
    <div className={styles.screen}>
      {learnerId || !isOwn ? <BackToReport learnerId={learnerId} /> : null}
      {isOwn ? (
        <ScorePanel result={result} action={canPractise ? <PractiseLink {...params} /> : null} />
      ) : (
        <MarkedWorkPanel result={result} learnerId={learnerId} />
      )}
      <section aria-label="Questions and answers" className={styles.questions}>
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} mode="review" mediaUrl={mediaUrl} />
        ))}
      </section>
      {isOwn ? <DoneLink topicId={params.topicId} /> : null}
    </div>
  );
}

function DoneLink({ topicId }: { topicId: string }) {
  return (
    <Link
      to="/topics/$topicId/learner-activities"
      params={{ topicId }}
      className={buttonStyle({ variant: 'primary' })}
    >
      Done
    </Link>
  );
}

function PractiseLink({ topicId, activityResultId }: ActivityResultParams) {
  return (
    <Link
      to="/topic/$topicId/activity-result/$activityResultId/practise"
      params={{ topicId, activityResultId }}
      className={buttonStyle({ variant: 'on-hero' })}
    >
      Practise my mistakes
    </Link>
  );
}

export function ActivityResultSkeleton() {
  return (
    <Loading text="Loading your result…" className={styles.screen}>
      <Skeleton height="268px" className={styles.block} />
      <Skeleton height="180px" className={styles.block} />
      <Skeleton height="180px" className={styles.block} />
    </Loading>
  );
}
