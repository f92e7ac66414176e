import { Check } from 'lucide-react';
import { isAnswered, progressLabel } from '#questions/answers.ts';
import { questionName, type Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { classNames } from '#ui/class-names.ts';
import { QuestionLink } from './question-link.tsx';
import styles from './question-map.module.css';

/** Beside the questions on a desk: how far each one is, and a link to it. */
export function QuestionMap({ questions }: { questions: readonly Question[] }) {
  return (
    <nav className={styles.map} aria-labelledby="question-map">
      <h2 className={styles.title} id="question-map">
        Questions
      </h2>
      <ol>
        {questions.map((question) => (
          <li key={question.id} className={styles.place}>
            <QuestionLink question={question} className={styles.link}>
              <Bead question={question} />
              <span className={styles.label}>{labelOf(question)}</span>
            </QuestionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const labelOf = (question: Question): string =>
  parseQuestion(question) ? progressLabel(question) : 'Cannot be shown';

function Bead({ question }: { question: Question }) {
  const isDone = isAnswered(question);
  return (
    <span className={classNames(styles.bead, isDone && styles.done)}>
      <span className="visually-hidden">{questionName(question)}: </span>
      <span aria-hidden="true">{isDone ? <Check /> : question.sortOrder + 1}</span>
    </span>
  );
}
