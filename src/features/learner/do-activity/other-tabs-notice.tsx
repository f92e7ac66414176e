import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Answers } from '#answers/answers.ts';
import { learnerAnswers } from '#answers/learner-answers.ts';
import type { ReplacedAnswer } from '#answers/merge-answers.ts';
import { needsPageReload } from '#components/page/chunk-load-error.ts';
import { questionName, type Question } from '#questions/question.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import { QuestionLink } from '../question-link.tsx';
import styles from './submit/submit.module.css';

interface OtherTabsNoticeProps {
  answers: Answers;
  onGoTo: (question: Pick<Question, 'id'>) => void;
}

/** Reports changes to the answer sheet in another tab or on another device (D-246). */
export function OtherTabsNotice({ answers, onGoTo }: OtherTabsNoticeProps) {
  const { stage, replaced, topicId } = answers;
  if (stage.name === 'superseded') return <HandedInNotice topicId={topicId} resultId={stage.resultId} />;
  if (replaced.length === 0) return null;
  return <NewerAnswersNotice answers={answers} onGoTo={onGoTo} />;
}

const HandedInNotice = ({ topicId, resultId }: { topicId: string; resultId: string }) => (
  <Alert tone="info">
    <Row data-replaces-submit-bar>
      <p className={styles.text}>
        <strong>You have handed this in already.</strong> You can still read your answers here.
      </p>
      <Link
        to="/topic/$topicId/activity-result/$activityResultId"
        params={{ topicId, activityResultId: resultId }}
        replace
        reloadDocument={needsPageReload()}
        className={buttonStyle({ variant: 'primary', size: 'small' })}
      >
        See the result
      </Link>
    </Row>
  </Alert>
);

/** Reports that the answer sheet shows answers from another tab, and offers to restore those of this tab. */
function NewerAnswersNotice({ answers: { activityId, replaced }, onGoTo }: OtherTabsNoticeProps) {
  const restorable = replaced.filter((answer) => answer.previousData !== undefined);
  const isOne = replaced.length === 1;
  // Move the focus to a question: the pressed button is removed.
  const closeAndGoTo = (question: ReplacedAnswer | undefined, action: (activityId: string) => void) => {
    action(activityId);
    if (question) onGoTo(question);
  };

  return (
    <Alert tone="info">
      <Row data-replaces-submit-bar>
        <p className={styles.text}>
          <strong>
            <QuestionLinks questions={replaced} onGoTo={onGoTo} /> {isOne ? 'was' : 'were'} changed in another
            window.
          </strong>{' '}
          {isOne ? 'This is the newer answer.' : 'These are the newer answers.'}
        </p>
        <Row gap={2}>
          {restorable.length > 0 ? (
            <Button
              variant="secondary"
              size="small"
              onPress={() => closeAndGoTo(restorable[0], learnerAnswers.restoreOwn)}
            >
              {restorable.length === 1 ? 'Use my answer' : 'Use my answers'}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            onPress={() => closeAndGoTo(replaced[0], learnerAnswers.dismissReplaced)}
          >
            OK
          </Button>
        </Row>
      </Row>
    </Alert>
  );
}

interface QuestionLinksProps extends Pick<OtherTabsNoticeProps, 'onGoTo'> {
  questions: readonly ReplacedAnswer[];
}

function QuestionLinks({ questions, onGoTo }: QuestionLinksProps) {
  const separator = (index: number) => (index === questions.length - 1 ? ' and ' : ', ');
  return questions.map((question, index) => (
    <Fragment key={question.id}>
      {index > 0 ? separator(index) : null}
      <QuestionLink question={question} onFollow={() => onGoTo(question)}>
        {questionName(question)}
      </QuestionLink>
    </Fragment>
  ));
}
