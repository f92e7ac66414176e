import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { pluralize } from '#lib/numbers.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PractiseSkeleton } from '../practise/practise-skeleton.tsx';
import { Practise } from '../practise/practise.tsx';
import type { DueQuestion } from './due-questions.ts';
import { pickRound } from './revisit-data.ts';
import { useDueQuestions, useRevisitedQuestions } from './use-due-questions.ts';
import practise from '../practise/practise.module.css';

const title = 'Questions to revisit';
const description =
  'They were tricky once. Get one right, and it comes back later: after 1, 3, 7 and 14 days. This is only practice: your scores do not change.';

export function RevisitScreen() {
  // Signing out clears the session before this screen unmounts.
  const [learnerId] = useState(() => currentSession()?.id ?? '');
  const { due } = useDueQuestions(learnerId);
  // An answer removes a question from `due`: keep the questions of the current round.
  const [round, setRound] = useState(() => pickRound(due));
  const next = pickRound(due);

  return (
    <div className={practise.screen} data-bleed>
      <div className={practise.column}>
        <PageHeader
          aboveTitle={<BackLink to="/learner/dashboard" />}
          title={title}
          description={<span className={practise.brief}>{description}</span>}
          className={practise.header}
        />
        {round.length === 0 ? <NothingDue /> : null}
      </div>
      {round.length > 0 ? (
        <RevisitRound
          key={round.map(({ questionId }) => questionId).join()}
          learnerId={learnerId}
          round={round}
          nextCount={next.length}
          onNext={() => setRound(next)}
        />
      ) : null}
    </div>
  );
}

interface RevisitRoundProps {
  learnerId: string;
  round: readonly DueQuestion[];
  /** The number of questions in the next round. */
  nextCount: number;
  onNext: () => void;
}

function RevisitRound({ learnerId, round, nextCount, onNext }: RevisitRoundProps) {
  const { failure, isPending, ...questions } = useRevisitedQuestions(learnerId, round);
  if (isPending) return <PractiseSkeleton />;
  if (questions.missed.length === 0 && failure) throw failure;
  if (questions.missed.length === 0) return <NothingDue />;
  return (
    <Practise
      {...questions}
      renderNextSteps={() => (
        <>
          {nextCount > 0 ? (
            <Button variant="primary" onPress={onNext}>
              {pluralize(nextCount, 'more question', 'more questions')}
            </Button>
          ) : null}
          <Link
            to="/learner/dashboard"
            className={buttonStyle({ variant: nextCount > 0 ? 'secondary' : 'primary' })}
          >
            Done
          </Link>
        </>
      )}
    />
  );
}

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
