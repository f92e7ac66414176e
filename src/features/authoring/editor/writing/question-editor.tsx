import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { editingOf } from '#questions/editing-registry.ts';
import { questionTypeName } from '#questions/type-name.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Heading } from '#ui/Heading.tsx';
import { findingsOf } from '../checks/findings-of.ts';
import { nameAt, type QuestionDraft } from '../draft/activity-draft.ts';
import { QuestionMediaField } from '../media/question-media-field.tsx';
import type { QuestionActions } from './use-question-actions.ts';
import styles from './question-editor.module.css';

interface QuestionEditorProps {
  question: QuestionDraft;
  index: number;
  isFirst: boolean;
  isLast: boolean;
  /** Only administrators add, duplicate and remove questions (AUT-053). */
  isAdmin: boolean;
  grade: number | undefined;
  /** Somebody has tried to send it: what is missing is said as well, not only what is odd. */
  isChecked: boolean;
  /** What the server has said of this question. */
  refusals: readonly string[] | undefined;
  actions: QuestionActions;
}

/** One question in its card: number, type, the editor of its type and its media. Compared by its props, as the preview is. */
export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { question, index, isAdmin, grade, isChecked, refusals, actions } = props;
  const headingId = useId();
  const { key, type, draft, media } = question;
  const editing = editingOf(type);
  const name = nameAt(index);
  const { card, isLeft } = useIsLeft(question.id !== undefined);
  const findings = isChecked || isLeft ? findingsOf(question, grade) : [];
  return (
    <Card as="li" className={styles.card}>
      <div
        role="group"
        aria-labelledby={headingId}
        className={styles.question}
        data-question={key}
        ref={card}
      >
        <header className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Heading level={2} id={headingId} className={styles.type} isFocusable>
            <span className="visually-hidden">{name}: </span>
            {questionTypeName(type)}
          </Heading>
          <span className={styles.buttons}>
            <Button
              variant="quiet"
              square
              data-move="up"
              aria-label={`Move ${name} up`}
              aria-keyshortcuts="Alt+ArrowUp"
              isDisabled={props.isFirst}
              onPress={() => actions.move(key, -1)}
              icon={<ArrowUp aria-hidden="true" />}
            />
            <Button
              variant="quiet"
              square
              data-move="down"
              aria-label={`Move ${name} down`}
              aria-keyshortcuts="Alt+ArrowDown"
              isDisabled={props.isLast}
              onPress={() => actions.move(key, 1)}
              icon={<ArrowDown aria-hidden="true" />}
            />
            {isAdmin ? (
              <>
                <Button
                  variant="quiet"
                  square
                  aria-label={`Duplicate ${name}`}
                  onPress={() => actions.duplicate(key)}
                  icon={<Copy aria-hidden="true" />}
                />
                <Button
                  variant="quiet"
                  dangerous
                  aria-label={`Remove ${name}`}
                  onPress={() => actions.remove(key)}
                  icon={<Trash2 aria-hidden="true" />}
                >
                  Remove
                </Button>
              </>
            ) : null}
          </span>
        </header>
        {refusals ? (
          <Alert tone="error" title="The school did not accept this question">
            {refusals.join(' ')}
          </Alert>
        ) : null}
        {editing && draft !== undefined ? (
          <editing.Editor draft={draft} findings={findings} onChange={(next) => actions.write(key, next)} />
        ) : (
          <Alert tone="info" title="This question cannot be edited here">
            It stays as it is.
          </Alert>
        )}
        <QuestionMediaField
          name={name}
          media={media}
          findings={findings}
          onChange={(next) => actions.attach(key, next)}
        />
      </div>
    </Card>
  );
});

/** Nobody is told what is missing in a new question before they have left it. */
function useIsLeft(wasLeft: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const [isLeft, setLeft] = useState(wasLeft);
  useEffect(() => {
    const { current } = card;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && current?.contains(relatedTarget))) setLeft(true);
    };
    current?.addEventListener('focusout', leave);
    return () => current?.removeEventListener('focusout', leave);
  }, []);
  return { card, isLeft };
}
