import { useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '#api/contract.gen.ts';
import { learnersWithParentsQuery } from '#api/queries/admin-users.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { GradeFilter } from '../people/grade-filter.tsx';
import { lastLoginColumn } from '../people/last-login-column.tsx';
import { fullName, UserLink } from '../people/user-link.tsx';
import { describeAdult, LinkedAdults, searchTextOfAdult } from './linked-adults.tsx';

type LearnerRow = components['schemas']['Learner'];

const gradeOf = ({ gradeTitle }: LearnerRow): string => gradeTitle ?? 'No grade';

const learnerColumns: readonly ListColumn<LearnerRow>[] = [
  {
    ...textColumn<LearnerRow>('name', 'Name', fullName),
    cell: (learner) => <UserLink user={learner} />,
    rowHeader: true,
  },
  {
    ...textColumn<LearnerRow>('grade', 'Grade', ({ gradeTitle }) => gradeTitle),
    searchText: gradeOf,
    text: gradeOf,
    cell: (learner) => <Highlighted text={gradeOf(learner)} />,
  },
  lastLoginColumn(({ lastLoginDate }) => lastLoginDate),
  {
    id: 'parents',
    header: 'Parents',
    // The first parent is the primary one.
    sortBy: ({ parents: [first] }) => first && fullName(first),
    searchText: ({ parents }) => parents.map(searchTextOfAdult).join('\n'),
    text: ({ parents }) => longestText(parents.map(describeAdult)),
    csv: ({ parents }) => parents.map(describeAdult).join('; '),
    cell: ({ parents }) => <LinkedAdults adults={parents} />,
    onCard: 'wide',
  },
];

/** Each parent has a line of the cell. */
const longestText = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

const idOf = ({ id }: LearnerRow) => id;
const filters = { grade: gradeOf };
const byName = { column: 'name', direction: 'ascending' } as const;

/** All learners with their linked adults (ADM-008). */
export function LearnersScreen() {
  const { data: learners } = useSuspenseQuery(learnersWithParentsQuery());
  const list = useList({ rows: learners, columns: learnerColumns, defaultSort: byName, filters });
  return (
    <ListScreen
      title="Learners & Their Parents"
      noun={{ singular: 'learner', plural: 'learners' }}
      list={list}
      rowKey={idOf}
      rowName={fullName}
      tabs={<AdminTabs />}
      fileName="learners"
      filters={<GradeFilter list={list} />}
      emptyState={
        <EmptyState
          title="No learners found."
          text="They appear here as soon as a parent adds them, they register, or you add them in the Users tab."
        />
      }
    />
  );
}

export const LearnersSkeleton = () => (
  <ListScreenSkeleton text="Loading learners…" tabs={<AdminTabs />} buttons={1} />
);
