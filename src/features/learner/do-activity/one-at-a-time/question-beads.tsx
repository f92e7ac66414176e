import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { answeredCount } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { QuestionLink } from '../../question-link.tsx';
import { Bead, progressOf } from '../bead.tsx';
import type { Turning } from './use-turning.ts';
import styles from './one-at-a-time.module.css';

interface QuestionBeadsProps {
  questions: readonly Question[];
  turning: Turning;
}

/** More beads than these take too much of a phone: a bar stands for them, and unfolds. */
const mostBeads = 10;

/** Above the question, where there is no room for a map beside it: a bead for each, which leads to it. */
export function QuestionBeads({ questions, turning }: QuestionBeadsProps) {
  const [isUnfolded, unfold] = useState(false);
  const beads = (
    <Beads
      questions={questions}
      turning={{
        ...turning,
        open: (question) => {
          unfold(false);
          turning.open(question);
        },
      }}
    />
  );
  return (
    <nav className={styles.nav} aria-label="Questions">
      {questions.length > mostBeads ? (
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

function Beads({ questions, turning }: QuestionBeadsProps) {
  return (
    <ol className={styles.beads}>
      {questions.map((question, at) => (
        <li key={question.id} className={styles.place}>
          <QuestionLink
            question={question}
            className={styles.link}
            aria-current={at === turning.index ? 'step' : undefined}
            onFollow={() => turning.open(question)}
          >
            <Bead question={question} />
            <span className="visually-hidden">{progressOf(question)}</span>
          </QuestionLink>
        </li>
      ))}
    </ol>
  );
}
