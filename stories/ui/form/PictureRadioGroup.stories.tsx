import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PictureRadioGroup, type PictureRadioGroupProps } from '#ui/form/PictureRadioGroup.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import preview from '../../../.storybook/preview.tsx';

const options = (['welcome', 'empty', 'error', 'denied', 'paywall', 'success'] as const).map((mood) => ({
  value: mood,
  label: mood === 'success' ? 'Proud of what has been achieved' : mood,
  picture: <Mascot mood={mood} />,
}));

function StatefulPictureRadioGroup({ value: initialValue, onChange, ...rest }: PictureRadioGroupProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <PictureRadioGroup
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Design system/PictureRadioGroup',
  component: PictureRadioGroup,
  args: { label: 'How does Pronk feel today?', options, value: null, onChange: fn() },
  render: (args) => <StatefulPictureRadioGroup {...args} />,
});

export default meta;

/** The group is one tab stop; arrow keys select an option. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'welcome' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('empty');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /^Proud/ })).toBeChecked();
  },
});
export const Selected = meta.story({ args: { value: 'paywall' }, tags: ['dark', 'phone'] });
export const Invalid = meta.story({ args: { errorMessage: 'Choose one of the pictures.' } });
