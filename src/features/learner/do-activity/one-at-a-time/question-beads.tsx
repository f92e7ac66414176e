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

/** With more questions, the beads are folded below a progress bar. */
const maxBeads = 10;

export function QuestionBeads({ questions, pager }: QuestionBeadsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const beads = (
    <Beads
      questions={questions}
      pager={{
        ...pager,
        open: (question) => {
          setUnfolded(false);
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
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
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
      {questions.map((question, index) => (
        <li key={question.id} className={styles.item}>
          <QuestionLink
            question={question}
            className={styles.link}
            aria-current={index === pager.index ? 'step' : undefined}
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
