import { countCells, type Row } from './matrix.ts';
import { reasons, type Reason } from './screens.ts';
import { letterOf } from './states-table.tsx';
import { stateNames, states } from './states.ts';
import styles from './states.module.css';

/** The title with the figures of the matrix. */
export function StatesHead({ rows }: { rows: readonly Row[] }) {
  const { covered, gaps, reasoned } = countCells(rows);
  const stories = new Set(rows.flatMap((row) => row.stories.map(({ id }) => id))).size;
  return (
    <header className={styles.head}>
      <div>
        <h1>States</h1>
        <p>
          Which states of each screen have a story. A number opens the stories, and a letter the reason why
          the screen cannot be in the state.
        </p>
      </div>
      <div className={styles.figures}>
        <dl>
          <Figure name={`Stories of ${rows.length} screens`} value={stories.toLocaleString('en-ZA')} />
          <Figure name="Covered" value={`${covered} of ${covered + gaps}`} mark={styles.coveredMark} />
          <Figure name="Gaps" value={`${gaps}`} mark={styles.gapMark} />
          <Figure name="Not applicable" value={`${reasoned}`} mark={styles.reasonMark} />
        </dl>
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.coveredMark} style={{ flexGrow: covered }} />
          <span className={styles.gapMark} style={{ flexGrow: gaps }} />
          <span className={styles.reasonMark} style={{ flexGrow: reasoned }} />
        </div>
      </div>
    </header>
  );
}

function Figure({ name, value, mark }: { name: string; value: string; mark?: string | undefined }) {
  return (
    <div>
      <dt>
        {mark !== undefined && <span className={mark} aria-hidden="true" />} {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What the letters and the states mean. */
export function StatesFoot({ rows }: { rows: readonly Row[] }) {
  const cells = rows.flatMap((row) => row.cells);
  const reasonCounts = Map.groupBy(cells, ({ reason }) => reason);
  return (
    <div className={styles.foot}>
      <section aria-labelledby="reasons">
        <h2 id="reasons">Not applicable, and why</h2>
        <ul>
          {(Object.keys(reasons) as Reason[])
            .filter((reason) => reasonCounts.has(reason))
            .map((reason) => (
              <li key={reason}>
                <span className={styles.reason}>{letterOf(reason)}</span>
                <span>{reasons[reason]}</span>
                <strong>{reasonCounts.get(reason)?.length}</strong>
              </li>
            ))}
        </ul>
      </section>
      <section aria-labelledby="states">
        <h2 id="states">The states</h2>
        <ul>
          {stateNames.map((state) => (
            <li key={state}>
              <strong>{states[state].label}</strong>
              <span>{states[state].shows}</span>
            </li>
          ))}
          <li>
            <strong>Roles</strong>
            <span>the screen for each role that may open it</span>
          </li>
          <li>
            <strong>Phone, Dark</strong>
            <span>stories that the tests also check on a phone or in the dark theme</span>
          </li>
        </ul>
      </section>
    </div>
  );
}
