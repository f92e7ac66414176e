import { Note } from '../card/note.tsx';
import { theAnswerIs } from '../marking.ts';
import type { ReviewProps } from '../question.ts';
import { isTextAnswered, isTextMarked, type TextAnswerData } from './data.ts';
import styles from './text-answer.module.css';

/** What the learner wrote and, when it was marked wrong, the right answer. */
export function TextReview({ data }: ReviewProps<TextAnswerData>) {
  const answered = isTextAnswered(data);
  const isRight = data.score === 1;
  const mark = isTextMarked(data) && answered ? { 'data-mark': isRight ? 'good' : 'bad' } : {};
  return (
    <>
      <div className={styles.given} {...mark}>
        <p className={styles.caption}>Written answer</p>
        <p className={answered ? styles.text : styles.none}>{answered ? data.answer : 'No answer'}</p>
      </div>
      {isTextMarked(data) && !isRight && data.correctAnswer ? (
        <Note kind={answered ? 'correction' : 'open'}>
          {answered ? 'Not correct. ' : ''}
          {theAnswerIs(data.correctAnswer)}
        </Note>
      ) : null}
    </>
  );
}
