import { expect, fn } from 'storybook/test';
import { Switch, type SwitchProps } from '#ui/form/Switch.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases, Controlled, Column } from '../specimen.tsx';

const onChange = fn();

function Setting({ isSelected = false, ...props }: Partial<SwitchProps>) {
  return (
    <Controlled initial={isSelected} onChange={onChange}>
      {(current, setCurrent) => (
        <Switch label="Shuffle the questions" {...props} isSelected={current} onChange={setCurrent} />
      )}
    </Controlled>
  );
}

const meta = preview.meta({
  title: 'Design system/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Shuffle the questions', isSelected: false, onChange },
  parameters: componentPage({
    use: ['To turn a setting on or off.'],
    instead: [
      'For a consent, [Checkbox].',
      'For two values with names, such as “Days” and “Weeks”, [Segments] or [RadioGroup].',
    ],
    anatomy: {
      render: () => <Setting isSelected description="Each learner sees another order." />,
      parts: {
        'Track and label: the whole row can be pressed': 'label',
        Track: 'span[aria-hidden]',
        Label: '=Shuffle the questions',
        'Help (optional)': '[slot=description]',
      },
    },
    do: ['Name the setting in the label, so that “on” needs no explanation.'],
    dont: ['Change the label with the state: “Sound on” and “Sound off”.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases isFluid>
      <Case name="Off, with help">
        <Setting description="Each learner sees another order." />
      </Case>
      <Case name="On">
        <Setting isSelected />
      </Case>
      <Case name="Focus" force="focus-visible">
        <Setting isSelected />
      </Case>
      <Case name="Error">
        <Setting errorMessage="The setting could not be saved." />
      </Case>
      <Case name="Read-only">
        <Setting isSelected isReadOnly />
      </Case>
      <Case name="Disabled">
        <Setting isDisabled />
      </Case>
      <Case name="Disabled, on">
        <Setting isSelected isDisabled />
      </Case>
      <Case name="Learner density">
        <div data-density="learner">
          <Setting isSelected />
        </div>
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: () => (
    <Column>
      <Setting />
      <Setting label="Disabled" isDisabled />
      <a href="#end">End</a>
    </Column>
  ),
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the switch.',
      check: async ({ canvas }) =>
        expect(canvas.getByRole('switch', { name: 'Shuffle the questions' })).toHaveFocus(),
    },
    {
      keys: ['Space'],
      effect: 'Turns it on or off.',
      check: async ({ canvas, userEvent }) => {
        const element = canvas.getByRole('switch', { name: 'Shuffle the questions' });
        await expect(element).toBeChecked();
        await expect(onChange).toHaveBeenLastCalledWith(true);
        await userEvent.keyboard(' ');
        await expect(element).not.toBeChecked();
      },
    },
    {
      keys: ['Tab'],
      effect: 'Skips a disabled switch.',
      check: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'End' })).toHaveFocus(),
    },
  ]),
});
