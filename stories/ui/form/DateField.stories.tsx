import { expect, fn } from 'storybook/test';
import { DateField, type DateFieldProps } from '#ui/form/DateField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { leaveDateIncomplete } from '../../play.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled } from '../specimen.tsx';

const onChange = fn();
const onBlur = fn();

function Start({ value = '2025-05-15', ...props }: Partial<DateFieldProps>) {
  return (
    <Controlled initial={value} onChange={onChange}>
      {(current, setCurrent) => (
        <DateField label="Starts on" {...props} value={current} onChange={setCurrent} onBlur={onBlur} />
      )}
    </Controlled>
  );
}

const meta = preview.meta({
  title: 'Design system/DateField',
  component: DateField,
  tags: ['autodocs'],
  args: { label: 'Starts on', value: '2025-05-15', onChange, onBlur },
  parameters: componentPage({
    use: ['For a day, or with `withTime` for a day and a time. The browser shows its own calendar.'],
    instead: [
      'For a year or a grade, [Select].',
      'For a period that users know by name, such as a term, [Select].',
    ],
    anatomy: {
      render: () => <Start description="The first lesson." errorMessage="Enter the whole date." />,
      parts: {
        Label: 'label',
        'Control, in the date format of the browser': 'input',
        'Help (optional)': '[slot=description]',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: ['Say in the help which day is meant: “The last day of the holiday.”'],
    dont: ['Describe the format in the help: each browser shows the date in the format of its user.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Empty">
        <Start value="" />
      </Case>
      <Case name="Filled, with help">
        <Start description="The first lesson." />
      </Case>
      <Case name="With a time">
        <Start value="2025-05-15T15:08" withTime />
      </Case>
      <Case name="Focus" force="focus-visible">
        <Start />
      </Case>
      <Case name="Error">
        <Start value="incomplete" errorMessage="Enter the whole date." />
      </Case>
      <Case name="Read-only">
        <Start isReadOnly />
      </Case>
      <Case name="Disabled">
        <Start isDisabled />
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => <Start value="" />,
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect:
        'Moves the focus to the field. The browser defines the other keys. In Chrome, digits fill in the parts of ' +
        'the date, Arrow left and Arrow right move between the parts, Arrow up and Arrow down change a part, and ' +
        'Space opens the calendar.',
      check: async ({ canvas, userEvent }) => {
        const input = canvas.getByLabelText('Starts on');
        await expect(input).toHaveFocus();
        await userEvent.type(input, '2025-05-15');
        await expect(onChange).toHaveBeenLastCalledWith('2025-05-15');
      },
    },
  ]),
});

/** The form can tell a partly typed date from an empty field. */
export const PartlyTyped = meta.story({
  tags: ['interaction'],
  render: () => <Start value="" />,
  play: async ({ canvas }) => {
    await leaveDateIncomplete(canvas.getByLabelText('Starts on'));
    await expect(onChange).toHaveBeenLastCalledWith('incomplete');
  },
});
