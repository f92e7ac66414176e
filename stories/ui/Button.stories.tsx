import { Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { buttonStyle } from '#ui/button-style.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import preview from '../../.storybook/preview.tsx';
import { componentPage, keyboardTable } from './page/guide.ts';
import { Case, Cases, Row } from './specimen.tsx';

const onPress = fn();
const plus = <Plus aria-hidden="true" />;

const meta = preview.meta({
  title: 'Design system/Button',
  component: Button,
  tags: ['autodocs'],
  args: { variant: 'primary', children: 'Save', onPress },
  parameters: componentPage({
    use: [
      'For an action: save, send, delete, open a dialog.',
      'Primary for the main action of a region, secondary for the others, quiet for actions of little weight and in rows.',
      'Danger for the confirming button of a [ConfirmDialog]. The button that opens it is secondary or quiet with `dangerous`.',
      'Sun and on hero only on the indigo background of the public pages.',
    ],
    instead: [
      'For another address, a link. It may look like a button (`buttonStyle`), so that the browser can open it in a new tab.',
      'For several actions on one object with little space, [MenuButton].',
      'For a choice between views of the same content, [Segments]. For a setting that takes effect immediately, [Switch].',
    ],
    anatomy: {
      render: () => (
        <Button variant="primary" icon={plus}>
          Add New Learner
        </Button>
      ),
      parts: { 'Container with the pressable edge': 'button', 'Icon (optional)': 'svg' },
    },
    do: [
      'Name the action with a verb: “Add New Learner”, “Yes, delete”.',
      'Show the busy label while the action runs. The button keeps the focus and its place.',
      'Give a square button an `aria-label`.',
    ],
    dont: [
      'Place two primary buttons in one region.',
      'Disable a button without saying nearby what is missing.',
      'Use colour alone for a dangerous action: the label names it.',
    ],
  }),
});

const variants = {
  Primary: { variant: 'primary' },
  Secondary: { variant: 'secondary' },
  Quiet: { variant: 'quiet' },
  Danger: { variant: 'danger' },
  'Secondary, dangerous': { variant: 'secondary', dangerous: true },
  'Quiet, dangerous': { variant: 'quiet', dangerous: true },
  Sun: { variant: 'sun' },
  'On hero': { variant: 'on-hero' },
} as const satisfies Record<string, ButtonProps>;

function Variant({ name, props }: { name: string; props: ButtonProps }) {
  return (
    <Cases title={name} isOnIndigo={props.variant === 'sun' || props.variant === 'on-hero'}>
      <Case name="Enabled">
        <Button {...props}>Save</Button>
      </Case>
      <Case name="Hover" force="hovered">
        <Button {...props}>Save</Button>
      </Case>
      <Case name="Focus" force="focus-visible">
        <Button {...props}>Save</Button>
      </Case>
      <Case name="Pressed" force="pressed">
        <Button {...props}>Save</Button>
      </Case>
      <Case name="Disabled">
        <Button {...props} isDisabled>
          Save
        </Button>
      </Case>
      <Case name="Busy">
        <Button {...props} busy="Saving…">
          Save
        </Button>
      </Case>
    </Cases>
  );
}

function Sizes() {
  return (
    <Cases title="Sizes and content">
      <Case name="Small">
        <Button size="small">Save</Button>
      </Case>
      <Case name="With an icon">
        <Button icon={plus}>Add New Learner</Button>
      </Case>
      <Case name="Square">
        <Button square aria-label="Add" icon={plus} />
      </Case>
      <Case name="Square, small">
        <Button square size="small" aria-label="Delete" icon={<Trash2 aria-hidden="true" />} />
      </Case>
      <Case name="Link">
        <a href="#register" className={buttonStyle({ variant: 'primary' })}>
          Register
        </a>
      </Case>
      <Case name="Learner density">
        <div data-density="learner">
          <Button>Save</Button>
        </div>
      </Case>
      <Case name="Staff density">
        <div data-density="staff">
          <Button>Save</Button>
        </div>
      </Case>
      <Case name="Full width, long text">
        <Button block>Invite the other parent or guardian of this learner</Button>
      </Case>
    </Cases>
  );
}

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <>
      {Object.entries(variants).map(([name, props]) => (
        <Variant key={name} name={name} props={props} />
      ))}
      <Sizes />
    </>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} busy="Saving…" />
      <Button {...args} isDisabled>
        Disabled
      </Button>
      <a href="#end">End</a>
    </Row>
  ),
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the button.',
      check: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus(),
    },
    {
      keys: ['Enter', 'Space'],
      effect: 'Presses the button.',
      check: async () => expect(onPress).toHaveBeenCalledOnce(),
    },
    {
      keys: ['Enter', 'Space'],
      effect: 'Has no effect while the button is busy. The button keeps the focus.',
      before: ({ canvas }) => canvas.getByRole('button', { name: 'Saving…' }).focus(),
      check: async ({ canvas }) => {
        await expect(onPress).not.toHaveBeenCalled();
        await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveFocus();
      },
    },
    {
      keys: ['Tab'],
      effect: 'Skips a disabled button.',
      check: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'End' })).toHaveFocus(),
    },
  ]),
});
