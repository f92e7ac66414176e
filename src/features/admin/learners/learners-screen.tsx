import { useSuspenseQuery } from '@tanstack/react-query';
import { learnersWithParentsQuery } from '#api/queries/admin-users.ts';
import { ListFilter } from '#components/list/list-filter.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { fullName } from '../people/user-link.tsx';
import { gradeOf, learnerColumns, type LearnerRow } from './columns.tsx';

const idOf = ({ id }: LearnerRow) => id;
const filters = { grade: gradeOf };
const byName = { column: 'name', direction: 'ascending' } as const;

/** Everybody who learns here, with the adults who can be asked (ADM-008). */
export function LearnersScreen() {
  const { data: learners } = useSuspenseQuery(learnersWithParentsQuery());
  const list = useList({ rows: learners, columns: learnerColumns, defaultSort: byName, filters });
  return (
    <ListScreen
      title="Learners & Their Parents"
      noun={{ one: 'learner', many: 'learners' }}
      list={list}
      rowKey={idOf}
      rowName={fullName}
      tabs={<AdminTabs />}
      fileName="learners"
      filters={
        <ListFilter
          label="Grade"
          all="All grades"
          name="grade"
          values={list.values.grade}
          chosen={list.chosen.grade}
          choose={list.choose}
        />
      }
      nothingYet={
        <EmptyState
          title="No learners found."
          text="They appear here as soon as a parent adds them, they register, or you add them in the Users tab."
        />
      }
    />
  );
}

export const LearnersSkeleton = () => <ListScreenSkeleton text="Loading learners…" tabs={<AdminTabs />} />;
