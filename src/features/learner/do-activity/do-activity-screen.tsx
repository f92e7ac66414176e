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
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Segments } from '#ui/form/Segments.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useMedia } from '#ui/use-media.ts';
import { KeysButton, useQuestionKeys } from '../use-question-keys.tsx';
import { AnswerSheetSkeleton } from './answer-sheet-skeleton.tsx';
import { storeAnswerSheetView, answerSheetViewQuery, type AnswerSheetView } from './answer-sheet-view.ts';
import { QuestionBeads } from './one-at-a-time/question-beads.tsx';
import { Questions } from './one-at-a-time/questions.tsx';
import { pagerKeyRows, usePagerKeys } from './one-at-a-time/use-pager-keys.ts';
import { useQuestionPager } from './one-at-a-time/use-question-pager.ts';
import { OtherTabsNotice } from './other-tabs-notice.tsx';
import { QuestionMap } from './question-map.tsx';
import { SubmitBar } from './submit/submit-bar.tsx';
import { useAnswerSheetEffects } from './use-answer-sheet-effects.ts';
import styles from './do-activity-screen.module.css';

interface DoActivityScreenProps {
  topicId: string;
  activityId: string;
  /** The number of the question to show, from the URL. */
  question?: string | undefined;
}

export function DoActivityScreen({ topicId, activityId, question }: DoActivityScreenProps) {
  const { data: answerSheet } = useSuspenseQuery(answerSheetQuery(activityId));
  return (
    <AnswerSheetContent
      key={answerSheet.id}
      topicId={topicId}
      answerSheet={answerSheet}
      questionNumber={question}
    />
  );
}

export const DoActivitySkeleton = () => (
  <div className={styles.screen} data-bleed>
    <div className={styles.columns}>
      <AnswerSheetSkeleton text="Loading questions…" />
      <Skeleton shape="box" width="100%" height="160px" className={styles.mapSkeleton} />
    </div>
  </div>
);

interface AnswerSheetContentProps {
  topicId: string;
  answerSheet: AnswerSheet;
  questionNumber: string | undefined;
}

function AnswerSheetContent({ topicId, answerSheet, questionNumber }: AnswerSheetContentProps) {
  const answers = useOpenAnswers(answerSheet.id);
  // Merge each version: the answer sheet may come from the cache first, and then from the server.
  useEffect(() => learnerAnswers.receive(answerSheet.id, answerSheet), [answerSheet]);
  const { questions, stage } = answers;
  const isEmpty = questions.length === 0;
  useAnswerSheetEffects(answers);

  const { view, chooseView } = useAnswerSheetView();
  const top = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pager = useQuestionPager(questions, view, questionNumber, { top, pages, heading });
  usePagerKeys(pager, pages);
  const { showKeys, keysDialog } = useQuestionKeys({
    question: stage.name === 'editing' ? pager.shown : undefined,
    enter: { description: 'go to the next question', action: pager.advance },
    otherKeys: pager.isSingle ? pagerKeyRows : [],
  });
  // The same breakpoint as in question-map.module.css.
  const isWide = useMedia('(min-width: 60.0625em)');
  const hasMap = isWide || !pager.isSingle;

  return (
    <div className={styles.screen} data-bleed>
      <div className={styles.columns}>
        <div className={styles.answerSheet} data-single={pager.isSingle || undefined}>
          <div className={styles.head}>
            <PageHeader
              aboveTitle={<BackLink to="/topics/$topicId/learner-activities" params={{ topicId }} />}
              title={answerSheet.title}
              description={answerSheet.description || 'Not defined'}
            />
            {questions.length > 1 ? (
              <div className={styles.viewChoice} data-unread>
                <ViewChoice
                  view={view}
                  onChoose={(next) => {
                    pager.changeView(next);
                    chooseView(next);
                  }}
                />
              </div>
            ) : null}
          </div>
          {isEmpty ? <NoQuestions topicId={topicId} /> : null}
          <div ref={top} className={pager.isSingle ? styles.singleQuestion : undefined}>
            {hasMap ? null : <QuestionBeads questions={questions} pager={pager} />}
            <Questions
              questions={questions}
              pager={pager}
              pagesRef={pages}
              headingRef={heading}
              isReadOnly={stage.name !== 'editing'}
              isHandedIn={stage.name === 'waiting' || stage.name === 'superseded'}
              onAnswer={(questionId, data) => learnerAnswers.answer(answerSheet.id, questionId, data)}
            />
          </div>
          {isEmpty || isWide ? null : <KeysButton className={styles.keys} onPress={showKeys} />}
        </div>
        {isEmpty || !hasMap ? null : (
          <QuestionMap questions={questions} pager={pager} onShowKeys={showKeys} />
        )}
      </div>
      {isEmpty ? null : (
        <SubmitBar
          answers={answers}
          pager={pager}
          notice={<OtherTabsNotice answers={answers} onGoTo={pager.goTo} />}
        />
      )}
      {keysDialog}
    </div>
  );
}

function NoQuestions({ topicId }: { topicId: string }) {
  return (
    <EmptyState
      title="No questions yet"
      text="This activity is still being written. Try another one in the meantime."
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

interface ViewChoiceProps {
  view: AnswerSheetView;
  onChoose: (view: AnswerSheetView) => void;
}

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

const views: readonly { id: AnswerSheetView; label: string }[] = [
  { id: 'one', label: 'One at a time' },
  { id: 'all', label: 'All questions' },
];

/** Matches a phone in either orientation, and a desktop with very large text. */
const smallWindow = '(max-width: 43.75em), (max-height: 30em)';

/** The view that the user has chosen; by default, a small window shows one question at a time. */
function useAnswerSheetView() {
  const queryClient = useQueryClient();
  // Signing out clears the session before this screen unmounts.
  const [userId] = useState(() => currentSession()?.id ?? '');
  const { data: chosen } = useQuery(answerSheetViewQuery(userId));
  const isSmall = useMedia(smallWindow);
  const view: AnswerSheetView = chosen ?? (isSmall ? 'one' : 'all');
  return {
    view,
    chooseView: (next: AnswerSheetView) => void storeAnswerSheetView(queryClient, userId, next),
  };
}
