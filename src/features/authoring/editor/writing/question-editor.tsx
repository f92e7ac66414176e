import { Plus } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { afterPress } from '#components/form/after-press.ts';
import { getQuestionEditing, questionTemplates } from '#questions/editing-registry.ts';
import { findingsOfField } from '#questions/editor/findings.ts';
import { FormulaProblems } from '#questions/editor/formula-problems.tsx';
import { mediaDescriptionLabel } from '#questions/question.ts';
import { questionTypeName } from '#questions/registry.ts';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import { MenuButton } from '#ui/overlay/MenuButton.tsx';
import { questionSummary } from '../aside/question-summary.ts';
import { FindingCount } from '../checks/finding-count.tsx';
import { findingsOf } from '../checks/findings-of.ts';
import { dataOf, nameAt, type QuestionDraft } from '../draft/activity-draft.ts';
import { QuestionMediaField } from '../media/question-media-field.tsx';
import { useQuestionFile } from '../media/use-question-file.ts';
import { QuestionHead } from './question-head.tsx';
import type { QuestionActions } from './use-question-actions.ts';
import styles from '../writer.module.css';

interface InsertQuestionProps {
  /** The place of the new question. */
  index: number;
  add: QuestionActions['add'];
}

const items = questionTemplates.map((type) => ({ id: type, label: questionTypeName(type) }));

/** Adds a question above another one. At the end, 'New Question' does. */
const InsertQuestion = memo(function InsertQuestion({ index, add }: InsertQuestionProps) {
  return (
    <div className={styles.insert}>
      <MenuButton
        label={`Insert a question above ${nameAt(index)}`}
        icon={<Plus aria-hidden="true" />}
        items={items}
        onChoose={(type) => add(type, getQuestionEditing(type)?.template() ?? {}, index)}
        className={styles.insertButton}
      />
    </div>
  );
});

interface QuestionEditorProps {
  question: QuestionDraft;
  index: number;
  isFirst: boolean;
  isLast: boolean;
  /** Only administrators add, duplicate and remove questions (AUT-053). */
  isAdmin: boolean;
  /** No more questions can be added. */
  isFull: boolean;
  grade: number | undefined;
  /** The author has tried to send it: what is missing is said as well, not only what is odd. */
  isChecked: boolean;
  /** What the server has said of this question. */
  refusals: readonly string[] | undefined;
  /** Only its head and its first words are shown. */
  isCollapsed: boolean;
  collapse: (key: string, isCollapsed: boolean) => void;
  openCopy: (key: string) => void;
  actions: QuestionActions;
}

/** One question in its card: number, type, the editor of its type and its media. Compared by its props, as the preview is. */
export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { question, index, isAdmin, isFull, grade, isChecked, refusals, isCollapsed, actions } = props;
  const headingId = useId();
  const { key, type, draft, media } = question;
  const editing = getQuestionEditing(type);
  const { card, isLeft } = useIsLeft(question.id !== undefined);
  const file = useQuestionFile(question, nameAt(index), actions.attach);
  const findings = isChecked || isLeft ? findingsOf(question, grade) : [];
  return (
    <li className={styles.item}>
      {isAdmin && !isFull ? <InsertQuestion index={index} add={actions.add} /> : null}
      <Card className={classNames(styles.card, styles.ofMany)}>
        <div
          role="group"
          aria-labelledby={headingId}
          className={styles.question}
          data-question={key}
          ref={card}
          onPaste={file.paste}
        >
          <QuestionHead
            id={headingId}
            questionKey={key}
            index={index}
            type={type}
            isFirst={props.isFirst}
            isLast={props.isLast}
            isAdmin={isAdmin}
            isCollapsed={isCollapsed}
            collapse={props.collapse}
            openCopy={props.openCopy}
            actions={actions}
          />
          {refusals ? (
            <Alert tone="error" title="The school did not accept this question">
              {refusals.join(' ')}
            </Alert>
          ) : null}
          {isCollapsed ? (
            <Row nowrap className={styles.summary}>
              <span className={classNames('muted', styles.words)}>
                {questionSummary(question) || 'No question yet'}
              </span>
              <FindingCount findings={findings} />
            </Row>
          ) : (
            <>
              {editing && draft !== undefined ? (
                <>
                  <editing.Editor
                    draft={draft}
                    findings={findings}
                    onChange={(next) => actions.write(key, next)}
                  />
                  <FormulaProblems question={{ type, data: dataOf(question) }} />
                </>
              ) : (
                <Alert tone="info" title="This question cannot be edited here">
                  It stays as it is.
                </Alert>
              )}
              <QuestionMediaField
                questionKey={key}
                name={nameAt(index)}
                media={media}
                warning={findingsOfField(findings, mediaDescriptionLabel).warning}
                problem={file.problem}
                choose={file.choose}
                attach={actions.attach}
              />
            </>
          )}
        </div>
      </Card>
    </li>
  );
});

/** A new question shows no findings until the focus has left it. */
function useIsLeft(wasLeft: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const [isLeft, setLeft] = useState(wasLeft);
  useEffect(() => {
    const { current } = card;
    let forget = () => {};
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && current?.contains(relatedTarget)) return;
      forget();
      forget = afterPress(() => setLeft(true));
    };
    current?.addEventListener('focusout', leave);
    return () => {
      forget();
      current?.removeEventListener('focusout', leave);
    };
  }, []);
  return { card, isLeft };
}
