import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FormCard } from '#components/form/form-card.tsx';
import { useFocusBack } from '#components/page/focus/use-focus-back.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import preview from '../../../.storybook/preview.tsx';
import { CampusFields, useCampusForm, type CampusFormOptions } from './campus-form.tsx';
import { FormPage } from './form-page.tsx';

interface ExampleProps extends Pick<CampusFormOptions, 'onSend'> {
  /** A button opens the form inside another card. */
  isOpened?: boolean;
}

function CampusCard({ onSend, onClose }: ExampleProps & { onClose?: () => void }) {
  const form = useCampusForm({ onSend, ...(onClose && { onSaved: onClose }) });
  return (
    <FormCard form={form} {...(onClose ? { onCancel: onClose } : { heading: 'Campus' })}>
      <CampusFields control={form.control} />
    </FormCard>
  );
}

function Opened({ onSend }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack(isOpen);
  return (
    <Card>
      {isOpen ? (
        <CampusCard onSend={onSend} onClose={() => setIsOpen(false)} />
      ) : (
        <Button ref={button} onPress={() => setIsOpen(true)}>
          Edit
        </Button>
      )}
    </Card>
  );
}

const meta = preview.meta({
  title: 'Components/Form/FormCard',
  component: CampusCard,
  args: { onSend: fn() },
  globals: { density: 'staff' },
  render: ({ isOpened = false, onSend }: ExampleProps) => (
    <FormPage page={() => (isOpened ? <Opened onSend={onSend} /> : <CampusCard onSend={onSend} />)} />
  ),
});

/** A form that stays: heading, fields, Save, and a toast when it is saved. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Campus' });
    await userEvent.type(canvas.getByLabelText('City'), ' West');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Campus saved');
    await expect(canvas.getByLabelText('City')).toHaveValue('Cape Town West');
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});

/** Opened by a button: the focus moves to the first field and back, and Cancel asks before changes are lost. */
export const Cancelled = meta.story({
  args: { isOpened: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{End} West');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Observatory West'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
});
