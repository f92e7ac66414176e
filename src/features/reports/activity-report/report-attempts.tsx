import { ListTable, NoMatches } from '#components/list/list-table.tsx';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import type { ReportList } from './report-list.ts';
import type { ReportRow } from './report-rows.ts';
import styles from './activity-report.module.css';

export const attemptsId = 'attempts';

const rowKey = ({ key }: ReportRow): string => key;

/** Lists all attempts; on a desktop, the list is at most 60 % as high as the window (D-236). */
export function ReportAttempts({ list }: { list: ReportList }) {
  if (list.visibleRows.length === 0) {
    return (
      <NoMatches
        list={list}
        title="Nothing matches your filter"
        text="Try fewer letters or another subject."
        clearText="Clear the filter"
      />
    );
  }
  return (
    <Stack as="section" gap={3} aria-labelledby={attemptsId} className={styles.section}>
      <h2 id={attemptsId} tabIndex={-1} className={classNames('fs-3', styles.heading)}>
        Attempts
      </h2>
      <ListTable
        list={list}
        caption="Activity report"
        className={styles.table}
        rowKey={rowKey}
        opensRows
        // Eight columns do not fit on a tablet beside the side menu.
        cardsBelow={50}
        emptyState={null}
      />
    </Stack>
  );
}
