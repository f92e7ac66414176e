import { expect } from 'storybook/test';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Design system/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'Springbok1!', autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { labelEnd: <a href="#forgot">Forgot password?</a> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('Springbok1!');
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Password needs a digit, a capital letter and a symbol.' },
});

/** After a failed login both fields are invalid, and an alert above them shows the message. */
export const InvalidWithoutMessage = meta.story({ args: { isInvalid: true }, tags: ['dark'] });
export const LearnerDensity = meta.story({ globals: { density: 'learner' } });
