import { useState } from 'react';
import { expect, fn, screen as page, waitFor } from 'storybook/test';
import { PageForm } from '#components/form/page-form.tsx';
import { useReturnFocusToButton } from '#components/page/focus/return-focus.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import preview from '../../../.storybook/preview.tsx';
import { CampusFields, observatory, useCampusForm, type CampusFormOptions } from './campus-form.tsx';
import { FormPage } from './form-page.tsx';

interface ExampleProps extends Pick<CampusFormOptions, 'onSend'> {
  hasOpener?: boolean;
}

function Example({ onSend, onClose }: ExampleProps & { onClose?: () => void }) {
  const form = useCampusForm({ onSend, ...(onClose && { onSaved: onClose }) });
  return (
    <PageForm
      form={form}
      {...(onClose
        ? { frame: 'inset', takesFocus: true, onCancel: onClose }
        : { title: 'Edit Observatory', submit: 'Update' })}
    >
      <CampusFields control={form.control} />
    </PageForm>
  );
}

function OpenedByButton({ onSend }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useReturnFocusToButton(isOpen);
  return (
    <Card>
      {isOpen ? (
        <Example onSend={onSend} onClose={() => setIsOpen(false)} />
      ) : (
        <Button ref={button} onPress={() => setIsOpen(true)}>
          Edit
        </Button>
      )}
    </Card>
  );
}

const meta = preview.meta({
  title: 'Components/Form/PageForm',
  component: Example,
  args: { onSend: fn() },
  globals: { density: 'staff' },
  parameters: {
    docs: {
      description: {
        component:
          'A form on the page, for adding or editing a record without a dialog. `FormDialog` shows the same form over a list.',
      },
    },
  },
  render: ({ hasOpener = false, onSend }: ExampleProps) => (
    <FormPage page={() => (hasOpener ? <OpenedByButton onSend={onSend} /> : <Example onSend={onSend} />)} />
  ),
});

/** The form is always shown. Saving shows a toast. */
export const AlwaysShown = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Edit Observatory' });
    await expect(canvas.getByLabelText('Name')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await page.findByText('Campus saved');
    await expect(args.onSend).toHaveBeenCalledWith(observatory);
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});

/** A button opens the form: the focus moves to the first field and back. Cancel asks before changes are lost. */
export const Cancelled = meta.story({
  args: { hasOpener: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{End} West');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await page.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(page.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Observatory West'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
});
