import { Fragment } from 'react';
import { questionName, type Question } from '#questions/question.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { QuestionLink } from '../../question-link.tsx';
import type { ReplacedAnswer } from '../draft/replaced-answers.ts';
import styles from './other-windows.module.css';

interface NewerAnswersProps {
  /** At least one. */
  replaced: readonly ReplacedAnswer[];
  onBringBack: () => void;
  onForget: () => void;
  /** Shows a question and focuses what needs an answer. */
  onGoTo: (question: Pick<Question, 'id'>) => void;
}

/** Says which questions show an answer from another window, and gives back what was answered here. */
export function NewerAnswers({ replaced, onBringBack, onForget, onGoTo }: NewerAnswersProps) {
  const own = replaced.filter((answer) => answer.own !== undefined);
  const isOne = replaced.length === 1;
  // The pressed button disappears: the focus goes to what it was about.
  const leaveFor = (question: ReplacedAnswer | undefined, act: () => void) => {
    act();
    if (question) onGoTo(question);
  };

  return (
    <Alert tone="info">
      <div className={styles.row} data-takes-the-bar>
        <p className={styles.words}>
          <strong>
            <QuestionLinks questions={replaced} onGoTo={onGoTo} /> {isOne ? 'was' : 'were'} changed in another
            window.
          </strong>{' '}
          {isOne ? 'This is the newer answer.' : 'These are the newer answers.'}
        </p>
        <div className={styles.buttons}>
          {own.length > 0 ? (
            <Button variant="secondary" size="small" onPress={() => leaveFor(own[0], onBringBack)}>
              {own.length === 1 ? 'Use my answer' : 'Use my answers'}
            </Button>
          ) : null}
          <Button variant="quiet" size="small" onPress={() => leaveFor(replaced[0], onForget)}>
            OK
          </Button>
        </div>
      </div>
    </Alert>
  );
}

interface QuestionLinksProps extends Pick<NewerAnswersProps, 'onGoTo'> {
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
