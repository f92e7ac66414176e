import { useState } from 'react';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { textColumn, yesNoColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListScreen, type ListScreenProps } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { markup } from '#ui/overlay/markup.ts';

export interface Campus {
  id: string;
  name: string;
  city: string;
  province: string;
  postalCode: string;
  contact: string;
  isActive: boolean;
}

const samples = [
  ['Bellville Campus', 'Bellville', 'Western Cape', '7530', '021 555 0141'],
  ['Cape Town Campus', 'Cape Town', 'Western Cape', '8001', '021 555 0110'],
  ['Centurion Campus', 'Centurion', 'Gauteng', '0157', '012 555 0133'],
  ['Durban Campus', 'Durban', 'KwaZulu-Natal', '4001', '031 555 0120'],
  ['East London Campus', 'East London', 'Eastern Cape', '5201', '043 555 0175'],
  ['Gqeberha Campus', 'Gqeberha', 'Eastern Cape', '6001', '041 555 0151'],
  ['Kimberley Campus', 'Kimberley', 'Northern Cape', '8301', '053 555 0184'],
  ['Mangaung Campus', 'Bloemfontein', 'Free State', '9301', '051 555 0162'],
  ['Observatory', 'Cape Town', 'Western Cape', '7925', ''],
] as const;

export const createCampuses = (count: number): Campus[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, city, province, postalCode, contact] = samples[index % samples.length] ?? samples[0];
    const round = Math.floor(index / samples.length);
    return {
      id: `campus-${index + 1}`,
      name: round === 0 ? name : `${name} ${round + 1}`,
      city,
      province,
      postalCode,
      contact,
      isActive: index % 4 !== 3,
    };
  });

const columns: readonly ListColumn<Campus>[] = [
  textColumn('name', 'Name', ({ name }) => name, { rowHeader: true }),
  textColumn('city', 'City', ({ city }) => city, { width: '15%' }),
  textColumn('province', 'Province', ({ province }) => province, { width: '15%' }),
  textColumn('postalCode', 'Postal Code', ({ postalCode }) => postalCode, { width: '12.5%' }),
  textColumn('contact', 'Contact', ({ contact }) => contact, { width: '14.5%' }),
  yesNoColumn('active', 'Active', ({ isActive }) => isActive, {
    onCards: ['Active', 'Not active'],
    width: '11%',
  }),
];

const byName = { column: 'name', direction: 'ascending' } as const;

export interface CampusListProps extends Partial<Pick<ListScreenProps<Campus>, 'failure'>> {
  /** The id of the campus whose form is open. */
  openRow?: string;
  /** Undefined while loading. */
  rows: readonly Campus[] | undefined;
  onDelete?: (campus: Campus) => Promise<void>;
}

export function CampusList({ rows: initialRows, onDelete, ...props }: CampusListProps) {
  const [rows, setRows] = useState(initialRows);
  const [openRow, setOpenRow] = useState(props.openRow);
  const list = useList({ rows, columns, defaultSort: byName, openRow });

  const remove = (campus: Campus) =>
    confirmDelete({
      title: 'Delete Campus?',
      message: markup`This deletes <b>${campus.name}</b> for good.`,
      run: async () => {
        await onDelete?.(campus);
        setRows((all) => all?.filter(({ id }) => id !== campus.id));
      },
      success: 'Campus deleted',
    });
  return (
    <ListScreen
      title="Campuses"
      noun={{ singular: 'campus', plural: 'campuses' }}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      form={{ open: setOpenRow }}
      addLabel="Add Campus"
      onDelete={(campus) => void remove(campus)}
      loadingText="Loading campuses…"
      failure={props.failure}
      emptyState={
        <EmptyState title="No campuses yet" text="Add the first one, and visitors can choose it." />
      }
    />
  );
}
