import { expect } from 'storybook/test';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const password = {
  label: 'Password',
  defaultValue: 'Springbok1!',
  autoComplete: 'current-password',
} as const;

const meta = preview.meta({
  title: 'Design system/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  args: password,
  parameters: componentPage({
    use: [
      'For each password: at login with `current-password`, elsewhere with `new-password`, so that password managers fill in or suggest one.',
    ],
    instead: ['For any other text, [TextField].'],
    anatomy: {
      render: () => (
        <PasswordField
          {...password}
          labelEnd={<a href="#forgot">Forgot password?</a>}
          errorMessage="Password needs a digit, a capital letter and a symbol."
        />
      ),
      parts: {
        Label: 'label',
        'Addition to the label (optional)': 'a',
        Control: 'input',
        'Button that shows or hides the text': 'button',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: [
      'Let users paste and show the password.',
      'After a failed login, mark both fields without a message, and give the cause in an [Alert] above them.',
    ],
    dont: ['Say which of username and password was wrong.', 'Clear the password after another field failed.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Filled">
        <PasswordField {...password} labelEnd={<a href="#forgot">Forgot password?</a>} />
      </Case>
      <Case name="Empty, with help">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description="At least 8 characters."
        />
      </Case>
      <Case name="Hover" force="hovered">
        <PasswordField {...password} />
      </Case>
      <Case name="Focus" force="focus-visible">
        <PasswordField {...password} />
      </Case>
      <Case name="Error">
        <PasswordField {...password} errorMessage="Password needs a digit, a capital letter and a symbol." />
      </Case>
      <Case name="Error without a message">
        <PasswordField {...password} isInvalid />
      </Case>
      <Case name="Read-only">
        <PasswordField {...password} isReadOnly />
      </Case>
      <Case name="Disabled">
        <PasswordField {...password} isDisabled />
      </Case>
      <Case name="Learner density">
        <div data-density="learner">
          <PasswordField {...password} />
        </div>
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the field, then to the button.',
      check: async ({ canvas, userEvent }) => {
        await expect(canvas.getByLabelText('Password')).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
      },
    },
    {
      keys: ['Enter', 'Space'],
      effect: 'Shows the text, and hides it again. The text remains unchanged.',
      before: ({ canvas }) => canvas.getByRole('button', { name: 'Show password' }).focus(),
      check: async ({ canvas, userEvent }) => {
        const input = canvas.getByLabelText('Password');
        await expect(input).toHaveAttribute('type', 'text');
        await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
        await expect(input).toHaveAttribute('type', 'password');
        await expect(input).toHaveValue('Springbok1!');
      },
    },
  ]),
});
