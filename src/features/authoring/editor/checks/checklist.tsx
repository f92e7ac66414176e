import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Finding } from '#questions/editing.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { questionName, type ActivityDraft } from '../draft/activity-draft.ts';
import { questionFindings } from './question-findings.ts';
import styles from '../activity-form.module.css';

export interface QuestionFinding extends Finding {
  key: string;
  name: string;
}

export const activityFindings = (
  { questions }: ActivityDraft,
  grade: number | undefined,
): QuestionFinding[] =>
  questions.flatMap((question, index) =>
    questionFindings(question, grade).map((finding) => ({
      ...finding,
      key: question.key,
      name: questionName(index),
    })),
  );

/** Number of listed findings; the others are only counted. */
const maxShown = 20;

interface FindingListProps {
  findings: readonly QuestionFinding[];
  /** Makes each finding a button that focuses its question; omitted in dialogs, which cover the form. */
  onGoToQuestion?: (key: string) => void;
}

export const Checklist = memo(function Checklist({ findings, onGoToQuestion }: Required<FindingListProps>) {
  return (
    <Stack as="section" gap={2} className={classNames(cardStyle(), styles.card)} aria-labelledby="checklist">
      <Heading level={2} id="checklist" className={styles.name}>
        Checklist
      </Heading>
      {findings.length === 0 ? (
        <Row as="p" gap={2} nowrap align="start" data-level="ok" className={styles.finding}>
          <CircleCheck aria-hidden="true" />
          No problems found.
        </Row>
      ) : (
        <FindingList findings={findings} onGoToQuestion={onGoToQuestion} />
      )}
    </Stack>
  );
});

export function FindingList({ findings, onGoToQuestion }: FindingListProps) {
  const more = findings.length - maxShown;
  return (
    <Stack as="ul" gap={2}>
      {findings.slice(0, maxShown).map((finding) => (
        <Row
          key={`${finding.key} ${finding.field} ${finding.message}`}
          as="li"
          gap={2}
          nowrap
          align="start"
          className={styles.finding}
          data-level={finding.level}
        >
          <TriangleAlert aria-hidden="true" />
          <span className="breakable">
            {onGoToQuestion === undefined ? (
              <b>{findingLabel(finding)}</b>
            ) : (
              <button type="button" className={styles.link} onClick={() => onGoToQuestion(finding.key)}>
                {findingLabel(finding)}
              </button>
            )}
            : {finding.message}
          </span>
        </Row>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </Stack>
  );
}

/** Returns 'Question 2, Options' or 'Question 2'. */
const findingLabel = ({ name, field }: QuestionFinding): string =>
  field === '' ? name : `${name}, ${field}`;
