import { classNames } from '#ui/class-names.ts';
import { Note } from '../card/note.tsx';
import { correctAnswerText } from '../marking.ts';
import type { ReviewProps } from '../question.ts';
import { FormattedText } from '../text/formatted-text.tsx';
import { isTextAnswered, isTextMarked, modelAnswerOf, type TextAnswerData } from './data.ts';
import styles from './text-answer.module.css';

/** Shows the correct answer to a wrong text, or the model answer of an open question (D-247). */
export function TextReview({ data }: ReviewProps<TextAnswerData>) {
  const answered = isTextAnswered(data);
  const isRight = data.score === 1;
  const model = modelAnswerOf(data);
  const mark = isTextMarked(data) && answered ? { 'data-mark': isRight ? 'good' : 'bad' } : {};
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.given} {...mark}>
          <p className={classNames('muted', styles.caption)}>Written answer</p>
          <p className={answered ? classNames('breakable', styles.text) : 'muted'} data-part="given">
            {answered ? data.answer : 'No answer'}
          </p>
        </div>
        {model ? (
          <div className={styles.model}>
            <p className={classNames('muted', styles.caption)}>One good answer</p>
            <p className={classNames('breakable', styles.text)}>
              <FormattedText text={model} part="model" />
            </p>
          </div>
        ) : null}
      </div>
      {isTextMarked(data) && !isRight && data.correctAnswer ? (
        <Note
          kind={answered ? 'correction' : 'open'}
          part="answer"
          {...(answered && { lead: 'Not correct.' })}
        >
          {correctAnswerText(data.correctAnswer)}
        </Note>
      ) : null}
      {model ? (
        <Note kind="hint">
          {`There are many good answers. ${answered ? 'Which ideas are in both?' : 'This is one of them.'}`}
        </Note>
      ) : null}
    </>
  );
}
