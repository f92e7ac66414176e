import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from '#ui/form/Checkbox.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled, Column } from '../specimen.tsx';

const onChange = fn();

function Terms({ isSelected = false, ...props }: Partial<CheckboxProps>) {
  return (
    <Controlled initial={isSelected} onChange={onChange}>
      {(current, setCurrent) => (
        <Checkbox label="I accept the terms" {...props} isSelected={current} onChange={setCurrent} />
      )}
    </Controlled>
  );
}

const meta = preview.meta({
  title: 'Design system/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'I accept the terms', isSelected: false, onChange },
  parameters: componentPage({
    use: ['For a consent or a single yes or no that takes effect when the user saves the form.'],
    instead: [
      'For several options that belong together, [CheckboxGroup].',
      'For a setting that takes effect immediately, [Switch].',
      'For one of several options, [RadioGroup].',
    ],
    anatomy: {
      render: () => (
        <Terms description="You can withdraw later." errorMessage="Accept the terms to continue." />
      ),
      parts: {
        'Box and label: the whole row can be pressed': 'label',
        Box: 'span[aria-hidden]',
        Label: '=I accept the terms',
        'Help (optional)': '[slot=description]',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: ['Write the label so that a check mark means yes.'],
    dont: ['Check a consent in advance.', 'Write a label with “not”: “Do not send emails”.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Unchecked, with help">
        <Terms description="You can withdraw later." />
      </Case>
      <Case name="Checked">
        <Terms isSelected />
      </Case>
      <Case name="Focus" force="focus-visible">
        <Terms />
      </Case>
      <Case name="Error">
        <Terms errorMessage="Accept the terms to continue." />
      </Case>
      <Case name="Read-only">
        <Terms isSelected isReadOnly />
      </Case>
      <Case name="Disabled">
        <Terms isDisabled />
      </Case>
      <Case name="Disabled, checked">
        <Terms isSelected isDisabled />
      </Case>
      <Case name="Long text">
        <Terms label="I am a parent or guardian of this learner, and I accept the terms on behalf of the learner" />
      </Case>
      <Case name="Learner density">
        <div data-density="learner">
          <Terms />
        </div>
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => (
    <Column>
      <Terms />
      <Terms label="Read-only" isReadOnly />
      <Terms label="Disabled" isDisabled />
      <a href="#end">End</a>
    </Column>
  ),
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the checkbox.',
      check: async ({ canvas }) =>
        expect(canvas.getByRole('checkbox', { name: 'I accept the terms' })).toHaveFocus(),
    },
    {
      keys: ['Space'],
      effect: 'Checks or unchecks it.',
      check: async ({ canvas, userEvent }) => {
        const checkbox = canvas.getByRole('checkbox', { name: 'I accept the terms' });
        await expect(checkbox).toBeChecked();
        await expect(onChange).toHaveBeenLastCalledWith(true);
        await userEvent.keyboard(' ');
        await expect(checkbox).not.toBeChecked();
      },
    },
    {
      keys: ['Space'],
      effect: 'Has no effect on a read-only checkbox, which can have the focus.',
      before: ({ userEvent }) => userEvent.tab(),
      check: async ({ canvas }) => {
        const checkbox = canvas.getByRole('checkbox', { name: 'Read-only' });
        await expect(checkbox).toHaveFocus();
        await expect(checkbox).not.toBeChecked();
      },
    },
    {
      keys: ['Tab'],
      effect: 'Skips a disabled checkbox.',
      check: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'End' })).toHaveFocus(),
    },
  ]),
});
