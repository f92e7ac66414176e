import { expect, fn } from 'storybook/test';
import { Segments, type SegmentsProps } from '#ui/form/Segments.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled } from '../specimen.tsx';

const onSelect = fn();
const segments = [
  { id: 'before', label: 'Before' },
  { id: 'after', label: 'After' },
  { id: 'compare', label: 'Compare' },
];
const speeds = ['0.75×', '1×', '1.25×', '1.5×'].map((label) => ({ id: label, label }));

function View({ selected = 'compare', ...props }: Partial<SegmentsProps<string>>) {
  return (
    <Controlled initial={selected} onChange={onSelect}>
      {(current, setCurrent) => (
        <Segments label="View" segments={segments} {...props} selected={current} onSelect={setCurrent} />
      )}
    </Controlled>
  );
}

const meta = preview.meta({
  title: 'Design system/Segments',
  component: Segments<string>,
  tags: ['autodocs'],
  args: { label: 'View', segments, selected: 'compare', onSelect },
  parameters: componentPage({
    use: ['To switch between two to four views of the same content, or speeds, with immediate effect.'],
    instead: [
      'For sections with different content, [Tabs].',
      'For a value of a form, [RadioGroup].',
      'To turn something on or off, [Switch].',
    ],
    anatomy: {
      render: () => <View />,
      parts: { 'Group, with a label for screen readers': '[role=radiogroup]', Segment: 'button' },
    },
    do: [
      'Use labels of one word and of similar length.',
      'Keep one segment selected: the first one at the start.',
    ],
    dont: ['Use it for actions: a segment stays selected.', 'Use more segments than fit into 360 px.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases>
      <Case name="Normal">
        <View />
      </Case>
      <Case name="Hover" force="hovered">
        <View />
      </Case>
      <Case name="Focus" force="focus-visible">
        <View segments={segments.slice(0, 1)} selected="before" />
      </Case>
      <Case name="Quiet">
        <View isQuiet />
      </Case>
      <Case name="Small">
        <View label="Speed" segments={speeds} selected="1×" isSmall />
      </Case>
      <Case name="Learner density">
        <div data-density="learner">
          <View />
        </div>
      </Case>
      <Case name="Staff density">
        <div data-density="staff">
          <View />
        </div>
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => <View />,
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus into the group.',
      check: async ({ canvas }) => {
        const group = canvas.getByRole('radiogroup', { name: 'View' });
        await expect(group).toContainElement(document.activeElement as HTMLElement);
      },
    },
    {
      keys: ['Arrow right'],
      effect: 'Moves the focus to the next segment without selecting it.',
      before: ({ canvas }) => canvas.getByRole('radio', { name: 'Before' }).focus(),
      check: async ({ canvas }) => {
        await expect(canvas.getByRole('radio', { name: 'After' })).toHaveFocus();
        await expect(onSelect).not.toHaveBeenCalled();
      },
    },
    {
      keys: ['Arrow left'],
      effect: 'Moves the focus to the previous segment without selecting it.',
      before: ({ canvas }) => canvas.getByRole('radio', { name: 'After' }).focus(),
      check: async ({ canvas }) => {
        await expect(canvas.getByRole('radio', { name: 'Before' })).toHaveFocus();
        await expect(onSelect).not.toHaveBeenCalled();
      },
    },
    {
      keys: ['Enter', 'Space'],
      effect: 'Selects the segment. The selection cannot be cleared.',
      before: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole('radio', { name: 'After' }));
        canvas.getByRole('radio', { name: 'Before' }).focus();
      },
      check: async ({ canvas, userEvent }) => {
        await expect(onSelect).toHaveBeenLastCalledWith('before');
        await userEvent.click(canvas.getByRole('radio', { name: 'Before' }));
        await expect(onSelect).toHaveBeenCalledOnce();
        await expect(canvas.getByRole('radio', { name: 'Before' })).toBeChecked();
      },
    },
  ]),
});
