import type { Question } from '#questions/question.ts';
import { classNames } from '#ui/class-names.ts';
import { QuestionLink } from '../question-link.tsx';
import { Bead, progressOf } from './bead.tsx';
import { turnKeys } from './one-at-a-time/use-turn-keys.ts';
import type { Turning } from './one-at-a-time/use-turning.ts';
import styles from '../question-map.module.css';

interface QuestionMapProps {
  questions: readonly Question[];
  turning: Turning;
}

/** Beside the questions on a desk: how far each one is, and a link to it. */
export function QuestionMap({ questions, turning }: QuestionMapProps) {
  const { isSingle, index, open } = turning;
  return (
    <nav className={styles.map} aria-labelledby="question-map">
      <h2 className={styles.title} id="question-map">
        Questions
      </h2>
      <ol>
        {questions.map((question, at) => (
          <li key={question.id} className={styles.place}>
            <QuestionLink
              question={question}
              className={styles.link}
              aria-current={isSingle && at === index ? 'step' : undefined}
              onFollow={() => open(question)}
            >
              <Bead question={question} />
              <span className={classNames('breakable', styles.label)}>{progressOf(question)}</span>
            </QuestionLink>
          </li>
        ))}
      </ol>
      {isSingle ? (
        <p className={classNames('muted fs-0', styles.keys)}>
          <kbd>{keyNames[turnKeys.previous]}</kbd> and <kbd>{keyNames[turnKeys.next]}</kbd> turn the
          questions.
        </p>
      ) : null}
    </nav>
  );
}

const keyNames = { PageUp: 'Page Up', PageDown: 'Page Down' };
