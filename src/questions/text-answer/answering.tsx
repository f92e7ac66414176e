import type { AnsweringProps } from '../question.ts';
import type { TextAnswerData } from './data.ts';
import styles from './text-answer.module.css';

/** An answer in the learner's own words. */
export function TextAnswering({ data, labelledBy, isReadOnly, onChange }: AnsweringProps<TextAnswerData>) {
  return (
    <textarea
      className={styles.field}
      aria-labelledby={labelledBy}
      rows={3}
      placeholder="Write your answer here"
      value={data.answer ?? ''}
      readOnly={isReadOnly}
      onChange={(event) => onChange({ ...data, answer: event.target.value })}
    />
  );
}
