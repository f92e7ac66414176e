import { useSuspenseQuery } from '@tanstack/react-query';
import { answerSheetQuery, type AnswerSheet } from '#api/queries/activities/answer-sheet.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { parseQuestion } from '#questions/registry.ts';
import { useKeptWork } from '#session/kept-work.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { anchorOf } from '../go-to-question.ts';
import { offlineQueue } from '../offline-queue/offline-queue.ts';
import { useReadsAloud } from '../use-reads-aloud.ts';
import { SheetSkeleton } from './do-activity-skeleton.tsx';
import { useAnswerDraft } from './draft/use-answer-draft.ts';
import { NoQuestions } from './no-questions.tsx';
import { QuestionMap } from './question-map.tsx';
import { SubmitBar } from './submit/submit-bar.tsx';
import { useSubmission } from './submit/use-submission.ts';
import styles from './do-activity-screen.module.css';

interface DoActivityScreenProps {
  topicId: string;
  activityId: string;
}

/** A learner answers the questions of an activity and submits them. */
export function DoActivityScreen({ topicId, activityId }: DoActivityScreenProps) {
  const { data: sheet } = useSuspenseQuery(answerSheetQuery(activityId));
  return <Sheet key={sheet.id} topicId={topicId} sheet={sheet} />;
}

export const DoActivitySkeleton = () => <SheetSkeleton text="Loading questions…" />;

function Sheet({ topicId, sheet }: { topicId: string; sheet: AnswerSheet }) {
  const draft = useAnswerDraft(sheet);
  const submission = useSubmission({ topicId, activityId: sheet.id, draft });
  const { submit, isSubmitting, failure, waiting, clearFailure } = submission;
  const { questions, saveState } = draft.snapshot();
  const readsAloud = useReadsAloud();
  const isEmpty = questions.length === 0;
  useKeptWork(isEmpty || saveState === 'refused' ? undefined : 'Your answers are kept.');

  return (
    <div className={styles.screen} data-bleed>
      <div className={styles.columns}>
        <div>
          <PageHeader
            back={<BackLink to="/topics/$topicId/learner-activities" params={{ topicId }} />}
            title={sheet.title}
            description={sheet.description || 'Not defined'}
          />
          {isEmpty ? <NoQuestions topicId={topicId} /> : null}
          <div className={styles.questions} data-handed-in={waiting !== undefined || undefined}>
            {questions.map((question) => (
              <QuestionCard
                key={question.id}
                question={question}
                anchorId={anchorOf(question)}
                mediaUrl={mediaUrl}
                isReadOnly={isSubmitting || waiting !== undefined}
                readsAloud={readsAloud}
                onChange={(data) => {
                  clearFailure();
                  draft.setAnswer(question.id, data);
                }}
              />
            ))}
          </div>
        </div>
        {isEmpty ? null : <QuestionMap questions={questions} />}
      </div>
      {isEmpty ? null : (
        <SubmitBar
          questions={questions.filter(parseQuestion)}
          saveState={saveState}
          isSubmitting={isSubmitting}
          failure={failure}
          waiting={waiting}
          onSubmit={submit}
          onSendNow={offlineQueue.sendNow}
        />
      )}
    </div>
  );
}
