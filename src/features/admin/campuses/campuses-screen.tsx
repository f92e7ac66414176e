import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { campusListQuery, deleteCampusMutation, type Campus } from '#api/queries/campuses.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { confirmUndoableDelete } from '#components/list/confirm-action.ts';
import { phoneColumn, textColumn, yesNoColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useRemaining } from '#components/list/undo/pending-deletion.ts';
import { useList } from '#components/list/use-list.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { CampusForm } from './campus-form.tsx';

const columns: readonly ListColumn<Campus>[] = [
  textColumn('name', 'Name', ({ name }) => name, { rowHeader: true }),
  textColumn('city', 'City', ({ city }) => city),
  textColumn('province', 'Province', ({ province }) => province),
  textColumn('postalCode', 'Postal Code', ({ postalCode }) => postalCode),
  phoneColumn('contact', 'Contact', ({ contactNumber }) => contactNumber),
  yesNoColumn('active', 'Active', ({ isActive }) => isActive, {
    onCards: ['Active', 'Not active'],
    width: '6.5em',
  }),
];

const idOf = ({ id }: Campus) => id;
const nameOf = ({ name }: Campus) => name;
const byName = { column: 'name', direction: 'ascending' } as const;

export function CampusesScreen() {
  const campuses = useRemaining(useSuspenseQuery(campusListQuery()).data);
  const form = useFormParam(campuses);
  const openRow = form.record?.id;
  const list = useList({ rows: campuses, columns, defaultSort: byName, openRow });
  const { mutateAsync: deleteCampus } = useMutation(deleteCampusMutation());

  const askToDelete = ({ id, name }: Campus) =>
    confirmUndoableDelete({
      title: 'Delete Campus?',
      message: markup`This deletes <b>${name}</b>. You can undo it for five seconds.`,
      id,
      name,
      onConfirm: () => form.closeDeleted(id),
      run: () => deleteCampus(id),
      success: 'Campus deleted',
      problem: {
        conflict: {
          title: 'A trial session uses this campus',
          advice: 'Delete its trial sessions first, or edit the campus and switch Active off.',
        },
      },
    });
  return (
    <ListScreen
      title="Campuses"
      noun={{ singular: 'campus', plural: 'campuses' }}
      list={list}
      rowKey={idOf}
      rowName={nameOf}
      form={form}
      addLabel="Add Campus"
      fileName="campuses"
      onDelete={askToDelete}
      emptyState={<EmptyState title="No campuses yet." text="Add the first place where classes are held." />}
    >
      {form.isOpen ? <CampusForm key={form.record?.id} campus={form.record} onClose={form.close} /> : null}
    </ListScreen>
  );
}

export const CampusesSkeleton = () => <ListScreenSkeleton text="Loading campuses…" rows={4} buttons={2} />;
