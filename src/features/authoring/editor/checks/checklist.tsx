import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Finding } from '#questions/editing.ts';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { nameAt, type ActivityDraft } from '../draft/activity-draft.ts';
import { focusQuestion } from '../writing/focus-question.ts';
import { findingsOf } from './findings-of.ts';
import styles from './checklist.module.css';

/** One thing to look at, with the question that it is at. */
export interface Check extends Finding {
  key: string;
  /** 'Question 2'. */
  name: string;
}

/** Everything that was found in an activity, in the order of its questions. */
export const checksOf = ({ questions }: ActivityDraft, grade: number | undefined): Check[] =>
  questions.flatMap((question, index) =>
    findingsOf(question, grade).map((finding) => ({ ...finding, key: question.key, name: nameAt(index) })),
  );

/** More would be a wall: what comes first is mended first. */
const mostShown = 20;

interface ChecklistProps {
  checks: readonly Check[];
  /** Inside a question, where nothing leads to the fields behind it. */
  isPlain?: boolean;
}

/** What to look at before saving: it warns, and forbids nothing. */
export const Checklist = memo(function Checklist({ checks }: Pick<ChecklistProps, 'checks'>) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="checklist">
      <Heading level={2} id="checklist" className={styles.name}>
        Checklist
      </Heading>
      {checks.length === 0 ? (
        <p className={styles.fine}>
          <CircleCheck aria-hidden="true" />
          Nothing to look at.
        </p>
      ) : (
        <CheckList checks={checks} />
      )}
    </Card>
  );
});

export function CheckList({ checks, isPlain = false }: ChecklistProps) {
  const more = checks.length - mostShown;
  return (
    <ul className={styles.list}>
      {checks.slice(0, mostShown).map((check) => (
        <li key={`${check.key} ${check.field} ${check.message}`} data-level={check.level}>
          <TriangleAlert aria-hidden="true" />
          <span>
            {isPlain ? (
              <b>
                {check.name}, {check.field}
              </b>
            ) : (
              <button type="button" className={styles.link} onClick={() => focusQuestion(check.key)}>
                {check.name}, {check.field}
              </button>
            )}
            : {check.message}
          </span>
        </li>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </ul>
  );
}
