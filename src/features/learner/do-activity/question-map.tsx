import type { Question } from '#questions/question.ts';
import { classNames } from '#ui/class-names.ts';
import { QuestionLink } from '../question-link.tsx';
import { Bead, beadLabel } from './bead.tsx';
import { pagerKeys } from './one-at-a-time/use-pager-keys.ts';
import type { QuestionPager } from './one-at-a-time/use-question-pager.ts';
import styles from '../question-map.module.css';

interface QuestionMapProps {
  questions: readonly Question[];
  pager: QuestionPager;
}

/** The progress of each question with a link to it; a desktop shows it beside the questions. */
export function QuestionMap({ questions, pager }: QuestionMapProps) {
  const { isSingle, index, open } = pager;
  return (
    <nav className={styles.map} aria-labelledby="question-map">
      <h2 className={styles.title} id="question-map">
        Questions
      </h2>
      <ol>
        {questions.map((question, position) => (
          <li key={question.id} className={styles.item}>
            <QuestionLink
              question={question}
              className={styles.link}
              aria-current={isSingle && position === index ? 'step' : undefined}
              onFollow={() => open(question)}
            >
              <Bead question={question} />
              <span className={classNames('breakable', styles.label)}>{beadLabel(question)}</span>
            </QuestionLink>
          </li>
        ))}
      </ol>
      {isSingle ? (
        <p className={classNames('muted fs-0', styles.keys)}>
          <kbd>{keyNames[pagerKeys.previous]}</kbd> and <kbd>{keyNames[pagerKeys.next]}</kbd> show the
          previous and the next question.
        </p>
      ) : null}
    </nav>
  );
}

const keyNames = { PageUp: 'Page Up', PageDown: 'Page Down' };
