import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTermMutation, termListQuery, type Term } from '#api/queries/terms.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { confirmDelete } from '#components/list/confirm-delete.ts';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListPane } from '#components/list/list-pane.tsx';
import { ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { markup } from '#ui/overlay/markup.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyList } from '../empty-list.tsx';
import { TermForm } from './term-form.tsx';
import { useEditedRow } from './use-edited-row.ts';
import styles from './terms-screen.module.css';

const columns: readonly ListColumn<Term>[] = [
  textColumn('title', 'Title', ({ title }) => title, { rowHeader: true, width: '30%' }),
  textColumn('description', 'Description', ({ description }) => description),
];
const byTitleFirst = { column: 'title', direction: 'ascending' } as const;
const idOf = ({ id }: Term) => id;
const nameOf = ({ title }: Term) => title;
const none: readonly Term[] = [];

/** The terms by which topics are grouped (AUT-008, AUT-009). */
export function TermsScreen() {
  const terms = useOptionalQuery(termListQuery());
  const rows = terms.data ?? none;
  const list = useList({ rows, columns, defaultSort: byTitleFirst });
  const form = useFormParam(rows);
  const { mutateAsync: deleteTerm } = useMutation(deleteTermMutation());
  const [added, setAdded] = useState(0);
  const [hasJustAdded, setHasJustAdded] = useState(false);
  const edited = form.record;
  const row = useEditedRow(edited?.id);

  const askToDelete = ({ id, title }: Term) =>
    confirmDelete({
      title: 'Delete Term?',
      what: markup`This deletes <b>${title}</b> for good. Its topics stay: they go to Unassigned Topics.`,
      run: async () => {
        await deleteTerm(id);
        form.closeDeleted(id);
      },
      done: 'Term deleted',
    });
  return (
    <div className={styles.screen}>
      <PageHeader title="Manage Terms" className={styles.header} />
      <div className={styles.parts}>
        <TermForm
          key={edited?.id ?? `new ${added}`}
          term={edited}
          hasFocus={row.isOpenedHere || hasJustAdded}
          onClose={form.close}
          onSaved={() => {
            setHasJustAdded(!edited);
            if (edited) form.close();
            else setAdded((count) => count + 1);
          }}
        />
        <div className={styles.list}>
          <ListPane
            caption="Terms"
            noun={{ one: 'term', many: 'terms' }}
            list={list}
            rowKey={idOf}
            rowName={nameOf}
            currentRow={edited?.id}
            loadingText="Loading terms…"
            onEdit={({ id }) => {
              // Afterwards the focus goes back to the Edit button, not to the empty form.
              setHasJustAdded(false);
              row.open(() => form.open(id));
            }}
            onDelete={(term) => void askToDelete(term)}
            nothingYet={<EmptyList title="No terms yet." text="Add the first one." list={terms} />}
          />
        </div>
      </div>
    </div>
  );
}

export const TermsSkeleton = () => <ListScreenSkeleton text="Loading terms…" rows={4} />;
