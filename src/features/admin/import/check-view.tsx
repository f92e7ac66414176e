import { useSuspenseQuery } from '@tanstack/react-query';
import { ClipboardPaste, Columns3 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { learnersWithParentsQuery } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { indexLearners, type CheckedRow } from '#components/class-import/class-list/check-rows.ts';
import { fields } from '#components/class-import/class-list/columns.ts';
import { dateOrderLabels } from '#components/class-import/class-list/dates.ts';
import { changeDraft, discardList, type ImportDraft } from '#components/class-import/import-list.ts';
import { startImport } from '#components/class-import/run-import.ts';
import { useRecoverFocusOnMount } from '#components/page/focus/focus-content.ts';
import { pluralize } from '#lib/numbers.ts';
import { currentSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Row } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { CheckBar } from './check-bar.tsx';
import { CheckTable, type RowFilter } from './check-table.tsx';
import { CheckTiles } from './check-tiles.tsx';
import { checkList, createJob, hasAmbiguousDates, isImported } from './import-draft.ts';
import { createRowActions, nameOf, type FocusAfter, type RowActions } from './row-actions.ts';
import styles from './check-view.module.css';

const confirmAgain = () =>
  confirm({
    title: 'Paste another list?',
    message: markup`This list and your corrections will be deleted.`,
    confirmText: 'Paste again',
    cancelText: 'Keep this list',
    tone: 'primary',
  });

/** The second step: what will happen with each row, and the rows to correct. */
export function CheckView({ draft }: { draft: ImportDraft }) {
  const { data: learners } = useSuspenseQuery(learnersWithParentsQuery());
  const { data: grades } = useSuspenseQuery(gradeListQuery());
  const [filter, setFilter] = useState<RowFilter>('all');
  const index = useMemo(() => indexLearners(learners), [learners]);
  const rows = useMemo(() => checkList(draft, grades, index), [draft, grades, index]);
  const { announcement, screen, actions } = useCorrections(rows);
  useRecoverFocusOnMount();

  const start = () => {
    const owner = currentSession();
    if (!owner) return;
    const job = createJob(draft, rows, learners, owner.id);
    if (job.leftOutCount === 0) discardList();
    else changeDraft(({ sent }) => ({ sent: new Set([...sent, ...job.rows.map(({ number }) => number)]) }));
    void startImport(job);
  };
  const pasteAgain = async () => {
    if (await confirmAgain()) discardList();
  };
  const knownCount = fields.filter((field) => draft.columns[field] !== undefined).length;
  return (
    <div ref={screen} className={styles.check}>
      <CheckTiles rows={rows} filter={filter} onFilter={setFilter} />
      <Row justify="between">
        <Row gap={2} className={styles.reading}>
          <Columns3 size={18} aria-hidden="true" />
          <span>
            {knownCount === fields.length
              ? `All ${fields.length} columns are recognised.`
              : `${knownCount} of ${fields.length} columns are recognised: choose the others above the rows.`}
          </span>
          <DateOrderChoice draft={draft} />
        </Row>
        <Button
          variant="quiet"
          size="small"
          icon={<ClipboardPaste aria-hidden="true" />}
          onPress={pasteAgain}
        >
          Paste again
        </Button>
      </Row>
      {rows.some(({ cells }) => cells.grade === '') ? (
        <Select
          label="Grade of the rows without one"
          className={styles.defaultGrade}
          options={[{ id: '', label: 'No grade' }, ...grades.map(({ id, title }) => ({ id, label: title }))]}
          value={draft.defaultGradeId ?? ''}
          onChange={(id) => changeDraft(() => ({ defaultGradeId: id === '' ? undefined : id }))}
        />
      ) : null}
      <CheckTable draft={draft} rows={rows} filter={filter} grades={grades} actions={actions} />
      <CheckBar draft={draft} rows={rows} onStart={start} importedCount={rows.filter(isImported).length} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

function DateOrderChoice({ draft }: { draft: ImportDraft }) {
  if (!hasAmbiguousDates(draft)) return null;
  const other = draft.dateOrder === 'dayFirst' ? 'monthFirst' : 'dayFirst';
  return (
    <>
      <span>
        Dates are read as <strong>{dateOrderLabels[draft.dateOrder]}</strong>.
      </span>
      <Button variant="quiet" size="small" onPress={() => changeDraft(() => ({ dateOrder: other }))}>
        Read as {dateOrderLabels[other]}
      </Button>
    </>
  );
}

/** Applies corrections, announces their effect once, and moves the focus to the next problem. */
function useCorrections(rows: readonly CheckedRow[]): {
  announcement: string;
  screen: RefObject<HTMLDivElement | null>;
  actions: RowActions;
} {
  const screen = useRef<HTMLDivElement>(null);
  const [corrected, setCorrected] = useState<{ number: number; focus: FocusAfter }>();
  const handled = useRef(corrected);
  const actions = useMemo(() => createRowActions((number, focus) => setCorrected({ number, focus })), []);
  const row = corrected && rows.find(({ number }) => number === corrected.number);
  useEffect(() => {
    if (!row || handled.current === corrected) return;
    handled.current = corrected;
    if (corrected?.focus === 'lost') focusNextProblem(screen.current, row, rows);
    if (corrected?.focus !== 'moved') return;
    // The control that has taken the focus may have been in a row that moved.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusNextProblem(screen.current, row, rows);
    });
  }, [corrected, row, rows]);
  const announcement = row ? outcomeText(row, rows) : '';
  return { announcement, screen, actions };
}

const outcomes: Readonly<Record<CheckedRow['group'], string>> = {
  problem: 'still needs a look',
  existing: 'exists already',
  new: 'will be added',
  leftOut: 'is left out',
};

function outcomeText(row: CheckedRow, rows: readonly CheckedRow[]): string {
  const left = rows.filter(({ group }) => group === 'problem').length;
  const leftText =
    left === 0 ? 'No row needs a look.' : `${pluralize(left, 'row needs', 'rows need')} a look.`;
  return `Row ${row.number}, ${nameOf(row)}: ${outcomes[row.group]}. ${leftText}`;
}

/** Focuses the next field to correct: in the same row, below it, then from the top; else the button that imports. */
function focusNextProblem(screen: HTMLElement | null, row: CheckedRow, rows: readonly CheckedRow[]): void {
  const problems = rows.filter(({ group }) => group === 'problem').map(({ number }) => number);
  const next = problems.find((number) => number >= row.number) ?? problems[0];
  const selector =
    next === undefined
      ? '[data-starts-import]'
      : `[data-row="${next}"] [data-problem] :is(input, button:not([data-suggestion]))`;
  const target = screen?.querySelector<HTMLElement>(selector);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
