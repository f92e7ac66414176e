import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { missedQuestions } from '#questions/answers.ts';
import type { Question, Verdict } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { classNames } from '#ui/class-names.ts';
import { QuestionLink } from '../question-link.tsx';
import map from '../question-map.module.css';
import styles from './activity-result.module.css';

/** The outcome of each question; links to those that were not right. A phone shows only the links. */
export function ReviewMap({ questions }: { questions: readonly Question[] }) {
  const missed = missedQuestions(questions);
  return (
    <nav
      className={classNames(map.map, styles.map)}
      data-empty={missed.length === 0 || undefined}
      aria-labelledby="review-map"
    >
      <h2 className={map.title} id="review-map">
        Questions
      </h2>
      <p className={classNames('muted fs-1', styles.count)}>
        {missed.length === 0 ? 'Nothing to look at again' : `${missed.length} to look at again`}
      </p>
      <ol>
        {questions.map((question) => (
          <ReviewMapItem key={question.id} question={question} isMissed={missed.includes(question)} />
        ))}
      </ol>
    </nav>
  );
}

function ReviewMapItem({ question, isMissed }: { question: Question; isMissed: boolean }) {
  const { tone, outcome } = parseQuestion(question)?.verdict() ?? unknownVerdict;
  const number = question.sortOrder + 1;
  const bead = (
    <span
      className={classNames(map.bead, tone !== 'neutral' && styles[tone])}
      style={{ animationDelay: `${Math.min(question.sortOrder, 6) * 50}ms` }}
      aria-hidden="true"
    >
      {beadIcons[tone] ?? number}
    </span>
  );
  return (
    <li className={map.item} data-missed={isMissed || undefined}>
      {isMissed ? (
        <QuestionLink question={question} isMarked className={map.link}>
          {bead}
          <span className={styles.lookAgain}>{number}. Look again</span>
        </QuestionLink>
      ) : (
        <span className={map.link}>
          {bead}
          <span className={classNames('breakable', map.label)}>
            {number}. {outcome}
          </span>
        </span>
      )}
    </li>
  );
}

const unknownVerdict: Pick<Verdict, 'tone' | 'outcome'> = { tone: 'neutral', outcome: 'Cannot be shown' };

const beadIcons: Partial<Record<Verdict['tone'], ReactNode>> = {
  success: <Check />,
  warning: <Minus />,
  error: <X />,
};
