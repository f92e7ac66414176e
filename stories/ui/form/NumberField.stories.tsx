import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from '#ui/form/NumberField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled } from '../specimen.tsx';

const onChange = fn();

function Marks({ value = 2, ...props }: Partial<NumberFieldProps>) {
  return (
    <Controlled initial={value} onChange={onChange}>
      {(current, setCurrent) => (
        <NumberField label="Marks" {...props} value={current} onChange={setCurrent} />
      )}
    </Controlled>
  );
}

const meta = preview.meta({
  title: 'Design system/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  args: { label: 'Marks', value: 2, onChange },
  parameters: componentPage({
    use: ['For an amount: marks, minutes, a price.'],
    instead: [
      'For digits that are not an amount, such as a phone number or an identity number, [TextField].',
      'For a few known values, such as grades, [Select] or [RadioGroup].',
    ],
    anatomy: {
      render: () => <Marks description="For a correct answer." errorMessage="Marks must be a number." />,
      parts: {
        Label: 'label',
        'Control, with the number keyboard on a phone': 'input',
        'Help (optional)': '[slot=description]',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: ['Give the unit in the label or the help: “Time limit in minutes”.'],
    dont: ['Correct what the user types. A text that is not a number remains, with an error.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Empty">
        <Marks value={null} />
      </Case>
      <Case name="Filled, with help">
        <Marks value={2.5} description="For a correct answer." />
      </Case>
      <Case name="Focus" force="focus-visible">
        <Marks />
      </Case>
      <Case name="Optional">
        <Marks mark="optional" />
      </Case>
      <Case name="Error">
        <Marks value={-1} errorMessage="Marks must be at least 0." />
      </Case>
      <Case name="Read-only">
        <Marks isReadOnly />
      </Case>
      <Case name="Disabled">
        <Marks isDisabled />
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => <Marks value={null} />,
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the field.',
      check: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Marks' })).toHaveFocus(),
    },
    {
      keys: ['Point', 'Comma'],
      effect: 'Separates the decimals.',
      before: async ({ canvas, userEvent }) => {
        await userEvent.clear(canvas.getByRole('textbox'));
        await userEvent.keyboard('2');
      },
      check: async ({ userEvent }) => {
        await userEvent.keyboard('5');
        await expect(onChange).toHaveBeenLastCalledWith(2.5);
      },
    },
  ]),
});

export const NotANumber = meta.story({
  tags: ['interaction'],
  render: () => <Marks value={null} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Marks' });
    await userEvent.type(input, 'two');
    await expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
    await expect(input).toHaveValue('two');
  },
});
