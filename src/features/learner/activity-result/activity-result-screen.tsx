import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState, useEffect, type RefObject } from 'react';
import { activityResultQuery, type ActivityResult } from '#api/queries/activities/results.ts';
import { useReadsAloud } from '#components/reading/use-reads-aloud.ts';
import { BackToReportLink } from '#components/report/back-to-report-link.tsx';
import { formatScore } from '#lib/numbers.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack, Row } from '#ui/layout.tsx';
import { QuestionCardSkeleton } from '../do-activity/answer-sheet-skeleton.tsx';
import { questionAnchorId } from '../go-to-question.ts';
import type { ActivityResultParams } from './activity-result-data.ts';
import { MarkedAttemptPanel } from './marked-attempt-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import { ReviewMap } from './review-map.tsx';
import { ScorePanel } from './score-panel.tsx';
import styles from './activity-result.module.css';

export function ActivityResultScreen({ topicId, activityResultId, learnerId }: ActivityResultParams) {
  const { data: result } = useSuspenseQuery(activityResultQuery(activityResultId));
  // Signing out clears the session before this screen unmounts.
  const [session] = useState(currentSession);
  const isLearner = session?.role === Role.Learner;
  const readsAloud = useReadsAloud();
  const panel = useRef<HTMLElement>(null);
  const questions = result.questions.toSorted((first, second) => first.sortOrder - second.sortOrder);

  return (
    <div className={styles.screen}>
      {learnerId || !isLearner ? <BackToReportLink learnerId={learnerId} /> : null}
      {isLearner ? (
        <>
          <ScorePanel ref={panel} result={result}>
            <NextSteps result={result} />
          </ScorePanel>
          <ScoreBar result={result} panel={panel} />
        </>
      ) : (
        <MarkedAttemptPanel result={result} learnerId={learnerId} />
      )}
      <ReviewMap questions={questions} />
      <Stack as="section" gap={6} aria-label="Questions and answers" className={styles.questions}>
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            anchorId={questionAnchorId(question)}
            mode="review"
            readsAloud={readsAloud}
            mediaUrl={mediaUrl}
          />
        ))}
        {isLearner ? <DoneLink topicId={topicId} /> : null}
      </Stack>
    </div>
  );
}

function DoneLink({ topicId }: { topicId: string }) {
  return (
    <Link
      to="/topics/$topicId/learner-activities"
      params={{ topicId }}
      className={buttonStyle({ variant: 'secondary' })}
    >
      Done
    </Link>
  );
}

export function ActivityResultSkeleton() {
  return (
    <Loading text="Loading your result…" className={styles.screen}>
      <Skeleton height="228px" className={styles.skeleton} />
      <Stack gap={6} className={styles.questions}>
        <QuestionCardSkeleton />
        <QuestionCardSkeleton />
      </Stack>
    </Loading>
  );
}

interface ScoreBarProps {
  result: ActivityResult;
  /** The bar appears when the score panel has scrolled out of view. */
  panel: RefObject<HTMLElement | null>;
}

function ScoreBar({ result, panel }: ScoreBarProps) {
  const isScrolledPast = useIsScrolledPast(panel);
  if (!isScrolledPast) return null;
  return (
    <div className={styles.barAnchor}>
      <Row as="section" justify="between" gap={5} className={styles.bar} aria-label="Your result">
        <Row as="p" nowrap align="baseline" className={styles.barScore}>
          {formatScore(result.totalScore)} / {formatScore(result.activityTotalScore)}
          <span className={classNames('bold fs-1', styles.attempt)}>Attempt {result.attemptNumber}</span>
        </Row>
        <NextSteps result={result} size="small" />
      </Row>
    </div>
  );
}

function useIsScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [isScrolledPast, setIsPast] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // One callback may report several crossings; the newest is last.
      const entry = entries.at(-1);
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return isScrolledPast;
}
