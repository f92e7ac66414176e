import { maxLength, object, pipe, string, trim } from 'valibot';
import { createRoleMutation } from '#api/queries/admin-roles.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';

const longest = 100;

/** Any text (ADM-022), an empty one too: it is ignored (ADM-021). */
const schema = object({
  roleName: pipe(string(), trim(), maxLength(longest, `A name has at most ${longest} characters.`)),
});

/** One line, on top of the list. */
export function NewRole({ onCreated }: { onCreated: (role: string) => void }) {
  const form = useProblemForm({
    schema,
    defaultValues: { roleName: '' },
    mutation: createRoleMutation(),
    texts: {
      busy: 'Creating…',
      success: 'Role created',
      failed: 'Failed to create role',
      conflict: { field: 'roleName', message: 'There is a role of this name already.' },
    },
    // ADM-021.
    mayCall: ({ roleName }) => Promise.resolve(roleName !== ''),
    onSuccess: (role) => {
      form.setValue('roleName', '');
      onCreated(role);
    },
    unguarded: true,
  });
  return (
    <Form form={form}>
      <FormTextField control={form.control} name="roleName" label="New role" autoComplete="off" />
      <FormSubmit>Create role</FormSubmit>
      <FormFailure />
    </Form>
  );
}
