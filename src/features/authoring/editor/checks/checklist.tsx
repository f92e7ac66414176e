import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Finding } from '#questions/editing.ts';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { nameAt, type ActivityDraft } from '../draft/activity-draft.ts';
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

/** A longer list would be ignored; the first problems are fixed first. */
const mostShown = 20;

interface ChecklistProps {
  checks: readonly Check[];
  /** Leads to a question, by its key. Not inside a dialog, where the fields behind it cannot be reached. */
  onGo?: (key: string) => void;
}

/** What to look at before saving: it warns, and forbids nothing. */
export const Checklist = memo(function Checklist({ checks, onGo }: Required<ChecklistProps>) {
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
        <CheckItems checks={checks} onGo={onGo} />
      )}
    </Card>
  );
});

export function CheckItems({ checks, onGo }: ChecklistProps) {
  const more = checks.length - mostShown;
  return (
    <ul className={styles.list}>
      {checks.slice(0, mostShown).map((check) => (
        <li key={`${check.key} ${check.field} ${check.message}`} data-level={check.level}>
          <TriangleAlert aria-hidden="true" />
          <span>
            {onGo === undefined ? (
              <b>{placeOf(check)}</b>
            ) : (
              <button type="button" className={styles.link} onClick={() => onGo(check.key)}>
                {placeOf(check)}
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

/** 'Question 2, Options', or the question alone. */
const placeOf = ({ name, field }: Check): string => (field === '' ? name : `${name}, ${field}`);
