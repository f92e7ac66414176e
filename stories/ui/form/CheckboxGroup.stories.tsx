import { expect, fn } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from '#ui/form/CheckboxGroup.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled } from '../specimen.tsx';

const onChange = fn();
const options = ['Cheetah', 'Ostrich', 'Tortoise'].map((label) => ({ value: label, label }));
const [cheetah, ostrich] = options as [(typeof options)[number], (typeof options)[number]];

const none: readonly string[] = [];

function Animals({ value = none, ...props }: Partial<CheckboxGroupProps>) {
  return (
    <Controlled initial={value} onChange={onChange}>
      {(current, setCurrent) => (
        <CheckboxGroup
          label="Which of them are fast?"
          options={options}
          {...props}
          value={current}
          onChange={setCurrent}
        />
      )}
    </Controlled>
  );
}

const meta = preview.meta({
  title: 'Design system/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs'],
  args: { label: 'Which of them are fast?', options, value: [], onChange },
  parameters: componentPage({
    use: ['To choose none, one or several of a list: roles, days, the answers to a question.'],
    instead: ['For one option only, [RadioGroup].', 'For a single yes or no, [Checkbox].'],
    anatomy: {
      render: () => (
        <Animals
          value={['Cheetah']}
          options={[cheetah, { ...ostrich, detail: 'A bird', end: '70 km/h' }]}
          description="Choose all that apply."
          errorMessage="Choose at least one."
        />
      ),
      parts: {
        'Label of the group': 'span',
        'Option: the whole row can be pressed': 'label',
        Box: 'label span[aria-hidden]',
        'Label of the option': '=Cheetah',
        'Detail (optional)': '=A bird',
        'Text at the end (optional)': '=70 km/h',
        'Help (optional)': '[slot=description]:not(label *)',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: [
      'Say how many options to choose, if that matters.',
      'In a review, make the group read-only and give the options verdicts: verdicts have an icon and a text.',
    ],
    dont: ['Use two columns for labels of more than a few words.', 'Disable the group in a review.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="None chosen">
        <Animals />
      </Case>
      <Case name="Some chosen">
        <Animals value={['Cheetah', 'Ostrich']} />
      </Case>
      <Case name="Hover" force="hovered">
        <Animals />
      </Case>
      <Case name="Focus" force="focus-visible">
        <Animals options={[cheetah]} />
      </Case>
      <Case name="Error">
        <Animals errorMessage="Choose at least one." />
      </Case>
      <Case name="Read-only">
        <Animals value={['Cheetah']} isReadOnly />
      </Case>
      <Case name="One option disabled">
        <Animals options={[cheetah, { ...ostrich, isDisabled: true }]} />
      </Case>
      <Case name="Details">
        <Animals
          value={['Cheetah']}
          options={[
            { ...cheetah, detail: 'A cat', end: '110 km/h' },
            { ...ostrich, detail: 'A bird', end: '70 km/h' },
          ]}
        />
      </Case>
      <Case name="Verdicts of a review">
        <Animals
          value={['Cheetah', 'Tortoise']}
          isReadOnly
          options={[
            { value: 'Cheetah', label: 'Cheetah', mark: 'good' },
            { value: 'Tortoise', label: 'Tortoise', mark: 'bad' },
            { value: 'Springbok', label: 'Springbok', mark: 'missed' },
            { value: 'Snail', label: 'Snail' },
          ]}
        />
      </Case>
      <Case name="Two columns">
        <Animals value={['Cheetah']} columns={2} />
      </Case>
      <Case name="Limited height">
        <Animals maxHeight="120px" />
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => <Animals />,
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the next option: each one is a tab stop.',
      check: async ({ canvas, userEvent }) => {
        await expect(canvas.getByRole('checkbox', { name: 'Cheetah' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('checkbox', { name: 'Ostrich' })).toHaveFocus();
      },
    },
    {
      keys: ['Space'],
      effect: 'Checks or unchecks the option.',
      check: async ({ userEvent }) => {
        await expect(onChange).toHaveBeenLastCalledWith(['Ostrich']);
        await userEvent.keyboard(' ');
        await expect(onChange).toHaveBeenLastCalledWith([]);
      },
    },
    {
      keys: ['Shift + Tab'],
      effect: 'Moves the focus to the previous option.',
      check: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Cheetah' })).toHaveFocus(),
    },
  ]),
});
