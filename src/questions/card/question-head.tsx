import type { Ref } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Row } from '#ui/layout.tsx';
import type { Verdict } from '../question.ts';
import styles from './question-card.module.css';

interface QuestionHeadProps {
  nameId: string;
  promptId: string;
  name: string;
  verdict: Verdict | undefined;
  isStep: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
}

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
        // On focus, screen readers also read the prompt.
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
  // Omit the default icon of a warning: a clock would suggest waiting.
  return (
    <Badge tone={tone} className={styles.badge} {...(tone === 'warning' ? { icon: null } : {})}>
      <span data-part="verdict">{isStep ? outcome : label}</span>
    </Badge>
  );
}
