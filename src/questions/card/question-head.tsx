import type { Ref } from 'react';
import { Badge } from '#ui/Badge.tsx';
import type { Verdict } from '../question.ts';
import styles from './question-card.module.css';

export interface QuestionHeadProps {
  nameId: string;
  promptId: string;
  /** 'Question 1', or 'Question 1 of 3' in practice. */
  name: string;
  /** Nothing is marked without it. */
  verdict: Verdict | undefined;
  isPractice: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
}

/** The first line of a question: which one it is, and how it went. */
export function QuestionHead(props: QuestionHeadProps) {
  const { nameId, promptId, name, verdict, isPractice, headingRef } = props;
  const badge = (
    <Badge tone="info" className={styles.badge}>
      {name}
    </Badge>
  );
  return (
    <span className={styles.head}>
      {isPractice ? (
        // Whoever is brought here by the focus hears what is asked as well.
        <h2 ref={headingRef} id={nameId} className={styles.name} tabIndex={-1} aria-describedby={promptId}>
          {badge}
        </h2>
      ) : (
        <span id={nameId}>{badge}</span>
      )}
      {verdict ? <VerdictBadge verdict={verdict} isPractice={isPractice} /> : null}
    </span>
  );
}

function VerdictBadge({ verdict, isPractice }: { verdict: Verdict; isPractice: boolean }) {
  const { tone, words, outcome } = verdict;
  // Partly right is no waiting: it does without the clock of its tone.
  return (
    <Badge tone={tone} className={styles.badge} {...(tone === 'wait' ? { icon: null } : {})}>
      {isPractice ? outcome : words}
    </Badge>
  );
}
