import { useDeferredValue, useMemo, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { classNames } from '#ui/class-names.ts';
import { FootBar } from '#ui/FootBar.tsx';
import { Segments } from '#ui/form/Segments.tsx';
import { Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { Aside, type AsidePart } from '../aside/aside.tsx';
import { Checklist, checksOf } from '../checks/checklist.tsx';
import { useCopyDialog } from '../copy/use-copy-dialog.tsx';
import { mostQuestions } from '../draft/draft-reducer.ts';
import { useActivityDraft, type Beginning } from '../draft/use-activity-draft.ts';
import { focusQuestion } from '../focus-question.ts';
import { PendingNotice, type RenderChange } from '../pending/pending-notice.tsx';
import { RejectedNotice } from '../pending/rejected-notice.tsx';
import { useContinue } from '../pending/use-continue.ts';
import { useSave } from '../send/use-save.ts';
import { useSubmit } from '../send/use-submit.ts';
import { ActivityFields } from './activity-fields.tsx';
import { CollapseAll } from './collapse-all.tsx';
import { ConflictList } from './conflict-list.tsx';
import { KeepingLine } from './keeping-line.tsx';
import { NewQuestion } from './new-question.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { TroubleAlert } from './trouble-alert.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { useCurrentQuestion, useReturnToQuestion } from './use-current-question.ts';
import { useQuestionActions } from './use-question-actions.ts';
import { useSending } from './use-sending.ts';
import { useWriterKeys } from './use-writer-keys.ts';
import { WriterButtons, type Sending } from './writer-buttons.tsx';
import styles from '../writer.module.css';

export interface ActivityWriterProps {
  beginning: Beginning;
  /** 'Grade 4 · Mathematics · Fractions'. */
  place: string;
  /** 1 to 8, if it is known. */
  grade: number | undefined;
  /** Administrators save at once, and add and remove questions (AUT-053); everybody submits for review (D-136). */
  isAdmin: boolean;
  /** The answer key is known: not to learners (D-137). */
  hasAnswers: boolean;
  renderChange: RenderChange;
  /** @param activity as it was saved; undefined when it was submitted */
  onSent: (activity: Activity | undefined) => void;
  /** Cancel. */
  onLeave: () => void;
}

/** What is in sight where there is no room for both. */
type Part = 'write' | AsidePart;

/** Below this, in rem, the preview has no room beside the questions. */
const besideEachOther = 54;

/** Writes the questions of an activity, and shows at every moment what a child will see. */
export function ActivityWriter(props: ActivityWriterProps) {
  const { beginning, place, grade, isAdmin, hasAnswers, renderChange, onSent, onLeave } = props;
  const saving = useSave(beginning.activity.id);
  const submitting = useSubmit(beginning.activity.id);
  const sending = sendingOf(saving.isSaving, submitting.isSubmitting);
  const work = useActivityDraft(beginning, sending !== undefined);
  const { draft, dispatch, isChanged, isOwnSave, keeping } = work;
  const continuing = useContinue(work);
  const { actions, announcement } = useQuestionActions(draft, dispatch);
  const { current, handlers } = useCurrentQuestion();
  const { dialog, openCopy } = useCopyDialog(beginning.activity, draft);
  const { collapsed, collapse, collapseAll } = useCollapsed();
  const [asidePart, setAsidePart] = useState<AsidePart>('preview');
  const [isWriting, setWriting] = useState(true);
  const [{ goTo, goToHeading }] = useState(() => {
    const go = (key: string | undefined, to: 'heading' | 'invalid') => {
      // On a phone the question may be out of sight.
      setWriting(true);
      if (key !== undefined) collapse(key, false);
      requestAnimationFrame(() => focusQuestion(key, to));
    };
    return {
      goTo: (key: string | undefined) => go(key, 'invalid'),
      goToHeading: (key: string) => go(key, 'heading'),
    };
  });
  const choosePart = (part: Part) => {
    setWriting(part === 'write');
    if (part !== 'write') setAsidePart(part);
  };
  const { save, submit, trouble, refusedAt, isChecked } = useSending(work, {
    saving,
    submitting,
    grade,
    goTo,
    onSent,
  });
  useWriterKeys({
    move: actions.move,
    send: () => {
      if (sending) return;
      if (isAdmin) save();
      else submit();
    },
  });
  const { element, isNarrow } = useIsNarrow(besideEachOther);
  useReturnToQuestion(isNarrow === true && isWriting, current);
  const shown = useDeferredValue(draft);
  const checks = useMemo(() => checksOf(shown, grade), [shown, grade]);

  const buttons = (
    <WriterButtons isAdmin={isAdmin} sending={sending} save={save} submit={submit} onLeave={onLeave} />
  );
  const questions = (
    // What is typed while it is being sent would be neither sent nor kept.
    <Stack
      className={styles.write}
      inert={sending !== undefined}
      hidden={isNarrow && !isWriting}
      {...handlers}
    >
      <ActivityFields
        title={draft.title}
        description={draft.description}
        isReadOnly={!isAdmin}
        isChecked={isChecked}
        dispatch={dispatch}
      />
      <CollapseAll questions={draft.questions} collapsed={collapsed} collapseAll={collapseAll} />
      <ul className={styles.questions} aria-label="Questions">
        {draft.questions.map((question, index) => (
          <QuestionEditor
            key={question.key}
            question={question}
            index={index}
            isFirst={index === 0}
            isLast={index === draft.questions.length - 1}
            isAdmin={isAdmin}
            isFull={draft.questions.length >= mostQuestions}
            grade={grade}
            isChecked={isChecked}
            isCollapsed={collapsed.has(question.key)}
            collapse={collapse}
            openCopy={openCopy}
            refusals={trouble?.refused?.get(question)}
            actions={actions}
          />
        ))}
      </ul>
      {draft.questions.length === 0 ? <p>No questions available for this activity.</p> : null}
      {isAdmin ? (
        <NewQuestion
          add={actions.add}
          addMany={actions.addMany}
          count={draft.questions.length}
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
        part={asidePart}
        onPart={setAsidePart}
        draft={shown}
        grade={grade}
        current={current}
        hasAnswers={hasAnswers}
        fillsPage={isNarrow === true}
        onGo={goToHeading}
        onPlace={actions.place}
      />
      <Checklist checks={checks} onGo={goTo} />
    </Stack>
  );

  return (
    <div ref={element} className={styles.screen}>
      <PageHeader
        className={isNarrow ? styles.heading : styles.header}
        aboveTitle={<p className={classNames('muted', styles.place)}>{place}</p>}
        title="Edit activity"
        description={<KeepingLine isChanged={isChanged} keeping={keeping} />}
        actions={isNarrow ? undefined : buttons}
      />
      <TroubleAlert trouble={trouble} merged={beginning.merged} onGo={goTo} />
      <ConflictList
        draft={draft}
        isOwnSave={isOwnSave}
        canSave={isAdmin}
        isInert={sending !== undefined}
        refusedAt={refusedAt}
        dispatch={dispatch}
      />
      <PendingNotice
        activity={work.activity}
        renderChange={renderChange}
        continuing={continuing}
        isInert={sending !== undefined}
      />
      <RejectedNotice activity={work.activity} />
      {isNarrow ? (
        <div className={styles.parts}>
          <Segments
            label="Show"
            segments={partsWith(checks.length)}
            selected={isWriting ? 'write' : asidePart}
            onSelect={choosePart}
          />
        </div>
      ) : null}
      {/* The same elements at every width: a tablet may be turned in the middle of a word. */}
      <div className={isNarrow ? undefined : styles.columns}>
        {questions}
        {isNarrow && isWriting ? null : aside}
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

const partsWith = (checkCount: number): { id: Part; label: string }[] => [
  { id: 'write', label: 'Write' },
  { id: 'outline', label: 'Outline' },
  { id: 'preview', label: checkCount > 0 ? `Preview (${checkCount})` : 'Preview' },
];

function sendingOf(isSaving: boolean, isSubmitting: boolean): Sending | undefined {
  if (isSaving) return 'save';
  return isSubmitting ? 'submit' : undefined;
}
