import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState, useEffect, type RefObject } from 'react';
import { activityResultQuery, type ActivityResult } from '#api/queries/activities/results.ts';
import { BackToReportLink } from '#components/report/back-to-report-link.tsx';
import { formatScore } from '#lib/numbers.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { spokenPlainText, unmarkedLine } from '#questions/text/spoken.ts';
import { Role } from '#session/roles.ts';
import { currentSession, useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack, Row } from '#ui/layout.tsx';
import { QuestionCardSkeleton } from '../do-activity/do-activity-skeleton.tsx';
import { anchorOf } from '../go-to-question.ts';
import { ReadingTools, titleLines } from '../read-aloud/reading-tools.tsx';
import { useReadsAloud } from '../use-reads-aloud.ts';
import type { ActivityResultParams } from './activity-result-data.ts';
import { MarkedWorkPanel } from './marked-work-panel.tsx';
import { ReviewMap } from './review-map.tsx';
import { cheerOf } from './score-outcome.ts';
import { ScorePanel } from './score-panel.tsx';
import { WaysOn } from './ways-on.tsx';
import styles from './activity-result.module.css';

/** A marked attempt: the score, then each question with the given and the right answer. */
export function ActivityResultScreen({ topicId, activityResultId, learnerId }: ActivityResultParams) {
  const { data: result } = useSuspenseQuery(activityResultQuery(activityResultId));
  // Signing out takes the session away a moment before the screen.
  const [session] = useState(currentSession);
  const isOwn = session?.role === Role.Learner;
  const readsAloud = useReadsAloud();
  const panel = useRef<HTMLElement>(null);
  const questions = result.questions.toSorted((first, second) => first.sortOrder - second.sortOrder);

  return (
    <div className={styles.screen} data-readable>
      {learnerId || !isOwn ? <BackToReportLink learnerId={learnerId} /> : null}
      {isOwn ? (
        <>
          <ScorePanel ref={panel} result={result}>
            <WaysOn result={result} />
          </ScorePanel>
          <ScoreBar result={result} panel={panel} />
        </>
      ) : (
        <MarkedWorkPanel result={result} learnerId={learnerId} />
      )}
      <ReviewMap questions={questions} />
      <Stack as="section" gap={6} aria-label="Questions and answers" className={styles.questions}>
        {readsAloud ? <ReadsResult result={result} /> : null}
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            anchorId={anchorOf(question)}
            mode="review"
            readsAloud={readsAloud}
            mediaUrl={mediaUrl}
          />
        ))}
        {isOwn ? <DoneLink topicId={topicId} /> : null}
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
      <Skeleton height="228px" className={styles.waiting} />
      <Stack gap={6} className={styles.questions}>
        <QuestionCardSkeleton />
        <QuestionCardSkeleton />
      </Stack>
    </Loading>
  );
}

/** Reads the head of a result aloud: how it went, and at what. */
function ReadsResult({ result }: { result: ActivityResult }) {
  const name = useSession(({ details }) => details?.name);
  const { title, description, totalScore, activityTotalScore } = result;
  return (
    <ReadingTools
      name="your result"
      lines={[
        spokenPlainText(cheerOf(result, name), 'cheer'),
        unmarkedLine(`Your score is ${formatScore(totalScore)} out of ${formatScore(activityTotalScore)}.`),
        ...titleLines(title, description),
      ]}
    />
  );
}

interface ScoreBarProps {
  result: ActivityResult;
  /** The panel in whose place the bar stands once that has been scrolled away. */
  panel: RefObject<HTMLElement | null>;
}

/** Keeps score, attempt and the ways on at the top of the window while the questions are read. */
function ScoreBar({ result, panel }: ScoreBarProps) {
  const isPast = useIsPast(panel);
  if (!isPast) return null;
  return (
    <div className={styles.place}>
      <Row as="section" justify="between" gap={5} className={styles.bar} aria-label="Your result">
        <Row as="p" nowrap align="baseline" className={styles.barScore}>
          {formatScore(result.totalScore)} / {formatScore(result.activityTotalScore)}
          <span className={classNames('bold fs-1', styles.attempt)}>Attempt {result.attemptNumber}</span>
        </Row>
        <WaysOn result={result} size="small" />
      </Row>
    </div>
  );
}

/** Whether an element has left the window at its top. */
function useIsPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // A busy page is told of several crossings at once, the newest last.
      const entry = entries.at(-1);
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}
