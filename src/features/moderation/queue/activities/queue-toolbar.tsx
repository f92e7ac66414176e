import { ListFilter } from '#components/list/list-filter.tsx';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { Select } from '#ui/form/Select.tsx';
import { queueOrders } from '../queue-rows.ts';
import type { QueueList } from '../use-queue-list.ts';
import styles from '../queue.module.css';

export const QueueToolbar = ({ list }: { list: QueueList }) => (
  <ListToolbar
    list={list}
    noun={{ singular: 'activity', plural: 'activities' }}
    searchLabel="Find an activity or a submitter"
    placeholder="Activity or submitter"
    isCompact
    countsMatchesOnly
  >
    {list.submitters.length > 1 ? (
      <ListFilter
        label="Submitter"
        all="All submitters"
        name="submitter"
        values={list.submitters}
        chosen={list.chosen.submitter}
        choose={list.choose}
      />
    ) : null}
    <Select
      label="Order"
      hidesLabel
      className={styles.order}
      options={queueOrders}
      value={(list.sort?.column ?? 'oldest') as (typeof queueOrders)[number]['id']}
      onChange={(column) => list.setSort({ column, direction: 'ascending' })}
    />
  </ListToolbar>
);
