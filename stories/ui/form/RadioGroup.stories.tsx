import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from '#ui/form/RadioGroup.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled } from '../specimen.tsx';

const onChange = fn();
const options = ['Mopane', 'Baobab', 'Marula'].map((label) => ({ value: label, label }));
const [mopane, baobab] = options as [(typeof options)[number], (typeof options)[number]];

function Trees({ value = null, ...props }: Partial<RadioGroupProps>) {
  return (
    <Controlled initial={value} onChange={onChange}>
      {(current, setCurrent) => (
        <RadioGroup
          label="Which tree stores water?"
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
  title: 'Design system/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: { label: 'Which tree stores water?', options, value: null, onChange },
  parameters: componentPage({
    use: ['To choose one of a few options that users should see at once.'],
    instead: [
      'For more than about four options, [Select].',
      'For options with pictures, [PictureRadioGroup].',
      'For several options at a time, [CheckboxGroup].',
      'To switch the view of the same content, [Segments].',
    ],
    anatomy: {
      render: () => (
        <Trees
          value="Mopane"
          options={[mopane, { ...baobab, detail: 'Adansonia digitata', end: '25 m' }]}
          description="Choose one."
          errorMessage="Choose a tree."
        />
      ),
      parts: {
        'Label of the group': 'span',
        'Option: the whole row can be pressed': 'label',
        Dot: 'label span[aria-hidden]',
        'Label of the option': '=Mopane',
        'Detail (optional)': '=Adansonia digitata',
        'Text at the end (optional)': '=25 m',
        'Help (optional)': '[slot=description]:not(label *)',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: [
      'Leave all options unselected while a learner answers: “not answered” differs from every option.',
      'In a review, make the group read-only and give the options verdicts: verdicts have an icon and a text.',
    ],
    dont: ['Use two columns for labels of more than a few words.', 'Disable the group in a review.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="None selected">
        <Trees />
      </Case>
      <Case name="Selected">
        <Trees value="Baobab" />
      </Case>
      <Case name="Hover" force="hovered">
        <Trees />
      </Case>
      <Case name="Focus" force="focus-visible">
        <Trees options={[mopane]} />
      </Case>
      <Case name="Error">
        <Trees errorMessage="Choose a tree." />
      </Case>
      <Case name="Read-only">
        <Trees value="Baobab" isReadOnly />
      </Case>
      <Case name="One option disabled">
        <Trees options={[mopane, { ...baobab, isDisabled: true }]} />
      </Case>
      <Case name="Details">
        <Trees
          value="Baobab"
          options={[
            { ...mopane, detail: 'Colophospermum mopane', end: '18 m' },
            { ...baobab, detail: 'Adansonia digitata', end: '25 m' },
          ]}
        />
      </Case>
      <Case name="Verdicts of a review">
        <Trees
          value="Mopane"
          isReadOnly
          options={[
            { value: 'Mopane', label: 'Mopane', mark: 'bad' },
            { value: 'Baobab', label: 'Baobab', mark: 'missed' },
            { value: 'Marula', label: 'Marula' },
          ]}
        />
      </Case>
      <Case name="Two columns">
        <Trees value="Baobab" columns={2} />
      </Case>
      <Case name="Long texts">
        <Trees
          value="a"
          isReadOnly
          options={[
            {
              value: 'a',
              label: 'The one with the thickest trunk of all, which looks as if it stood on its head',
              mark: 'good',
            },
            { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbaum', mark: 'missed' },
          ]}
        />
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => (
    <>
      <Trees />
      <a href="#end">End</a>
      <Trees
        value="a"
        isReadOnly
        options={[
          { value: 'a', label: 'Read-only tree' },
          { value: 'b', label: 'Another tree' },
        ]}
      />
    </>
  ),
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the selected option, or else to the first one. The group is one tab stop.',
      check: async ({ canvas, userEvent }) => {
        await expect(canvas.getByRole('radio', { name: 'Mopane' })).toHaveFocus();
        await expect(onChange).not.toHaveBeenCalled();
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'End' })).toHaveFocus();
      },
    },
    {
      keys: ['Arrow down', 'Arrow right'],
      effect: 'Selects the next option; after the last one, the first.',
      before: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole('radio', { name: 'Baobab' }));
      },
      check: async ({ canvas, userEvent }) => {
        await expect(onChange).toHaveBeenLastCalledWith('Marula');
        await userEvent.keyboard('{ArrowDown}');
        await expect(canvas.getByRole('radio', { name: 'Mopane' })).toBeChecked();
      },
    },
    {
      keys: ['Arrow up', 'Arrow left'],
      effect: 'Selects the previous option; before the first one, the last.',
      before: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole('radio', { name: 'Mopane' }));
      },
      check: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Marula' })).toBeChecked(),
    },
    {
      keys: ['Tab'],
      effect: 'Also reaches a read-only group. Its options cannot be selected.',
      before: ({ canvas }) => canvas.getByRole('link', { name: 'End' }).focus(),
      check: async ({ canvas, userEvent }) => {
        const selected = canvas.getByRole('radio', { name: 'Read-only tree' });
        await expect(selected).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}');
        await expect(selected).toBeChecked();
      },
    },
  ]),
});
