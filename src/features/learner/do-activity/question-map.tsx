import type { Question } from '#questions/question.ts';
import { classNames } from '#ui/class-names.ts';
import { QuestionLink } from '../question-link.tsx';
import { KeysButton } from '../use-question-keys.tsx';
import { Bead, beadLabel } from './bead.tsx';
import type { QuestionPager } from './one-at-a-time/use-question-pager.ts';
import styles from '../question-map.module.css';

interface QuestionMapProps {
  questions: readonly Question[];
  pager: QuestionPager;
  onShowKeys: () => void;
}

/** The progress of each question with a link to it; a desktop shows it beside the questions. */
export function QuestionMap({ questions, pager, onShowKeys }: QuestionMapProps) {
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
      <KeysButton className={styles.keys} onPress={onShowKeys} />
    </nav>
  );
}
