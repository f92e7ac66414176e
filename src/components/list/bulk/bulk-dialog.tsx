import type { ReactNode } from 'react';
import { isUnknownOutcome } from '#api/problem.ts';
import { useRecoverFocusOnUnmount } from '#components/page/focus/focus-content.ts';
import { problemText, type ProblemTextOverrides } from '#components/problem-text.ts';
import { pluralize, formatCount } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import type { RowNoun } from '../list-toolbar.tsx';
import {
  CannotChangeError,
  unfinishedItems,
  useBulkRun,
  type BulkEnd,
  type BulkPhase,
} from './use-bulk-run.ts';
import styles from './bulk-dialog.module.css';

export interface BulkTexts {
  question: string;
  /** For example 'This gives school-content-access to 3 users.' */
  effect: string;
  /** The reasons why fewer rows are changed than are selected. */
  notes: readonly string[];
  startLabel: string;
  busy: string;
  running: string;
  /** For example '197 users have school-content-access now.' */
  done: (count: number) => string;
}

export interface BulkAction<Row> {
  rows: readonly Row[];
  texts: BulkTexts;
  isDangerous?: boolean;
  /** Called before each round; resolves to a function that changes one row. It may throw `CannotChangeError`. */
  prepare: () => Promise<(row: Row) => Promise<Row>>;
  onChanged: (changed: readonly Row[]) => void;
  problemTexts: ProblemTextOverrides;
}

interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  noun: RowNoun;
  rowName: (row: Row) => string;
  /** @param notDone the rows for which another attempt may succeed; undefined if the action was not started */
  onClose: (notDone?: readonly Row[]) => void;
}

