import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { pluralize } from '#lib/numbers.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { NotLoadedQuestions } from '../practise/not-loaded-questions.tsx';
import { Practise } from '../practise/practise.tsx';
import { useRound } from '../practise/use-round.ts';
import { pickRound, type DueRound } from './revisit-data.ts';
import { useDueAnswers, useDueQuestions } from './use-due-questions.ts';
import practise from '../practise/practise.module.css';

const title = 'Questions to revisit';
const description =
  'They were tricky once. Get one right, and it comes back later: after 1, 3, 7 and 14 days. This is only practice: your scores do not change.';

export function RevisitScreen({ loaded }: { loaded: DueRound }) {
  // Signing out clears the session before this screen unmounts.
  const [learnerId] = useState(() => currentSession()?.id ?? '');
  const { round, isReloading, reload } = useRound(loaded);
  const { questions, notLoaded } = round;
  const { onMarked, sourceOf } = useDueAnswers(learnerId, round.due);
  const next = pickRound(useDueQuestions(learnerId));
  return (
    <div className={practise.screen} data-bleed>
      <div className={practise.column}>
        <PageHeader
          aboveTitle={<BackLink to="/learner/dashboard" />}
          title={title}
          description={<span className={practise.brief}>{description}</span>}
          className={practise.header}
        />
        <NotLoadedQuestions topics={notLoaded} isReloading={isReloading} onReload={reload} />
        {questions.length === 0 ? <NothingDue /> : null}
      </div>
      {questions.length > 0 ? (
        <Practise
          key={questions.map(({ id }) => id).join(' ')}
          missed={questions}
          onMarked={onMarked}
          sourceOf={sourceOf}
          renderNextSteps={() => (
            <>
              {next.length > 0 ? (
                <Button variant="primary" busy={isReloading ? 'Loading…' : undefined} onPress={reload}>
                  {pluralize(next.length, 'more question', 'more questions')}
                </Button>
              ) : null}
              <Link
                to="/learner/dashboard"
                className={buttonStyle({ variant: next.length > 0 ? 'secondary' : 'primary' })}
              >
                Done
              </Link>
            </>
          )}
        />
      ) : null}
    </div>
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
