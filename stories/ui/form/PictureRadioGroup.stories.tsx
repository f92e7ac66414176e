import { expect, fn } from 'storybook/test';
import { PictureRadioGroup, type PictureRadioGroupProps } from '#ui/form/PictureRadioGroup.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled } from '../specimen.tsx';

const onChange = fn();
const options = (['welcome', 'empty', 'success'] as const).map((mood) => ({
  value: mood,
  label: mood === 'success' ? 'Proud of what has been achieved' : mood,
  picture: <Mascot mood={mood} />,
}));

function Moods({ value = null, ...props }: Partial<PictureRadioGroupProps>) {
  return (
    <Controlled initial={value} onChange={onChange}>
      {(current, setCurrent) => (
        <PictureRadioGroup
          label="How does Pronk feel today?"
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
  title: 'Design system/PictureRadioGroup',
  component: PictureRadioGroup,
  tags: ['autodocs'],
  args: { label: 'How does Pronk feel today?', options, value: null, onChange },
  parameters: componentPage({
    use: ['To choose by appearance: the hair, the colours and the mascot of an avatar.'],
    instead: ['For options without pictures, [RadioGroup].', 'For a picture from the device, [FileField].'],
    anatomy: {
      render: () => <Moods value="empty" errorMessage="Choose one of the pictures." />,
      parts: {
        'Label of the group': 'span',
        'Option: the whole tile can be pressed': 'label',
        Picture: 'label svg',
        'Label of the option': '=welcome',
        'Check mark of the selected option': 'label:has(:checked) span[aria-hidden]',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: ['Label each picture: colour or shape alone does not tell screen readers which one it is.'],
    dont: ['Use pictures that differ in small details only.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="None selected">
        <Moods />
      </Case>
      <Case name="Selected, with help">
        <Moods value="empty" description="You can change it later." />
      </Case>
      <Case name="Hover" force="hovered">
        <Moods />
      </Case>
      <Case name="Focus" force="focus-visible">
        <Moods options={options.slice(0, 1)} />
      </Case>
      <Case name="Error">
        <Moods errorMessage="Choose one of the pictures." />
      </Case>
      <Case name="Read-only">
        <Moods value="empty" isReadOnly />
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => (
    <>
      <Moods />
      <a href="#end">End</a>
    </>
  ),
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the selected option, or else to the first one. The group is one tab stop.',
      check: async ({ canvas, userEvent }) => {
        await expect(canvas.getByRole('radio', { name: 'welcome' })).toHaveFocus();
        await expect(onChange).not.toHaveBeenCalled();
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'End' })).toHaveFocus();
      },
    },
    {
      keys: ['Arrow right', 'Arrow down'],
      effect: 'Selects the next option; after the last one, the first.',
      before: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: /^Proud/ })),
      check: async () => expect(onChange).toHaveBeenLastCalledWith('welcome'),
    },
    {
      keys: ['Arrow left', 'Arrow up'],
      effect: 'Selects the previous option; before the first one, the last.',
      before: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: 'welcome' })),
      check: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /^Proud/ })).toBeChecked(),
    },
  ]),
});