/** Runs a bulk action in a dialog: confirmation, progress with a stop button, report of failures. */
export function BulkDialog<Row extends { id: string }>(props: BulkDialogProps<Row>) {
  const { action, noun, rowName, onClose } = props;
  const { rows, texts, prepare } = action;
  const count = (number: number) => pluralize(number, noun.singular, noun.plural);
  const { phase, begin, resume, stop } = useBulkRun(rows, prepare, (end, changed) => {
    action.onChanged(changed);
    const { done, failed, remaining } = end;
    const notDone = failed.length + remaining.length;
    if (notDone === 0) {
      toast({ profile: 'app', tone: 'success', message: texts.done(done) });
      onClose([]);
    } else if (end.hasLeftPage) {
      const message = `Stopped. ${texts.done(done)} Not done: ${count(notDone)}.`;
      toast({ profile: 'app', tone: 'warning', message });
    }
  });
  useRecoverFocusOnUnmount();

  const dismiss = () => {
    if (phase.name === 'question') onClose();
    else if (phase.name === 'running') stop();
    else onClose(unfinishedItems(phase));
  };
  const isOver = phase.name === 'ended' && unfinishedItems(phase).length === 0;
  return (
    <Dialog
      isOpen
      keepOpen
      onOpenChange={(isOpen) => isOpen || dismiss()}
      title={titleOf(phase, texts)}
      footer={
        isOver ? (
          // A new key mounts a new button, so that `autoFocus` applies.
          <Button key="ok" autoFocus variant="primary" onPress={dismiss}>
            OK
          </Button>
        ) : (
          <>
            {/* Both buttons are rendered in every phase, so that they keep the focus. */}
            <Button
              autoFocus
              busy={phase.name === 'running' && phase.isStopping ? 'Stopping…' : undefined}
              onPress={dismiss}
            >
              {{ question: 'Cancel', running: 'Stop', ended: 'Leave the rest' }[phase.name]}
            </Button>
            <Button
              variant={action.isDangerous ? 'danger' : 'primary'}
              busy={phase.name === 'running' ? texts.busy : undefined}
              onPress={() => (phase.name === 'ended' ? resume(phase) : begin())}
            >
              {phase.name === 'ended' ? resumeLabel(phase) : texts.startLabel}
            </Button>
          </>
        )
      }
    >
      <Stack gap={3} className="breakable">
        {phase.name === 'question' ? (
          <>
            <p>{texts.effect}</p>
            <LongList label={`Affected ${noun.plural}`} rows={rows} render={rowName} />
            {texts.notes.length > 0 ? (
              <div className="muted fs-0">
                <p>Left as they are:</p>
                <ul className={styles.notes}>
                  {texts.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </div>
            ) : null}
          </>
        ) : null}
        {phase.name === 'running' ? <Progress label={texts.running} total={rows.length} {...phase} /> : null}
        {phase.name === 'ended' ? (
          <Report {...props} end={phase} done={texts.done(phase.done)} count={count} />
        ) : null}
      </Stack>
    </Dialog>
  );
}

function titleOf<Row>(phase: BulkPhase<Row>, { question, running }: BulkTexts): string {
  if (phase.name !== 'ended') return phase.name === 'running' ? running : question;
  if (phase.failed.length === 0) return 'Stopped';
  const isUnknown = phase.failed.every(({ error }) => isUnknownOutcome(error));
  return isUnknown ? 'Some changes are not confirmed' : 'Some changes were not made';
}

function resumeLabel<Row>(end: BulkEnd<Row>): string {
  const count = unfinishedItems(end).length;
  if (end.remaining.length > 0) return `Carry on with the other ${formatCount(count)}`;
  return count === 1 ? 'Try this one again' : `Try these ${formatCount(count)} again`;
}

interface ProgressProps {
  label: string;
  total: number;
  done: number;
  failed: number;
  isStopping: boolean;
}

function Progress({ label, total, done, failed, isStopping }: ProgressProps) {
  const ended = done + failed;
  const text = `${formatCount(ended)} of ${formatCount(total)}`;
  return (
    <>
      <Row
        nowrap
        role="progressbar"
        aria-label={label}
        aria-valuenow={ended}
        aria-valuemax={total}
        aria-valuetext={text}
      >
        {/* Scaled to 100, so that a bar is shown: beads would fill too fast. */}
        <ProgressBeads done={(ended / Math.max(total, 1)) * 100} total={100} />
        <span className="bold tabular">{text}</span>
      </Row>
      <p>
        {failed > 0 ? `${formatCount(failed)} without success so far. ` : null}
        {isStopping
          ? 'Finishing the changes that are already under way.'
          : 'You can stop at any time. Changes that were already made are kept.'}
      </p>
    </>
  );
}

interface ReportProps<Row> extends BulkDialogProps<Row> {
  end: BulkEnd<Row>;
  done: string;
  count: (number: number) => string;
}

function Report<Row extends { id: string }>({ action, rowName, end, done, count }: ReportProps<Row>) {
  const { failed, remaining, stoppedBy } = end;
  const unknown = failed.filter(({ error }) => isUnknownOutcome(error)).length;
  const reasonOf = new Map(
    failed.map(({ item, error }) => [item, failureReason(error, action.problemTexts)]),
  );
  const stop = stoppedBy === undefined ? undefined : problemText(stoppedBy, action.problemTexts);
  return (
    <>
      <p role="status">
        <strong>{`${formatCount(end.done)} of ${formatCount(action.rows.length)} done.`}</strong>{' '}
        {end.done > 0 ? done : null}
        {failed.length > unknown ? ` Failed: ${count(failed.length - unknown)}.` : null}
        {unknown > 0 ? ` Not confirmed: ${count(unknown)}.` : null}
        {remaining.length > 0 ? ` Not changed yet: ${count(remaining.length)}.` : null}
        {unfinishedItems(end).length > 0 ? ' Those that still need the change stay chosen.' : null}
      </p>
      {stop ? (
        <p>
          <strong>{stop.title}.</strong> {stop.advice}
        </p>
      ) : null}
      {failed.length > 0 ? (
        <LongList
          label="What was not changed or not confirmed, and why"
          rows={failed.map(({ item }) => item)}
          render={(row) => (
            <>
              <strong>{rowName(row)}</strong>: {reasonOf.get(row)}
            </>
          )}
        />
      ) : null}
    </>
  );
}

const failureReason = (error: unknown, problemTexts: ProblemTextOverrides): string =>
  error instanceof CannotChangeError ? error.message : problemText(error, problemTexts).title;

/** Limited, because thousands of rows would take seconds to render. */
const maxShown = 500;

interface LongListProps<Row> {
  label: string;
  rows: readonly Row[];
  render: (row: Row) => ReactNode;
}

function LongList<Row extends { id: string }>({ label, rows, render }: LongListProps<Row>) {
  return (
    <ScrollRegion label={label} className={styles.list}>
      <ul>
        {rows.slice(0, maxShown).map((row) => (
          <li key={row.id}>{render(row)}</li>
        ))}
        {rows.length > maxShown ? <li>and {formatCount(rows.length - maxShown)} more</li> : null}
      </ul>
    </ScrollRegion>
  );
}
