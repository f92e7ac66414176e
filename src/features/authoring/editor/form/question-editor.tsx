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
import { questionFindings } from '../checks/question-findings.ts';
import { toQuestionData, questionName, type QuestionDraft } from '../draft/activity-draft.ts';
import { QuestionMediaField } from '../media/question-media-field.tsx';
import { useQuestionFile } from '../media/use-question-file.ts';
import { QuestionHead } from './question-head.tsx';
import type { QuestionActions } from './use-question-actions.ts';
import styles from '../activity-form.module.css';

interface QuestionEditorProps {
  question: QuestionDraft;
  index: number;
  isFirst: boolean;
  isLast: boolean;
  isAdmin: boolean;
  isFull: boolean;
  grade: number | undefined;
  /** Shows all findings, after an attempt to send. */
  showsAllFindings: boolean;
  refusals: readonly string[] | undefined;
  isCollapsed: boolean;
  setCollapsed: (key: string, isCollapsed: boolean) => void;
  openCopy: (key: string) => void;
  actions: QuestionActions;
}

/** The card that edits a question: type, contents and media. Memoized: typing renders only one card. */
export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { question, index, isAdmin, isFull, grade, showsAllFindings, refusals, isCollapsed, actions } = props;
  const headingId = useId();
  const { key, type, draft, media } = question;
  const editing = getQuestionEditing(type);
  const { card, hasFocusLeft } = useHasFocusLeft(question.id !== undefined);
  const file = useQuestionFile(question, questionName(index), actions.setMedia);
  const findings = showsAllFindings || hasFocusLeft ? questionFindings(question, grade) : [];
  return (
    <li className={styles.item}>
      {isAdmin && !isFull ? <InsertQuestion index={index} add={actions.add} /> : null}
      <Card className={classNames(styles.card, styles.lazy)}>
        <div
          role="group"
          aria-labelledby={headingId}
          className={styles.question}
          data-question={key}
          ref={card}
          onPaste={file.paste}
        >
          <QuestionHead
            headingId={headingId}
            questionKey={key}
            index={index}
            type={type}
            isFirst={props.isFirst}
            isLast={props.isLast}
            isAdmin={isAdmin}
            isCollapsed={isCollapsed}
            setCollapsed={props.setCollapsed}
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
              <span className={classNames('muted', styles.summaryText)}>
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
                    onChange={(next) => actions.edit(key, next)}
                  />
                  <FormulaProblems question={{ type, data: toQuestionData(question) }} />
                </>
              ) : (
                <Alert tone="info" title="This question cannot be edited here">
                  It is kept unchanged.
                </Alert>
              )}
              <QuestionMediaField
                questionKey={key}
                name={questionName(index)}
                media={media}
                warning={findingsOfField(findings, mediaDescriptionLabel).warning}
                problem={file.problem}
                choose={file.choose}
                setMedia={actions.setMedia}
              />
            </>
          )}
        </div>
      </Card>
    </li>
  );
});

/** A new question shows no findings until the focus has left its card. */
function useHasFocusLeft(initialValue: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const [hasFocusLeft, setHasFocusLeft] = useState(initialValue);
  useEffect(() => {
    const { current } = card;
    let cancel = () => {};
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && current?.contains(relatedTarget)) return;
      cancel();
      cancel = afterPress(() => setHasFocusLeft(true));
    };
    current?.addEventListener('focusout', leave);
    return () => {
      cancel();
      current?.removeEventListener('focusout', leave);
    };
  }, []);
  return { card, hasFocusLeft };
}

interface InsertQuestionProps {
  index: number;
  add: QuestionActions['add'];
}

const items = questionTemplates.map((type) => ({ id: type, label: questionTypeName(type) }));

const InsertQuestion = memo(function InsertQuestion({ index, add }: InsertQuestionProps) {
  return (
    <div className={styles.insert}>
      <MenuButton
        label={`Insert a question above ${questionName(index)}`}
        icon={<Plus aria-hidden="true" />}
        items={items}
        onChoose={(type) => add(type, getQuestionEditing(type)?.template() ?? {}, index)}
        className={styles.insertButton}
      />
    </div>
  );
});
