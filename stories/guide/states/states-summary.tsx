import { columns, countCells, type Column, type Row } from './matrix.ts';
import { reasons, type Reason } from './screens.ts';
import { letterOf } from './states-table.tsx';
import { stateNames, states } from './states.ts';
import styles from './states.module.css';

/** The title with the figures of the matrix. */
export function StatesHead({ rows }: { rows: readonly Row[] }) {
  const { drawn, gaps, reasoned } = countCells(rows);
  const stories = new Set(rows.flatMap((row) => row.stories.map(({ id }) => id))).size;
  return (
    <header className={styles.head}>
      <div>
        <h1>States</h1>
        <p>
          Which screen is drawn in which state. Every number opens its stories; every empty place has a reason
          or is a gap.
        </p>
      </div>
      <div className={styles.figures}>
        <dl>
          <Figure name={`Stories of ${rows.length} screens`} value={stories.toLocaleString('en-ZA')} />
          <Figure name="Drawn" value={`${drawn} of ${drawn + gaps}`} mark={styles.drawnMark} />
          <Figure name="Gaps" value={`${gaps}`} mark={styles.gapMark} />
          <Figure name="Not applicable" value={`${reasoned}`} mark={styles.reasonMark} />
        </dl>
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.drawnMark} style={{ flexGrow: drawn }} />
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

export interface StatesFootProps {
  rows: readonly Row[];
  /** Shows the column of a state with gaps. */
  onShow: (column: Column) => void;
}

/** The reasons, and the gaps by state. */
export function StatesFoot({ rows, onShow }: StatesFootProps) {
  const cells = rows.flatMap((row) => row.cells);
  const reasonCounts = Map.groupBy(cells, ({ reason }) => reason);
  const left = columns
    .map(({ id, label }) => ({ id, label, gaps: countCells(rows, id).gaps }))
    .filter(({ gaps }) => gaps > 0)
    .toSorted((one, other) => other.gaps - one.gaps);
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
      <section aria-labelledby="left">
        <h2 id="left">{left.length > 0 ? 'What is left to do' : 'The states'}</h2>
        <ul>
          {left.length > 0
            ? left.map(({ id, label, gaps }) => (
                <li key={id}>
                  <button type="button" className={styles.link} onClick={() => onShow(id)}>
                    {label}
                  </button>
                  <span>
                    {id in states ? states[id as keyof typeof states].shows : 'roles that may open the page'}
                  </span>
                  <strong>{gaps}</strong>
                </li>
              ))
            : stateNames.map((state) => (
                <li key={state}>
                  <strong>{states[state].label}</strong>
                  <span>{states[state].shows}</span>
                </li>
              ))}
        </ul>
      </section>
    </div>
  );
}
