import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { useOpenAnswers } from '#answers/use-answers.ts';
import { answerSheetQuery, type AnswerSheet } from '#api/queries/activities/answer-sheet.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useMedia } from '#ui/use-media.ts';
import { ReadsTitle } from '../read-aloud/reading-tools.tsx';
import { useReadsAloud } from '../use-reads-aloud.ts';
import { SheetSkeleton } from './do-activity-skeleton.tsx';
import { NoQuestions } from './no-questions.tsx';
import { QuestionBeads } from './one-at-a-time/question-beads.tsx';
import { Questions } from './one-at-a-time/questions.tsx';
import { useTurnKeys } from './one-at-a-time/use-turn-keys.ts';
import { useTurning } from './one-at-a-time/use-turning.ts';
import { OtherTabs } from './other-tabs.tsx';
import { QuestionMap } from './question-map.tsx';
import { SubmitBar } from './submit/submit-bar.tsx';
import { useSheetEffects } from './use-sheet-effects.ts';
import { useSheetView } from './view/use-sheet-view.ts';
import { ViewChoice } from './view/view-choice.tsx';
import styles from './do-activity-screen.module.css';

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
              back={<BackLink to="/topics/$topicId/learner-activities" params={{ topicId }} />}
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
