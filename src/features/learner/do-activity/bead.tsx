import { Check } from 'lucide-react';
import { isAnswered, progressLabel } from '#questions/answers.ts';
import { questionName, type Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { classNames } from '#ui/class-names.ts';
import styles from '../question-map.module.css';

/** For example 'Answered', 'To do' or '1 of 3 blanks'. */
export const beadLabel = (question: Question): string =>
  parseQuestion(question) ? progressLabel(question) : 'Cannot be shown';

export function Bead({ question }: { question: Question }) {
  const isDone = isAnswered(question);
  const isUnknown = parseQuestion(question) === undefined;
  return (
    <span className={classNames(styles.bead, isDone && styles.done, isUnknown && styles.unknown)}>
      <span className="visually-hidden">{questionName(question)}: </span>
      <span aria-hidden="true">{isDone ? <Check /> : question.sortOrder + 1}</span>
    </span>
  );
}
