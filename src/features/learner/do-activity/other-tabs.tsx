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

interface OtherTabsProps {
  answers: Answers;
  /** Shows a question and focuses what needs an answer. */
  onGoTo: (question: Pick<Question, 'id'>) => void;
}

/** Announces what the same learner has done with the sheet in another tab or on another device, if anything (D-246). */
export function OtherTabs({ answers, onGoTo }: OtherTabsProps) {
  const { stage, replaced, topicId } = answers;
  if (stage.name === 'superseded') return <HandedIn topicId={topicId} resultId={stage.resultId} />;
  if (replaced.length === 0) return null;
  return <NewerAnswers answers={answers} onGoTo={onGoTo} />;
}

/** The answers were submitted from another tab: this one has nothing left to save or submit. */
const HandedIn = ({ topicId, resultId }: { topicId: string; resultId: string }) => (
  <Alert tone="info">
    <Row data-takes-the-bar>
      <p className={styles.text}>
        <strong>You have handed this in already.</strong> Your answers here stay to be read.
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

/** Questions on the sheet show answers from another tab: says so, and offers the learner's own answers of this tab. */
function NewerAnswers({ answers: { activityId, replaced }, onGoTo }: OtherTabsProps) {
  const own = replaced.filter((answer) => answer.own !== undefined);
  const isOne = replaced.length === 1;
  // The pressed button disappears: the focus goes to its question.
  const leaveFor = (question: ReplacedAnswer | undefined, act: (activityId: string) => void) => {
    act(activityId);
    if (question) onGoTo(question);
  };

  return (
    <Alert tone="info">
      <Row data-takes-the-bar>
        <p className={styles.text}>
          <strong>
            <QuestionLinks questions={replaced} onGoTo={onGoTo} /> {isOne ? 'was' : 'were'} changed in another
            window.
          </strong>{' '}
          {isOne ? 'This is the newer answer.' : 'These are the newer answers.'}
        </p>
        <Row gap={2}>
          {own.length > 0 ? (
            <Button
              variant="secondary"
              size="small"
              onPress={() => leaveFor(own[0], learnerAnswers.restoreOwn)}
            >
              {own.length === 1 ? 'Use my answer' : 'Use my answers'}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            onPress={() => leaveFor(replaced[0], learnerAnswers.dismissReplaced)}
          >
            OK
          </Button>
        </Row>
      </Row>
    </Alert>
  );
}

interface QuestionLinksProps extends Pick<OtherTabsProps, 'onGoTo'> {
  questions: readonly ReplacedAnswer[];
}

/** 'Question 1, Question 2 and Question 5', each a link. */
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
