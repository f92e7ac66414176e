import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from '#ui/form/RadioGroup.tsx';
import preview from '../../../.storybook/preview.tsx';

const options = ['Mopane', 'Baobab', 'Marula', 'Yellowwood'].map((label) => ({ value: label, label }));

function StatefulRadioGroup({ value: initialValue, onChange, ...rest }: RadioGroupProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <RadioGroup
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Design system/RadioGroup',
  component: RadioGroup,
  args: { label: 'Which tree stores water in its trunk?', options, value: null, onChange: fn() },
  render: (args) => <StatefulRadioGroup {...args} />,
});

export default meta;

/** The group is one tab stop; arrow keys select an option. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Mopane' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Baobab');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Yellowwood' })).toBeChecked();
  },
});
export const Selected = meta.story({ args: { value: 'Baobab' } });
export const TwoColumns = meta.story({ args: { value: 'Baobab', columns: 2 } });
export const ReadOnly = meta.story({ args: { value: 'Baobab', isReadOnly: true } });
export const WithVerdicts = meta.story({
  args: {
    value: 'Mopane',
    isReadOnly: true,
    options: [
      { value: 'Mopane', label: 'Mopane', mark: 'bad' },
      { value: 'Baobab', label: 'Baobab', mark: 'missed' },
      { value: 'Marula', label: 'Marula' },
    ],
  },
  tags: ['dark'],
});
export const LongTexts = meta.story({
  args: {
    columns: 2,
    options: [
      {
        value: 'a',
        label: 'The one with the thickest trunk of all, which looks as if it stood on its head',
        mark: 'good',
      },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbaum', mark: 'missed' },
    ],
    value: 'a',
    isReadOnly: true,
  },
  tags: ['phone'],
});
