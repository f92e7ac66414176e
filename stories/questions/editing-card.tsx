import { useState } from 'react';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { getQuestionEditing } from '#questions/editing-registry.ts';
import { questionTypeName } from '#questions/registry.ts';
import { Card } from '#ui/Card.tsx';
import { Stack } from '#ui/layout.tsx';
import { mediaUrl } from './answering-card.tsx';

interface EditingCardProps {
  type: string;
  data?: object | undefined;
  onChange?: (data: object) => void;
  hasPreview?: boolean;
}

/** A question's editor above the learner's preview, as in the activity editor. */
export function EditingCard({ type, data, onChange, hasPreview = true }: EditingCardProps) {
  const editing = getQuestionEditing(type);
  const [draft, setDraft] = useState(() => editing?.toDraft(data ?? editing.template()));
  if (!editing || draft === undefined) return <p>This question cannot be edited.</p>;
  const { Editor } = editing;
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 640, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card>
        <Stack>
          <h2>{questionTypeName(type)}</h2>
          <Editor
            draft={draft}
            onChange={(next) => {
              setDraft(next);
              onChange?.(editing.toData(next));
            }}
            findings={editing.check(draft)}
          />
        </Stack>
      </Card>
      {hasPreview ? (
        <section aria-label="Preview">
          <QuestionCard
            question={{ id: 'que-edited', type, data: editing.toData(draft), sortOrder: 0, mediaPath: null }}
            mediaUrl={mediaUrl}
            isReadOnly
          />
        </section>
      ) : null}
    </div>
  );
}
