import { expect, fn, screen as page, waitFor } from 'storybook/test';
import { PageForm } from '#components/form/page-form.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import preview from '../../../.storybook/preview.tsx';
import { CampusFields, observatory, useCampusForm } from './campus-form.tsx';
import { FormPage } from './form-page.tsx';

interface ExampleProps {
  takesFocus: boolean;
  onSend: () => void;
}

function Example({ takesFocus, onSend }: ExampleProps) {
  const form = useCampusForm({ onSend });
  return (
    <div style={{ maxWidth: 420 }}>
      <h1 tabIndex={-1}>Campuses</h1>
      <PageForm
        form={form}
        title="Edit Observatory"
        headingLevel={2}
        submit="Update"
        actions={<Button>Cancel</Button>}
        takesFocus={takesFocus}
        className={cardStyle()}
      >
        <CampusFields control={form.control} />
      </PageForm>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Form/PageForm',
  component: Example,
  args: { takesFocus: false, onSend: fn() },
  globals: { density: 'staff' },
  parameters: {
    docs: {
      description: {
        component:
          'A form on the page, for adding or editing a record without a dialog. `FormDialog` shows the same form over a list.',
      },
    },
  },
  render: (args) => <FormPage page={() => <Example {...args} />} />,
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Edit Observatory' });
    await expect(canvas.getByLabelText('Name')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await page.findByText('Campus saved');
    await expect(args.onSend).toHaveBeenCalledWith(observatory);
  },
});

/** A button has opened it. */
export const OpenedByAButton = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
});
