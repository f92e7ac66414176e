import { expect, fn, waitFor } from 'storybook/test';
import { object, pipe } from 'valibot';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form } from '#components/form/form.tsx';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import preview from '../../../.storybook/preview.tsx';
import { FormPage } from './form-page.tsx';

const schema = pipe(
  object({ password: newPassword, confirmPassword: passwordConfirmation }),
  samePassword('password', 'confirmPassword'),
);

function Example({ send }: { send: (values: object) => void }) {
  const form = useProblemForm({
    schema,
    defaultValues: { password: '', confirmPassword: '' },
    mutation: { mutationFn: async (values: object) => send(values) },
    texts: { busy: 'Saving…', success: 'Saved', failed: 'Not saved' },
  });
  return (
    <div style={{ maxWidth: 420 }}>
      <Form form={form}>
        <h1 tabIndex={-1}>A new password</h1>
        <PasswordPair control={form.control} name="password" confirmName="confirmPassword" />
        <FormSubmit>Save</FormSubmit>
      </Form>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Form/PasswordPair',
  component: Example,
  args: { send: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A field for a new password with a list of its rules, and a field to confirm the password. Use it with the schemas `newPassword`, `passwordConfirmation` and `samePassword`.',
      },
    },
  },
  render: (args) => <FormPage page={() => <Example {...args} />} />,
});

/** The checklist updates during typing (VAL-005, D-237). */
export const Typing = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Password');
    const countMetRules = () => canvas.queryAllByText(': done').length;
    await expect(field).toHaveAccessibleDescription(/At least 6 characters/);
    await userEvent.type(field, 'élan');
    await expect(countMetRules()).toBe(0);
    await userEvent.type(field, ' Ё');
    await expect(countMetRules()).toBe(2);
    await userEvent.type(field, '7');
    await expect(countMetRules()).toBe(3);
    await userEvent.type(field, '€');
    await expect(countMetRules()).toBe(4);
  },
});

/** Correcting either password removes the error of the confirmation (VAL-004). */
export const PasswordsDiffer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = [
      await canvas.findByLabelText('Password'),
      canvas.getByLabelText('Confirm password'),
    ];
    await userEvent.type(first, 'Learn2code!');
    await userEvent.type(second, 'Learn2cook!');
    await userEvent.tab();
    await canvas.findByText('Passwords do not match.');
    await userEvent.clear(first);
    await userEvent.type(first, 'Learn2cook!');
    await waitFor(() => expect(canvas.queryByText('Passwords do not match.')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
  },
});
