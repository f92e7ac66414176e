import { useMutation } from '@tanstack/react-query';
import {
  createTermMutation,
  deleteTermMutation,
  termListQuery,
  type Term,
  updateTermMutation,
} from '#api/queries/terms.ts';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { useFormParam } from '#components/form/use-form-param.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { confirmUndoableDelete } from '#components/list/confirm-action.ts';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useRemaining } from '#components/list/undo/pending-deletion.ts';
import { useList } from '#components/list/use-list.ts';
import { useReturnFocus } from '#components/page/focus/return-focus.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { Button } from '#ui/Button.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { AddForm } from '../add-form.tsx';
import { EmptyList } from '../empty-list.tsx';
import { titledSchema } from '../title-rule.ts';

const columns: readonly ListColumn<Term>[] = [
  textColumn('title', 'Title', ({ title }) => title, { rowHeader: true, width: '30%' }),
  textColumn('description', 'Description', ({ description }) => description),
];
const defaultSort = { column: 'title', direction: 'ascending' } as const;
const idOf = ({ id }: Term) => id;
const nameOf = ({ title }: Term) => title;
const noTerms: readonly Term[] = [];

/** The terms, which group topics (AUT-008, AUT-009). */
export function TermsScreen() {
  const terms = useOptionalQuery(termListQuery());
  const rows = useRemaining(terms.data ?? noTerms);
  const form = useFormParam(rows);
  const list = useList({ rows, columns, defaultSort, openRow: form.record?.id });
  const { mutateAsync: deleteTerm } = useMutation(deleteTermMutation());

  const askToDelete = ({ id, title }: Term) =>
    confirmUndoableDelete({
      title: 'Delete Term?',
      message: markup`This deletes <b>${title}</b>. Its topics stay, under Unassigned Topics. You can undo it for five seconds.`,
      id,
      name: title,
      onConfirm: () => form.closeDeleted(id),
      run: () => deleteTerm(id),
      success: 'Term deleted',
    });
  return (
    <ListScreen
      title="Manage Terms"
      caption="Terms"
      noun={{ singular: 'term', plural: 'terms' }}
      list={list}
      rowKey={idOf}
      rowName={nameOf}
      onEdit={({ id }) => form.open(id)}
      onDelete={askToDelete}
      emptyState={<EmptyList title="No terms yet." text="Add the first one." list={terms} />}
      beside={
        form.record ? (
          <TermForm key={form.record.id} term={form.record} onClose={form.close} />
        ) : (
          <AddForm
            schema={titledSchema}
            title="Add a term"
            headingLevel={2}
            submit="Add"
            mutation={createTermMutation()}
            toBody={(term) => term}
            success="Term added"
            recordId="new term"
            isCard
          />
        )
      }
    />
  );
}

export const TermsSkeleton = () => <ListScreenSkeleton text="Loading terms…" rows={4} hasFormBeside />;

interface TermFormProps {
  term: Term;
  onClose: (options?: { discard: boolean }) => void;
}

function TermForm({ term, onClose }: TermFormProps) {
  const opener = useReturnFocus();
  const form = useProblemForm({
    schema: titledSchema,
    defaultValues: formValues(titledSchema, term),
    mutation: updateTermMutation(term.id),
    texts: {
      busy: 'Updating…',
      success: 'Term updated',
      problem: {
        missing: {
          title: 'Another user has deleted this term',
          advice: 'Cancel to see the current list.',
        },
      },
    },
    onSuccess: () => onClose(),
  });
  return (
    <PageForm
      form={form}
      title={`Edit ${term.title}`}
      submit="Update"
      actions={
        <Button isDisabled={form.busy !== undefined} onPress={() => onClose({ discard: true })}>
          Cancel
        </Button>
      }
      // Only when a button opened the form, not the URL.
      takesFocus={opener instanceof HTMLButtonElement}
    >
      <FormTextField control={form.control} name="title" label="Title" autoComplete="off" />
      <FormTextArea control={form.control} name="description" label="Description" rows={2} />
    </PageForm>
  );
}
