import { Check } from 'lucide-react';
import { isAnswered, progressLabel } from '#questions/answers.ts';
import { questionName, type Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { classNames } from '#ui/class-names.ts';
import styles from '../question-map.module.css';

/** How far a question is: 'Answered', 'To do', '1 of 3 blanks'. */
export const progressOf = (question: Question): string =>
  parseQuestion(question) ? progressLabel(question) : 'Cannot be shown';

/** The bead of a question in a map of them: filled with a tick when it is answered. */
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
