import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activityResultQuery } from '#api/queries/activities/results.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { missedQuestions } from '#questions/answers.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { ActivityResultParams } from './activity-result-data.ts';
import { ScorePanel } from './score-panel.tsx';
import styles from './activity-result-screen.module.css';

/** A marked attempt: the score, then each question with the given and the right answer. */
export function ActivityResultScreen(params: ActivityResultParams) {
  const { data: result } = useSuspenseQuery(activityResultQuery(params.activityResultId));
  const questions = result.questions.toSorted((first, second) => first.sortOrder - second.sortOrder);
  const canPractise = missedQuestions(questions).length > 0;

  return (
    <div className={styles.screen}>
      <ScorePanel result={result} action={canPractise ? <PractiseLink {...params} /> : null} />
      <section aria-label="Questions and answers" className={styles.questions}>
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} mode="review" mediaUrl={mediaUrl} />
        ))}
      </section>
      <Link
        to="/topics/$topicId/learner-activities"
        params={{ topicId: params.topicId }}
        className={buttonStyle({ variant: 'primary' })}
      >
        Done
      </Link>
    </div>
  );
}

function PractiseLink(params: ActivityResultParams) {
  return (
    <Link
      to="/topic/$topicId/activity-result/$activityResultId/practise"
      params={params}
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
