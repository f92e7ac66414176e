import { useDeferredValue, useMemo } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { classNames } from '#ui/class-names.ts';
import { FootBar } from '#ui/FootBar.tsx';
import { Segments } from '#ui/form/Segments.tsx';
import { Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { Aside } from '../aside/aside.tsx';
import { Checklist, activityFindings } from '../checks/checklist.tsx';
import { useCopyDialog } from '../copy/use-copy-dialog.tsx';
import { maxQuestions } from '../draft/draft-reducer.ts';
import { useActivityDraft, type InitialDraft } from '../draft/use-activity-draft.ts';
import { PendingNotice, type RenderChange } from '../pending/pending-notice.tsx';
import { RejectedNotice } from '../pending/rejected-notice.tsx';
import { useContinueFromPending } from '../pending/use-continue-from-pending.ts';
import { useSave } from '../send/use-save.ts';
import { useSubmit } from '../send/use-submit.ts';
import { ActivityFields } from './activity-fields.tsx';
import { CollapseAll, useCollapsedQuestions } from './collapse-all.tsx';
import { ConflictList } from './conflict-list.tsx';
import { DraftStatus } from './draft-status.tsx';
import { FormButtons, type Sending } from './form-buttons.tsx';
import { NewQuestion } from './new-question.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { SendFailureAlert } from './send-failure-alert.tsx';
import {
  useCurrentQuestion,
  useEditorView,
  useReturnToQuestion,
  type EditorView,
} from './use-editor-view.ts';
import { useFormShortcuts } from './use-form-shortcuts.ts';
import { useQuestionActions } from './use-question-actions.ts';
import { useSending } from './use-sending.ts';
import styles from '../activity-form.module.css';

export interface ActivityFormProps {
  initialDraft: InitialDraft;
  locationText: string;
  grade: number | undefined;
  /** Administrators save, and add and remove questions (AUT-053); all roles submit for review (D-136). */
  isAdmin: boolean;
  /** Staff see the answer key; learners do not (D-137). */
  isStaff: boolean;
  renderChange: RenderChange;
  /** @param activity the saved activity; undefined after a submission */
  onSent: (activity: Activity | undefined) => void;
  onLeave: () => void;
}

/** Minimum width in rem for the preview beside the questions. */
const minTwoColumnWidth = 54;

export function ActivityForm(props: ActivityFormProps) {
  const { initialDraft, locationText, grade, isAdmin, isStaff, renderChange, onSent, onLeave } = props;
  const saving = useSave(initialDraft.activity.id);
  const submitting = useSubmit(initialDraft.activity.id);
  const sending = currentSending(saving.isSaving, submitting.isSubmitting);
  const activityDraft = useActivityDraft(initialDraft, sending !== undefined);
  const { draft, dispatch, isChanged, isSavedByUser, storageState } = activityDraft;
  const continuing = useContinueFromPending(activityDraft);
  const { actions, announcement } = useQuestionActions(draft, dispatch);
  const { currentKey, handlers } = useCurrentQuestion();
  const { dialog, openCopy } = useCopyDialog(initialDraft.activity, draft);
  const { collapsed, setCollapsed, setCollapsedKeys } = useCollapsedQuestions();
  const { asideView, setAsideView, isEditing, selectView, goTo, goToHeading } = useEditorView(setCollapsed);
  const { save, submit, failure, unresolvedId, showsAllFindings } = useSending(activityDraft, {
    saving,
    submitting,
    grade,
    goTo,
    onSent,
  });
  useFormShortcuts({
    move: actions.move,
    send: () => {
      if (sending) return;
      if (isAdmin) save();
      else submit();
    },
  });
  const { element, isNarrow } = useIsNarrow(minTwoColumnWidth);
  useReturnToQuestion(isNarrow === true && isEditing, currentKey);
  const deferredDraft = useDeferredValue(draft);
  const findings = useMemo(() => activityFindings(deferredDraft, grade), [deferredDraft, grade]);

  const buttons = (
    <FormButtons isAdmin={isAdmin} sending={sending} save={save} submit={submit} onLeave={onLeave} />
  );
  const questions = (
    // Inert while sending: later edits would be lost.
    <Stack
      className={styles.fields}
      inert={sending !== undefined}
      hidden={isNarrow && !isEditing}
      {...handlers}
    >
      <ActivityFields
        title={draft.title}
        description={draft.description}
        isReadOnly={!isAdmin}
        showsAllFindings={showsAllFindings}
        dispatch={dispatch}
      />
      <CollapseAll questions={draft.questions} collapsed={collapsed} setCollapsedKeys={setCollapsedKeys} />
      <ul className={styles.questions} aria-label="Questions">
        {draft.questions.map((question, index) => (
          <QuestionEditor
            key={question.key}
            question={question}
            index={index}
            isFirst={index === 0}
            isLast={index === draft.questions.length - 1}
            isAdmin={isAdmin}
            isFull={draft.questions.length >= maxQuestions}
            grade={grade}
            showsAllFindings={showsAllFindings}
            isCollapsed={collapsed.has(question.key)}
            setCollapsed={setCollapsed}
            openCopy={openCopy}
            refusals={failure?.refused?.get(question)}
            actions={actions}
          />
        ))}
      </ul>
      {draft.questions.length === 0 ? <p>No questions available for this activity.</p> : null}
      {isAdmin ? (
        <NewQuestion
          add={actions.add}
          addMany={actions.addMany}
          questionCount={draft.questions.length}
          grade={grade}
        />
      ) : (
        <p className="muted">Only an administrator can add and remove questions.</p>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Stack>
  );
  const aside = (
    <Stack className={styles.aside}>
      <Aside
        view={asideView}
        onView={setAsideView}
        draft={deferredDraft}
        grade={grade}
        currentKey={currentKey}
        isStaff={isStaff}
        isNarrow={isNarrow === true}
        onGoToQuestion={goToHeading}
        onMove={actions.moveTo}
      />
      <Checklist findings={findings} onGoToQuestion={goTo} />
    </Stack>
  );

  return (
    <div ref={element} className={styles.screen}>
      <PageHeader
        className={isNarrow ? styles.narrowHeader : styles.wideHeader}
        aboveTitle={<p className={classNames('muted', styles.location)}>{locationText}</p>}
        title="Edit activity"
        description={<DraftStatus isChanged={isChanged} storageState={storageState} />}
        actions={isNarrow ? undefined : buttons}
      />
      <SendFailureAlert failure={failure} merged={initialDraft.merged} onGoToQuestion={goTo} />
      <ConflictList
        draft={draft}
        isSavedByUser={isSavedByUser}
        canSave={isAdmin}
        isInert={sending !== undefined}
        unresolvedId={unresolvedId}
        dispatch={dispatch}
      />
      <PendingNotice
        activity={activityDraft.activity}
        renderChange={renderChange}
        continuing={continuing}
        isInert={sending !== undefined}
      />
      <RejectedNotice activity={activityDraft.activity} />
      {isNarrow ? (
        <div className={styles.views}>
          <Segments
            label="Show"
            segments={viewSegments(findings.length)}
            selected={isEditing ? 'edit' : asideView}
            onSelect={selectView}
          />
        </div>
      ) : null}
      {/* The same elements at every width, so that rotating a tablet keeps the focus. */}
      <div className={isNarrow ? undefined : styles.columns}>
        {questions}
        {isNarrow && isEditing ? null : aside}
      </div>
      {dialog}
      {isNarrow ? (
        <FootBar label="Send" className={styles.foot}>
          {buttons}
        </FootBar>
      ) : null}
    </div>
  );
}

const viewSegments = (findingCount: number): { id: EditorView; label: string }[] => [
  { id: 'edit', label: 'Edit' },
  { id: 'outline', label: 'Outline' },
  { id: 'preview', label: findingCount > 0 ? `Preview (${findingCount})` : 'Preview' },
];

function currentSending(isSaving: boolean, isSubmitting: boolean): Sending | undefined {
  if (isSaving) return 'save';
  return isSubmitting ? 'submit' : undefined;
}
