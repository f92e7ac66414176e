import { useSuspenseQuery } from '@tanstack/react-query';
import { parentsWithLearnersQuery } from '#api/queries/admin-users.ts';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { fullName } from '../people/user-link.tsx';
import { parentColumns, type ParentRow } from './columns.tsx';
import { OpenCards } from './open-cards.tsx';

const idOf = ({ id }: ParentRow) => id;
const byName = { column: 'name', direction: 'ascending' } as const;

export function ParentsScreen() {
  const { data: parents } = useSuspenseQuery(parentsWithLearnersQuery());
  const list = useList({ rows: parents, columns: parentColumns, defaultSort: byName });
  return (
    <OpenCards>
      <ListScreen
        title="Parents"
        noun={{ singular: 'parent', plural: 'parents' }}
        list={list}
        rowKey={idOf}
        rowName={fullName}
        tabs={<AdminTabs />}
        fileName="parents"
        cardsBelow={Infinity}
        emptyState={
          <EmptyState
            title="No parents yet."
            text="They appear here as soon as they register, accept an invitation, or you add them in the Users tab."
          />
        }
      />
    </OpenCards>
  );
}

export const ParentsSkeleton = () => (
  <ListScreenSkeleton text="Loading parents…" tabs={<AdminTabs />} buttons={1} hasCardsOnly />
);
