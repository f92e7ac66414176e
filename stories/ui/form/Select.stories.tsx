import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from '#ui/form/Select.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

const onChange = fn();
const grades = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, label: `Grade ${index + 1}` }));
const grade = { label: 'Grade', options: grades } as const;

const meta = preview.meta({
  title: 'Design system/Select',
  component: Select<number>,
  tags: ['autodocs'],
  args: { ...grade, onChange },
  decorators: [(Story) => <div style={{ minHeight: 120 }}>{Story()}</div>],
  parameters: componentPage({
    use: ['To choose one of about five or more known values: a grade, a campus, a term.'],
    instead: [
      'For up to about four options, [RadioGroup]: users see all of them.',
      'For several options at a time, [CheckboxGroup].',
      'For a list of actions, [MenuButton].',
    ],
    anatomy: {
      render: () => (
        <Select
          {...grade}
          defaultValue={4}
          mark="optional"
          description="At the start of the year."
          errorMessage="Choose a grade."
        />
      ),
      parts: {
        'Label, with the mark of required or optional fields': 'span',
        'Button that opens the list': 'button',
        'Selected value, or a placeholder': 'button span',
        'Help (optional)': '[slot=description]',
        'Field error with its icon': '[slot=errorMessage]',
      },
    },
    do: ['Sort the options as users expect them: grades by number, names by the alphabet.'],
    dont: ['Preselect a value that users must think about.', 'Put “Choose…” among the options.'],
  }),
});

const longOptions = [
  {
    id: 1,
    label: 'Natural Sciences and Technology, second language, afternoon group',
    note: 'Observatory campus',
  },
  { id: 2, label: 'English' },
];

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Empty, with the placeholder">
        <Select {...grade} />
      </Case>
      <Case name="Selected, with help">
        <Select {...grade} defaultValue={4} description="At the start of the year." />
      </Case>
      <Case name="Focus" force="focus-visible">
        <Select {...grade} defaultValue={4} />
      </Case>
      <Case name="Required">
        <Select {...grade} mark="required" isRequired />
      </Case>
      <Case name="Error">
        <Select {...grade} errorMessage="Grade is required." />
      </Case>
      <Case name="Read-only">
        <Select {...grade} defaultValue={4} isReadOnly />
      </Case>
      <Case name="Disabled">
        <Select {...grade} defaultValue={2} isDisabled />
      </Case>
      <Case name="Long text">
        <Select label="Subject" options={longOptions} defaultValue={1} />
      </Case>
      <Case name="Learner density">
        <div data-density="learner">
          <Select {...grade} defaultValue={4} />
        </div>
      </Case>
    </Cases>
  ),
});

const open = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole('button', { name: /Grade/ }));
  await screen.findByRole('listbox');
};

export const Open = meta.story({ args: { defaultValue: 4 }, play: open, tags: ['dark', 'phone'] });
export const OpenWithLongTexts = meta.story({ args: { defaultValue: 1, options: longOptions }, play: open });

const buttonOf = ({ canvas }: Pick<PlayContext, 'canvas'>) => canvas.getByRole('button', { name: /Grade/ });

const close = async ({ canvas, userEvent }: PlayContext) => {
  if (screen.queryByRole('listbox')) await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  buttonOf({ canvas }).focus();
};

const openAtFourth = async ({ canvas, userEvent }: PlayContext) => {
  await close({ canvas, userEvent });
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(optionOf(4)).toHaveFocus());
};

const optionOf = (number: number) => screen.getByRole('option', { name: `Grade ${number}` });

export const Keyboard = meta.story({
  tags: ['interaction'],
  args: { defaultValue: 4 },
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the button.',
      check: async ({ canvas }) => expect(buttonOf({ canvas })).toHaveFocus(),
    },
    {
      keys: ['Enter', 'Space', 'Arrow down', 'Arrow up'],
      effect: 'Opens the list. The focus moves to the selected option.',
      before: close,
      check: async () => waitFor(() => expect(optionOf(4)).toHaveFocus()),
    },
    {
      keys: ['Arrow down'],
      effect: 'Moves the focus to the next option.',
      before: openAtFourth,
      check: async () => expect(optionOf(5)).toHaveFocus(),
    },
    {
      keys: ['Arrow up'],
      effect: 'Moves the focus to the previous option.',
      before: openAtFourth,
      check: async () => expect(optionOf(3)).toHaveFocus(),
    },
    {
      keys: ['Home'],
      effect: 'Moves the focus to the first option.',
      before: openAtFourth,
      check: async () => expect(optionOf(1)).toHaveFocus(),
    },
    {
      keys: ['End'],
      effect: 'Moves the focus to the last option.',
      before: openAtFourth,
      check: async () => expect(optionOf(8)).toHaveFocus(),
    },
    {
      keys: ['Escape'],
      effect: 'Closes the list without a change. The focus returns to the button.',
      before: async (context) => {
        await openAtFourth(context);
        await context.userEvent.keyboard('{ArrowDown}');
      },
      check: async ({ canvas }) => {
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
        await waitFor(() => expect(buttonOf({ canvas })).toHaveFocus());
        await expect(onChange).not.toHaveBeenCalled();
        await expect(buttonOf({ canvas })).toHaveTextContent('Grade 4');
      },
    },
    {
      keys: ['Enter', 'Space'],
      effect: 'Selects the option and closes the list. The focus returns to the button.',
      before: async ({ canvas, userEvent }) => {
        await close({ canvas, userEvent });
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveFocus());
        await userEvent.keyboard('{ArrowDown}');
      },
      check: async ({ canvas }) => {
        await expect(onChange).toHaveBeenCalledOnce();
        await waitFor(() => expect(buttonOf({ canvas })).toHaveFocus());
        await expect(buttonOf({ canvas })).toHaveTextContent(`Grade ${String(onChange.mock.lastCall?.[0])}`);
      },
    },
  ]),
});
