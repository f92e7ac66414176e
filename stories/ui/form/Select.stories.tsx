import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from '#ui/form/Select.tsx';
import type { SelectProps } from '#ui/form/Select.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';

const grades = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, label: `Grade ${index + 1}` }));

function GradeSelect(props: Partial<SelectProps<number>>) {
  return <Select label="Grade" options={grades} {...props} />;
}

const meta = preview.meta({
  title: 'Design system/Select',
  component: GradeSelect,
  args: { onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328, minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Grade/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Grade 3');
  },
});

export const EscapeKeepsTheValue = meta.story({
  args: { defaultValue: 4 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Grade/ }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /Grade/ })).toHaveTextContent('Grade 4');
  },
});

const open = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole('button', { name: /Grade/ }));
  await screen.findByRole('listbox');
};

export const Open = meta.story({ args: { defaultValue: 4 }, play: open, tags: ['dark'] });
export const Invalid = meta.story({ args: { errorMessage: 'Grade is required.' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 2 } });

export const LongTexts = meta.story({
  args: {
    defaultValue: 1,
    options: [
      {
        id: 1,
        label: 'Natural Sciences and Technology, second language, afternoon group',
        note: 'Observatory campus',
      },
      { id: 2, label: 'English' },
    ],
  },
  play: open,
});

export const LearnerDensity = meta.story({ globals: { density: 'learner' }, args: { defaultValue: 4 } });
