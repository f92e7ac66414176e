import { Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import preview from '../../.storybook/preview.tsx';
import { Column, Row } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'sun'] as const;

function Variants() {
  return (
    <Column>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={<Plus aria-hidden="true" />}>
            Add New Learner
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button
            variant={variant}
            square
            aria-label={`Add, ${variant}`}
            icon={<Plus aria-hidden="true" />}
          />
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} busy="Sending…">
            Send
          </Button>
        </Row>
      ))}
      <Row>
        <Button dangerous>Reject</Button>
        <Button variant="quiet" dangerous icon={<Trash2 aria-hidden="true" />}>
          Delete
        </Button>
      </Row>
    </Column>
  );
}

const meta = preview.meta({
  title: 'Design system/Button',
  component: Button,
  args: { variant: 'primary', children: 'Save', onPress: fn() },
});

export const Primary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Busy = meta.story({
  args: { busy: 'Sending…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const AllVariants = meta.story({ render: () => <Variants />, tags: ['dark'] });
export const AllVariantsLearnerDensity = meta.story({
  render: () => <Variants />,
  globals: { density: 'learner' },
});
export const AllVariantsStaffDensity = meta.story({
  render: () => <Variants />,
  globals: { density: 'staff' },
});

export const OnHero = meta.story({
  render: () => (
    <div style={{ padding: 32, background: 'var(--hero)' }}>
      <Row>
        <Button variant="sun">Register Free</Button>
        <Button variant="on-hero">See the classes</Button>
      </Row>
    </div>
  ),
});

export const Links = meta.story({
  render: () => (
    <Row>
      <a href="#register" className={buttonStyle({ variant: 'primary' })}>
        Register
      </a>
      <a href="#back" className={buttonStyle({ variant: 'quiet' })}>
        Back
      </a>
      <button type="button" className={buttonStyle({ variant: 'secondary', size: 'small' })}>
        Next picture
      </button>
    </Row>
  ),
});

export const LongTexts = meta.story({
  args: { block: true, children: 'Invite the other parent or guardian of this learner' },
  tags: ['phone'],
});
