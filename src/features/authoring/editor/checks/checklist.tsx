import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Finding } from '#questions/editing.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { nameAt, type ActivityDraft } from '../draft/activity-draft.ts';
import { findingsOf } from './findings-of.ts';
import styles from '../writer.module.css';

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
    <Stack as="section" gap={2} className={classNames(cardStyle(), styles.card)} aria-labelledby="checklist">
      <Heading level={2} id="checklist" className={styles.name}>
        Checklist
      </Heading>
      {checks.length === 0 ? (
        <Row as="p" gap={2} nowrap align="start" data-level="fine" className={styles.finding}>
          <CircleCheck aria-hidden="true" />
          Nothing to look at.
        </Row>
      ) : (
        <CheckItems checks={checks} onGo={onGo} />
      )}
    </Stack>
  );
});

export function CheckItems({ checks, onGo }: ChecklistProps) {
  const more = checks.length - mostShown;
  return (
    <Stack as="ul" gap={2}>
      {checks.slice(0, mostShown).map((check) => (
        <Row
          key={`${check.key} ${check.field} ${check.message}`}
          as="li"
          gap={2}
          nowrap
          align="start"
          className={styles.finding}
          data-level={check.level}
        >
          <TriangleAlert aria-hidden="true" />
          <span className="breakable">
            {onGo === undefined ? (
              <b>{placeOf(check)}</b>
            ) : (
              <button type="button" className={styles.link} onClick={() => onGo(check.key)}>
                {placeOf(check)}
              </button>
            )}
            : {check.message}
          </span>
        </Row>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </Stack>
  );
}

/** 'Question 2, Options', or the question alone. */
const placeOf = ({ name, field }: Check): string => (field === '' ? name : `${name}, ${field}`);
