import { useMemo, useState } from 'react';
import type { JsonObject } from '#api/change-json/apply-patch.ts';
import type { ChangeSet } from '#api/queries/moderation.ts';
import { questionTypeName } from '#questions/registry.ts';
import { Card } from '#ui/Card.tsx';
import { Segments } from '#ui/form/Segments.tsx';
import { Row } from '#ui/layout.tsx';
import { questionContentSides, questionTypeOf } from '../change-contents.ts';
import { Comparison } from '../compare/comparison.tsx';
import type { BothSides } from '../compare/word-changes.ts';
import { JsonComparison } from './json-comparison.tsx';
import styles from '../review.module.css';

const modes = [
  { id: 'rendered', label: 'Rendered' },
  { id: 'json', label: 'JSON' },
] as const;

type Mode = (typeof modes)[number]['id'];

interface ChangePreviewProps {
  change: ChangeSet;
  sides: BothSides<JsonObject>;
}

/** A change before and after, rendered or as JSON. Activities are shown as JSON only (MOD-009). */
export function ChangePreview({ change: { entityType }, sides }: ChangePreviewProps) {
  const isQuestion = entityType === 'Question';
  const [mode, setMode] = useState<Mode>(isQuestion ? 'rendered' : 'json');
  const contents = useMemo(() => questionContentSides(sides), [sides]);
  return (
    <Card as="section" flush aria-labelledby="preview-title">
      <Row gap={4} justify="between" className={styles.previewHead}>
        <h2 id="preview-title" className="fs-2">
          {isQuestion ? questionTypeName(questionTypeOf(sides.before)) : 'Activity fields'}
        </h2>
        {isQuestion ? <Segments label="Mode" segments={modes} selected={mode} onSelect={setMode} /> : null}
      </Row>
      {mode === 'rendered' ? (
        <Comparison contents={contents} view="compare" name="the question" />
      ) : (
        <JsonComparison sides={sides} />
      )}
    </Card>
  );
}
