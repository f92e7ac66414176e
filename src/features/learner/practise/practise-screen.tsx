import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { activityResultQuery, type ActivityResult } from '#api/queries/activities/results.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { formatScore } from '#lib/numbers.ts';
import { missedQuestions } from '#questions/answers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { ActivityResultParams } from '../activity-result/activity-result-data.ts';
import { SheetSkeleton } from '../do-activity/do-activity-skeleton.tsx';
import { ReadsTitle } from '../read-aloud/reading-tools.tsx';
import { useReadsAloud } from '../use-reads-aloud.ts';
import { Practise } from './practise.tsx';
import styles from './practise.module.css';

/** The questions of a result that were not fully right, once more: it counts for nothing and asks the server nothing. */
export function PractiseScreen(params: ActivityResultParams) {
  const { data: result } = useSuspenseQuery(activityResultQuery(params.activityResultId));
  const missed = missedQuestions(result.questions).toSorted(
    (first, second) => first.sortOrder - second.sortOrder,
  );
  const readsAloud = useReadsAloud();
  const toResult = <ResultLink {...params} />;

  return (
    <div className={styles.screen} data-bleed>
      <div className={styles.column}>
        <PageHeader
          aboveTitle={<BackLink to="/topic/$topicId/activity-result/$activityResultId" params={params} />}
          title={title}
          description={<About result={result} />}
          actions={
            readsAloud ? (
              <ReadsTitle title={title} description={`${result.title} ${practiceOnly(result)}`} />
            ) : null
          }
        />
        {missed.length === 0 ? <NothingToPractise action={toResult} /> : null}
      </div>
      {missed.length > 0 ? (
        <Practise
          key={result.id}
          missed={missed}
          renderWaysOn={(restart) => (
            <>
              <Button onPress={restart}>Practise again</Button>
              {toResult}
            </>
          )}
        />
      ) : null}
    </div>
  );
}

export const PractiseSkeleton = () => <SheetSkeleton text="Loading your questions…" />;

const title = 'Practise my mistakes';

const practiceOnly = ({ totalScore, activityTotalScore }: ActivityResult): string =>
  `This is only practice: the score of ${formatScore(totalScore)} out of ${formatScore(activityTotalScore)} stays as it is.`;

function About({ result }: { result: ActivityResult }) {
  return (
    <>
      <span className={classNames('bold breakable', styles.title)}>{result.title}</span>{' '}
      {practiceOnly(result)}
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
