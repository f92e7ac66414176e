import type { Ref } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Row } from '#ui/layout.tsx';
import type { Verdict } from '../question.ts';
import styles from './question-card.module.css';

interface QuestionHeadProps {
  nameId: string;
  promptId: string;
  /** 'Question 1', or 'Question 1 of 3' as one of several steps. */
  name: string;
  /** Undefined when nothing is marked. */
  verdict: Verdict | undefined;
  isStep: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
}

/** The first line of a question: its number, and the verdict. */
export function QuestionHead(props: QuestionHeadProps) {
  const { nameId, promptId, name, verdict, isStep, headingRef } = props;
  const badge = (
    <Badge tone="info" className={styles.badge}>
      {name}
    </Badge>
  );
  return (
    <Row as="span" justify="between" gap={2} className={styles.head}>
      {isStep ? (
        // When it is focused, a screen reader also reads the question itself.
        <h2 ref={headingRef} id={nameId} className={styles.name} tabIndex={-1} aria-describedby={promptId}>
          {badge}
        </h2>
      ) : (
        <span id={nameId}>{badge}</span>
      )}
      {verdict ? <VerdictBadge verdict={verdict} isStep={isStep} /> : null}
    </Row>
  );
}

function VerdictBadge({ verdict, isStep }: { verdict: Verdict; isStep: boolean }) {
  const { tone, label, outcome } = verdict;
  // The tone's clock icon means waiting, which partly right does not.
  return (
    <Badge tone={tone} className={styles.badge} {...(tone === 'wait' ? { icon: null } : {})}>
      <span data-part="verdict">{isStep ? outcome : label}</span>
    </Badge>
  );
}
