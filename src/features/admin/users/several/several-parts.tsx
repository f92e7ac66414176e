import type { ReactNode } from 'react';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { problemText, type OwnProblemText } from '#components/problem-text.ts';
import { formatCount } from '#lib/numbers.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import { fullName } from '../../people/user-link.tsx';
import type { ChangeWords } from './change-words.ts';
import { userCount } from './changes.ts';
import { CannotChangeError, stillToDo, type Ended } from './use-run.ts';
import styles from './several-parts.module.css';

/** Names that are shown at most: nobody reads more, and a list of thousands would take seconds. */
const mostNames = 500;

interface QuestionProps {
  users: readonly AdminUser[];
  effect: string;
  /** Why it concerns fewer than were chosen. */
  notes: readonly string[];
}

/** What would happen, to how many, and to whom. */
export function Question({ users, effect, notes }: QuestionProps) {
  const more = users.length - mostNames;
  return (
    <div className={styles.part}>
      <p>{effect}</p>
      <ScrollList label="For whom">
        {users.slice(0, mostNames).map((user) => (
          <li key={user.id}>{fullName(user)}</li>
        ))}
        {more > 0 ? <li>and {formatCount(more)} more</li> : null}
      </ScrollList>
      {notes.length > 0 ? (
        <div className={styles.notes}>
          <p>Left as they are:</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

interface ProgressProps {
  label: string;
  total: number;
  done: number;
  failed: number;
  isStopping: boolean;
}

/** How far it is, in words too. */
export function Progress({ label, total, done, failed, isStopping }: ProgressProps) {
  const ended = done + failed;
  const words = `${formatCount(ended)} of ${formatCount(total)}`;
  return (
    <div className={styles.part}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={ended}
        aria-valuemax={total}
        aria-valuetext={words}
        className={styles.progress}
      >
        {/* Beads would jump about at this pace: always the bar. */}
        <ProgressBeads done={(ended / Math.max(total, 1)) * 100} total={100} />
        <span className={styles.figures}>{words}</span>
      </div>
      <p>
        {failed > 0 ? `${formatCount(failed)} failed so far. ` : null}
        {isStopping
          ? 'Finishing the changes that are already under way.'
          : 'You can stop at any time: what is done stays.'}
      </p>
    </div>
  );
}

/** What is told of a change that failed, by kind of failure. */
const reasons: OwnProblemText = {
  missing: { title: 'Somebody has deleted this account, or the grade' },
  invalid: { title: 'The school did not accept this record: edit it first' },
};

const reasonOf = (error: unknown): string =>
  error instanceof CannotChangeError ? error.message : problemText(error, reasons).title;

/** What is told, once, of a failure that ended the whole run. */
const endings: OwnProblemText = {
  signedOut: { advice: 'Log in again in another tab, then carry on.' },
  denied: {
    title: 'You are no longer allowed to change accounts',
    advice: 'Another administrator can tell you why.',
  },
};

interface OutcomeProps {
  ended: Ended;
  words: ChangeWords;
  total: number;
}

/** What was done and what was not, and why. */
export function Outcome({ ended, words, total }: OutcomeProps) {
  const { done, failed, left, stoppedBy } = ended;
  const ending = stoppedBy === undefined ? undefined : problemText(stoppedBy, endings);
  return (
    <div className={styles.part}>
      <p role="status">
        <strong>{`${formatCount(done)} of ${formatCount(total)} done.`}</strong>{' '}
        {done > 0 ? words.done(done) : null}
        {failed.length > 0 ? ` Failed: ${userCount(failed.length)}.` : null}
        {left.length > 0 ? ` Not changed yet: ${userCount(left.length)}.` : null}
        {stillToDo(ended).length > 0 ? ' Those who still need the change stay chosen.' : null}
      </p>
      {ending ? (
        <p>
          <strong>{ending.title}.</strong> {ending.advice}
        </p>
      ) : null}
      {failed.length > 0 ? (
        <ScrollList label="What failed, and why">
          {failed.slice(0, mostNames).map(({ item, error }) => (
            <li key={item.id}>
              <strong>{fullName(item)}</strong>: {reasonOf(error)}
            </li>
          ))}
          {failed.length > mostNames ? <li>and {formatCount(failed.length - mostNames)} more</li> : null}
        </ScrollList>
      ) : null}
    </div>
  );
}

function ScrollList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion label={label} className={styles.list}>
      <ul>{children}</ul>
    </ScrollRegion>
  );
}
