import type { ReactNode, Ref } from 'react';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Confetti } from '#ui/feedback/Confetti.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { countRight, isNew, lastAnswers, type Round } from './practise-round.ts';
import styles from './practise.module.css';

interface PractiseSummaryProps {
  round: Round;
  doneBefore: number;
  headingRef: Ref<HTMLHeadingElement>;
  newOutcome: string;
  children: ReactNode;
}

/** The result of a round. Only a round without mistakes is celebrated. */
export function PractiseSummary({
  round,
  doneBefore,
  headingRef,
  newOutcome,
  children,
}: PractiseSummaryProps) {
  const name = useSession(({ details }) => (details?.role === Role.Learner ? details.name : ''));
  const { right, marked } = countRight(round);
  const isPerfect = marked > 0 && right === marked;

  return (
    <Stack gap={6} className={styles.summary}>
      <div data-shweshwe className={styles.panel}>
        {isPerfect ? <Confetti className={styles.confetti} /> : null}
        <div className={styles.text}>
          <h2 ref={headingRef} tabIndex={-1} className={classNames('breakable', styles.heading)}>
            {getCheer(right, marked)}
            {name ? `, ${name}!` : '!'}
          </h2>
          {right > 0 ? (
            <p className={styles.count}>
              {right} of {marked} right in this practice
            </p>
          ) : null}
        </div>
        <Mascot mood={right > 0 ? 'success' : 'welcome'} onIndigo className={styles.mascot} />
      </div>
      <Card>
        <Stack as="ol" aria-label="How each question went">
          {lastAnswers(round).map((question, index) => (
            <SummaryItem
              key={question.id}
              question={question}
              number={index < round.length ? doneBefore + index + 1 : undefined}
              newOutcome={isNew(round, index) ? newOutcome : undefined}
            />
          ))}
        </Stack>
      </Card>
      <Row justify="end" align="stretch" className={styles.actions}>
        {children}
      </Row>
    </Stack>
  );
}

function getCheer(right: number, total: number): string {
  if (total === 0) return 'Well done';
  if (right === total) return total === 1 ? 'You got it right' : 'You got them all right';
  return right > 0 ? 'Getting there' : 'Keep going';
}

interface SummaryItemProps {
  question: Question;
  /** Undefined for a question of an earlier part of the round. */
  number: number | undefined;
  /** For a new question, which the server marks later. */
  newOutcome: string | undefined;
}

function SummaryItem({ question, number, newOutcome }: SummaryItemProps) {
  const parsed = parseQuestion(question);
  if (!parsed) return null;
  const { tone, outcome } =
    newOutcome === undefined ? parsed.verdict() : ({ tone: 'neutral', outcome: newOutcome } as const);
  return (
    <Row as="li" nowrap align="start" justify="between" gap={5} className={styles.line}>
      <span className="breakable">
        {number === undefined ? null : `${number}. `}
        {parsed.title}
      </span>
      <Badge tone={tone} {...(tone === 'warning' ? { icon: null } : {})}>
        {outcome}
      </Badge>
    </Row>
  );
}
