import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { answeredCount } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { QuestionLink } from '../../question-link.tsx';
import { Bead, beadLabel } from '../bead.tsx';
import type { QuestionPager } from './use-question-pager.ts';
import styles from './one-at-a-time.module.css';

interface QuestionBeadsProps {
  questions: readonly Question[];
  pager: QuestionPager;
}

/** More questions are shown as a progress bar. */
const maxBeads = 10;

export function QuestionBeads({ questions, pager }: QuestionBeadsProps) {
  const [isUnfolded, unfold] = useState(false);
  const beads = (
    <Beads
      questions={questions}
      pager={{
        ...pager,
        open: (question) => {
          unfold(false);
          pager.open(question);
        },
      }}
    />
  );
  return (
    <nav className={styles.nav} aria-label="Questions">
      {questions.length > maxBeads ? (
        <details
          className={styles.folded}
          open={isUnfolded}
          onToggle={({ currentTarget }) => unfold(currentTarget.open)}
        >
          <summary className={styles.summary}>
            <ProgressBeads done={answeredCount(questions)} total={questions.length} />
            Questions
            <ChevronDown aria-hidden="true" />
          </summary>
          {beads}
        </details>
      ) : (
        beads
      )}
    </nav>
  );
}

function Beads({ questions, pager }: QuestionBeadsProps) {
  return (
    <ol className={styles.beads}>
      {questions.map((question, at) => (
        <li key={question.id} className={styles.item}>
          <QuestionLink
            question={question}
            className={styles.link}
            aria-current={at === pager.index ? 'step' : undefined}
            onFollow={() => pager.open(question)}
          >
            <Bead question={question} />
            <span className="visually-hidden">{beadLabel(question)}</span>
          </QuestionLink>
        </li>
      ))}
    </ol>
  );
}
