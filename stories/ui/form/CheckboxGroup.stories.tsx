import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from '#ui/form/CheckboxGroup.tsx';
import preview from '../../../.storybook/preview.tsx';

const options = ['Cheetah', 'Ostrich', 'Tortoise', 'Springbok'].map((label) => ({ value: label, label }));

function StatefulCheckboxGroup({ value: initialValue, onChange, ...rest }: CheckboxGroupProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <CheckboxGroup
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
  title: 'Design system/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Which of them are fast?', options, value: [], onChange: fn() },
  render: (args) => <StatefulCheckboxGroup {...args} />,
});

export default meta;

/** Each option is a tab stop; Space toggles it. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Cheetah']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Ostrich' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Cheetah', 'Ostrich']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Cheetah']);
  },
});
export const Selected = meta.story({ args: { value: ['Cheetah', 'Springbok'] } });
export const TwoColumns = meta.story({ args: { value: ['Cheetah'], columns: 2 } });
export const ReadOnly = meta.story({ args: { value: ['Cheetah'], isReadOnly: true } });
export const WithVerdicts = meta.story({
  args: {
    value: ['Cheetah', 'Tortoise'],
    isReadOnly: true,
    options: [
      { value: 'Cheetah', label: 'Cheetah', mark: 'good' },
      { value: 'Tortoise', label: 'Tortoise', mark: 'bad' },
      { value: 'Springbok', label: 'Springbok', mark: 'missed' },
      { value: 'Snail', label: 'Snail' },
    ],
  },
  tags: ['dark', 'phone'],
});
