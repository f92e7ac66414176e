import { formatCount } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import type { Amounts } from './amounts.ts';
import styles from './progress.module.css';

interface AmountsTableProps {
  amounts: Amounts;
  /** The title of the period, which tells the tables of a page apart. */
  of: string;
}

/** How much was done when: the table is the picture, with a bar beside each number. */
export function AmountsTable({ amounts: { unit, amounts }, of }: AmountsTableProps) {
  const most = Math.max(1, ...amounts.map(({ attempts }) => attempts));
  return (
    <table className={classNames('tabular', styles.table)}>
      <caption>
        Attempts by {unit.toLowerCase()}
        {unit === 'Week' ? ', from Monday' : ''}
        <span className="visually-hidden">, {of}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{unit}</th>
          <th scope="col">Attempts</th>
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ label, attempts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                <rect width={(attempts / most) * 100} height="12" />
              </svg>
              <span className={classNames('bold', styles.number)}>{formatCount(attempts)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
