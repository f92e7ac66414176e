import { TriangleAlert } from 'lucide-react';
import type { ChangeSet } from '#api/queries/moderation.ts';
import { pluralize } from '#lib/numbers.ts';
import { capitalize } from '#lib/text/capitalize.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { fieldLabel } from '#questions/field-text.ts';
import { partsOfQuestion, questionTypeName } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import { PartList } from '../compare/part-list.tsx';
import { markUnchanged } from '../compare/word-changes.ts';
import { FieldRow } from './field-row.tsx';
import { focusField, type ThreeWay } from './use-three-way.ts';
import review from '../review.module.css';
import styles from './three-way.module.css';

interface ThreeWayReviewProps {
  change: ChangeSet;
  threeWay: ThreeWay;
  submittedBy: string;
}

/** Reviews a change field by field, because its record was saved after it was submitted (D-257). */
export function ThreeWayReview({ change, threeWay, submittedBy }: ThreeWayReviewProps) {
  const { record, fields, choose, saved, conflicts } = threeWay;
  const changed = fields.filter(({ changedBy }) => changedBy !== 'neither');
  const unchanged = fields.filter(({ changedBy }) => changedBy === 'neither');
  const savedBy = saved.savedBy ?? 'another author';
  const savedAt = saved.savedAtUtc ? formatTimestamp(saved.savedAtUtc) : undefined;
  const firstSaved = changed.find(({ changedBy }) => changedBy === 'now' || changedBy === 'both');
  return (
    <>
      <Alert
        tone="warning"
        icon={<TriangleAlert aria-hidden="true" />}
        title="Changed since this was submitted"
      >
        <Row justify="between" gap={3}>
          <span>
            {saved.savedBy === null && savedAt === undefined
              ? 'It was saved again after that.'
              : `${capitalize(savedBy)} saved it${savedAt === undefined ? '' : ` on ${savedAt}`}.`}{' '}
            {conflicts.length > 0
              ? `${pluralize(conflicts.length, 'field conflicts', 'fields conflict')}.`
              : 'No field conflicts.'}
          </span>
          {firstSaved ? (
            <Button variant="quiet" size="small" onPress={() => focusField(firstSaved.name)}>
              Show the change
            </Button>
          ) : null}
        </Row>
      </Alert>
      <Card as="section" flush aria-labelledby="versions-title">
        <Row gap={4} justify="between" className={review.previewHead}>
          <h2 id="versions-title" className="fs-2">
            {record.question ? questionTypeName(record.question.type) : 'Activity fields'}
          </h2>
        </Row>
        <div aria-hidden="true" className={styles.heads}>
          <span className="bold">Field</span>
          <VersionHead name="Before" detail={`Snapshot, ${formatTimestamp(change.submittedAtUtc)}`} />
          <VersionHead
            name="Now"
            detail={savedAt === undefined ? `By ${savedBy}` : `By ${savedBy}, ${savedAt}`}
          />
          <VersionHead
            name="Proposed"
            detail={`By ${submittedBy}, ${formatTimestamp(change.submittedAtUtc)}`}
          />
        </div>
        {changed.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            sides={record.sides}
            authors={{ now: savedBy, proposed: submittedBy }}
            choose={choose}
          />
        ))}
        {unchanged.length > 0 ? (
          <details className={styles.unchanged}>
            <summary>
              <span className="bold">
                {pluralize(unchanged.length, 'unchanged field', 'unchanged fields')}
              </span>{' '}
              <span className="muted">{unchanged.map(({ name }) => fieldLabel(name)).join(', ')}</span>
            </summary>
            <PartList side="after" isMarked={false} parts={getUnchangedParts(threeWay)} />
          </details>
        ) : null}
      </Card>
      <Result threeWay={threeWay} />
    </>
  );
}

const VersionHead = ({ name, detail }: { name: string; detail: string }) => (
  <span>
    <span className="bold">{name}</span>
    <br />
    <span className="muted fs-0">{detail}</span>
  </span>
);

function getUnchangedParts({ record: { question }, fields }: ThreeWay) {
  const changed = new Set(
    fields.flatMap(({ name, changedBy }) => (changedBy === 'neither' ? [] : [fieldLabel(name)])),
  );
  const parts = question ? (partsOfQuestion(question) ?? []) : [];
  return parts
    .filter(({ label }) => !changed.has(label))
    .map((part) => ({ ...part, pieces: markUnchanged(part.text), isRightChanged: false }));
}

function Result({ threeWay: { result, fields } }: { threeWay: ThreeWay }) {
  const parts = result && partsOfQuestion(result);
  if (!parts) return null;
  const undecided = new Set(fields.flatMap(({ name, choice }) => (choice ? [] : [fieldLabel(name)])));
  const resultParts = parts.map((part) => {
    const text = undecided.has(part.label) ? 'not decided yet' : part.text;
    return { ...part, text, pieces: markUnchanged(text), isRightChanged: false };
  });
  return (
    <Card as="section" flush aria-labelledby="result-title" className={styles.result}>
      <div className={styles.resultHead}>
        <h2 id="result-title" className="fs-2">
          What learners will see
        </h2>
        <p className="muted fs-0">Follows your choices above.</p>
      </div>
      <div className={styles.resultBody}>
        <PartList side="after" isMarked={false} parts={resultParts} />
      </div>
    </Card>
  );
}
