import { useSuspenseQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { useOpenAnswers } from '#answers/use-answers.ts';
import { answerSheetQuery, type AnswerSheet } from '#api/queries/activities/answer-sheet.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Segments } from '#ui/form/Segments.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useMedia } from '#ui/use-media.ts';
import { ReadsTitle } from '../read-aloud/reading-tools.tsx';
import { useReadsAloud } from '../use-reads-aloud.ts';
import { SheetSkeleton } from './do-activity-skeleton.tsx';
import { QuestionBeads } from './one-at-a-time/question-beads.tsx';
import { Questions } from './one-at-a-time/questions.tsx';
import { useTurnKeys } from './one-at-a-time/use-turn-keys.ts';
import { useTurning } from './one-at-a-time/use-turning.ts';
import { OtherTabs } from './other-tabs.tsx';
import { QuestionMap } from './question-map.tsx';
import { keepSheetView, sheetViewQuery, type SheetView } from './sheet-view.ts';
import { SubmitBar } from './submit/submit-bar.tsx';
import { useSheetEffects } from './use-sheet-effects.ts';
import styles from './do-activity-screen.module.css';

interface ViewChoiceProps {
  view: SheetView;
  onChoose: (view: SheetView) => void;
}

/** One question at a time, or all of them. */
function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  return (
    <Segments
      label="How to show the questions"
      isQuiet
      segments={views}
      selected={view}
      onSelect={onChoose}
    />
  );
}

const views: readonly { id: SheetView; label: string }[] = [
  { id: 'one', label: 'One at a time' },
  { id: 'all', label: 'All questions' },
];

/** A phone, held upright or sideways, or a desk with very large text. */
const smallWindow = '(max-width: 43.75em), (max-height: 30em)';

/** How the sheet is shown: as its reader has chosen, otherwise one question at a time where the window is small. */
function useSheetView() {
  const queryClient = useQueryClient();
  // Signing out takes the session away a moment before the screen.
  const [personId] = useState(() => currentSession()?.id ?? '');
  const { data: chosen } = useQuery(sheetViewQuery(personId));
  const isSmall = useMedia(smallWindow);
  const view: SheetView = chosen ?? (isSmall ? 'one' : 'all');
  return { view, choose: (next: SheetView) => void keepSheetView(queryClient, personId, next) };
}

interface DoActivityScreenProps {
  topicId: string;
  activityId: string;
  /** The number of the question to show first. */
  question?: string | undefined;
}

/** A learner answers the questions of an activity and submits them. */
export function DoActivityScreen({ topicId, activityId, question }: DoActivityScreenProps) {
  const { data: sheet } = useSuspenseQuery(answerSheetQuery(activityId));
  return <Sheet key={sheet.id} topicId={topicId} sheet={sheet} number={question} />;
}

export const DoActivitySkeleton = () => <SheetSkeleton text="Loading questions…" />;

interface SheetProps {
  topicId: string;
  sheet: AnswerSheet;
  number: string | undefined;
}

function Sheet({ topicId, sheet, number }: SheetProps) {
  const answers = useOpenAnswers(sheet.id);
  // On a slow line the sheet opens from the cache, and the server's follows.
  useEffect(() => learnerAnswers.receive(sheet.id, sheet), [sheet]);
  const { questions, stage } = answers;
  const readsAloud = useReadsAloud();
  const isEmpty = questions.length === 0;
  useSheetEffects(answers);

  const { view, choose } = useSheetView();
  const top = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const turning = useTurning(questions, view, number, { top, pages, heading });
  useTurnKeys(turning, pages);
  // As question-map.module.css has it.
  const hasMap = useMedia('(min-width: 60.0625em)') || !turning.isSingle;

  return (
    <div className={styles.screen} data-bleed>
      <div className={styles.columns}>
        <div className={styles.sheet} data-single={turning.isSingle || undefined}>
          <div className={styles.head}>
            <PageHeader
              aboveTitle={<BackLink to="/topics/$topicId/learner-activities" params={{ topicId }} />}
              title={sheet.title}
              description={sheet.description || 'Not defined'}
              actions={readsAloud ? <ReadsTitle title={sheet.title} description={sheet.description} /> : null}
            />
            {questions.length > 1 ? (
              <div className={styles.choice}>
                <ViewChoice
                  view={view}
                  onChoose={(next) => {
                    turning.changeView(next);
                    choose(next);
                  }}
                />
              </div>
            ) : null}
          </div>
          {isEmpty ? <NoQuestions topicId={topicId} /> : null}
          <div ref={top} className={turning.isSingle ? styles.turned : undefined}>
            {hasMap ? null : <QuestionBeads questions={questions} turning={turning} />}
            <Questions
              questions={questions}
              turning={turning}
              pagesRef={pages}
              headingRef={heading}
              isReadOnly={stage.name !== 'editing'}
              isHandedIn={stage.name === 'waiting' || stage.name === 'superseded'}
              onAnswer={(questionId, data) => learnerAnswers.answer(sheet.id, questionId, data)}
            />
          </div>
        </div>
        {isEmpty || !hasMap ? null : <QuestionMap questions={questions} turning={turning} />}
      </div>
      {isEmpty ? null : (
        <SubmitBar
          answers={answers}
          turning={turning}
          notice={<OtherTabs answers={answers} onGoTo={turning.goTo} />}
        />
      )}
    </div>
  );
}

/** An activity whose questions are still to be written: there is nothing to answer or to submit. */
function NoQuestions({ topicId }: { topicId: string }) {
  return (
    <EmptyState
      title="No questions yet"
      text="Somebody is still writing this activity. Try another one in the meantime."
      action={
        <Link
          to="/topics/$topicId/learner-activities"
          params={{ topicId }}
          className={buttonStyle({ variant: 'primary' })}
        >
          To the activities
        </Link>
      }
    />
  );
}
