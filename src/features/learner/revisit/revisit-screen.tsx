import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isProblem } from '#api/problem.ts';
import { activityResultQuery } from '#api/queries/activities/results.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { pluralize } from '#lib/numbers.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SheetSkeleton } from '../do-activity/do-activity-skeleton.tsx';
import { Practise } from '../practise/practise.tsx';
import { ReadsTitle } from '../read-aloud/reading-tools.tsx';
import { useReadsAloud } from '../use-reads-aloud.ts';
import type { DueQuestion } from './due.ts';
import { keepRevisited } from './progress.ts';
import { attemptIds, nextRound } from './revisit-data.ts';
import { useDueQuestions } from './use-due.ts';
import practise from '../practise/practise.module.css';

const title = 'Questions to revisit';
const description =
  'They were tricky once. Get one right, and it comes back later: after 1, 3, 7 and 14 days. This is only practice: your scores stay as they are.';

/** Questions of all activities that were not right, when it is time for them again; it counts for nothing. */
export function RevisitScreen() {
  // Signing out takes the session away a moment before the screen.
  const [learnerId] = useState(() => currentSession()?.id ?? '');
  const { due } = useDueQuestions(learnerId);
  // An answer takes a question off the list, and must not change the round in the middle.
  const [round, setRound] = useState(() => nextRound(due));
  const next = nextRound(due);
  const readsAloud = useReadsAloud();

  return (
    <div className={practise.screen} data-bleed>
      <div className={practise.column}>
        <PageHeader
          aboveTitle={<BackLink to="/learner/dashboard" />}
          title={title}
          description={description}
          actions={readsAloud ? <ReadsTitle title={title} description={description} /> : null}
        />
        {round.length === 0 ? <NothingDue /> : null}
      </div>
      {round.length > 0 ? (
        <RevisitRound
          key={round.map(({ questionId }) => questionId).join()}
          learnerId={learnerId}
          round={round}
          more={next.length}
          onMore={() => setRound(next)}
        />
      ) : null}
    </div>
  );
}

export const RevisitSkeleton = () => <SheetSkeleton text="Loading your questions…" />;

interface RevisitRoundProps {
  learnerId: string;
  round: readonly DueQuestion[];
  /** How many questions the next round would have. */
  more: number;
  onMore: () => void;
}

function RevisitRound({ learnerId, round, more, onMore }: RevisitRoundProps) {
  const queryClient = useQueryClient();
  const { results, failure, isPending } = useQueries({
    queries: attemptIds(round).map((id) => ({ ...activityResultQuery(id), retryOnMount: false })),
    combine: (queries) => ({
      results: queries.flatMap(({ data }) => data ?? []),
      // An attempt that is gone, or no longer the learner's, is no failure.
      failure: queries.find(({ error }) => error && !isProblem(error, 404) && !isProblem(error, 403))?.error,
      isPending: queries.some((query) => query.isPending),
    }),
  });
  if (isPending) return <RevisitSkeleton />;
  const questions = results.flatMap((result) => result.questions);
  const dueOf = (id: string) => round.find(({ questionId }) => questionId === id);
  const missed = round.flatMap(
    ({ questionId }) => questions.find((question) => question.id === questionId) ?? [],
  );
  if (missed.length === 0 && failure) throw failure;
  if (missed.length === 0) return <NothingDue />;
  return (
    <Practise
      missed={missed}
      onMarked={(questionId, isRight) => {
        const due = dueOf(questionId);
        if (due) void keepRevisited(queryClient, learnerId, due, isRight);
      }}
      about={(questionId) => placeOf(dueOf(questionId))}
      renderWaysOn={() => (
        <>
          {more > 0 ? (
            <Button variant="primary" onPress={onMore}>
              {pluralize(more, 'more question', 'more questions')}
            </Button>
          ) : null}
          <Link
            to="/learner/dashboard"
            className={buttonStyle({ variant: more > 0 ? 'secondary' : 'primary' })}
          >
            Done
          </Link>
        </>
      )}
    />
  );
}

const placeOf = (due: DueQuestion | undefined): string | undefined =>
  due && `${due.attempt.subjectTitle} · ${due.attempt.topicTitle} · ${due.attempt.activityTitle}`;

function NothingDue() {
  return (
    <EmptyState
      mood="success"
      title="Nothing to revisit today"
      text="Questions that were not right come back here after a day."
      action={
        <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Go to your dashboard
        </Link>
      }
    />
  );
}
