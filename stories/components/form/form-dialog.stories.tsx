import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Problem } from '#api/problem.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { Button } from '#ui/Button.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone, landscape, tablet } from '../../variants.ts';
import {
  CampusFields,
  holdSend,
  observatory,
  useCampusForm,
  type CampusFormOptions,
} from './campus-form.tsx';
import { FormPage, OtherPageLink } from './form-page.tsx';

type Server = Pick<CampusFormOptions, 'onSend' | 'failures'>;

const deletedTexts = { missing: { title: 'This campus has been deleted', advice: '' } };

function Campus({ isNew, onClose, ...server }: Server & { isNew: boolean; onClose: () => void }) {
  const campus = isNew
    ? { ...observatory, name: '', address: '', city: '', province: '', postalCode: '' }
    : observatory;
  const form = useCampusForm({ ...server, campus, problem: deletedTexts, onSaved: onClose });
  return (
    <FormDialog title={isNew ? 'Add campus' : 'Edit campus'} form={form} onClose={onClose}>
      <CampusFields control={form.control} />
    </FormDialog>
  );
}

const allCampuses = ['Observatory', 'Umhlanga', 'Sandton', 'Gqeberha'].map((id) => ({ id }));

function List(server: Server) {
  const [campuses, setCampuses] = useState(allCampuses);
  const { isOpen, record, open, close, closeDeleted } = useFormParam(campuses);
  const [filter, setFilter] = useState('');
  const remove = (id: string) => setCampuses((all) => all.filter((campus) => campus.id !== id));
  return (
    <>
      <h1 tabIndex={-1}>Campuses</h1>
      <Button variant="primary" onPress={() => open(newRecord)}>
        Add campus
      </Button>
      <p>
        <label>
          Filter <input value={filter} onChange={({ target }) => setFilter(target.value)} />
        </label>
      </p>
      <ul>
        {campuses.map(({ id }) => (
          <li key={id}>
            {id} <Button onPress={() => open(id)}>Edit {id}</Button>{' '}
            <Button
              onPress={() => {
                remove(id);
                closeDeleted(id);
              }}
            >
              Delete {id}
            </Button>{' '}
            <Button onPress={() => remove(id)}>Simulate deletion of {id}</Button>
          </li>
        ))}
      </ul>
      <OtherPageLink />
      {isOpen ? <Campus key={record?.id} {...server} isNew={!record} onClose={close} /> : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Form/FormDialog',
  component: List,
  args: { onSend: fn() },
  render: (args) => <FormPage page={() => <List {...args} />} />,
  globals: { density: 'staff' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A form over a list. Whether it is open is stored in the URL (`?form=new`, through `useFormParam`) or in a component.',
      },
    },
  },
});

async function openForm({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Umhlanga' }));
  return screen.findByRole('dialog', { name: 'Edit campus' });
}

const getOpener = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.getByRole('button', { name: 'Edit Umhlanga' });

/** The dialog is docked: the list remains usable. The first field has the focus. */
export const Desktop = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm({ canvas, userEvent });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    const { left, right, bottom } = dialog.getBoundingClientRect();
    await expect([Math.round(right), Math.round(bottom), Math.round(right - left)]).toEqual([
      innerWidth,
      innerHeight,
      340,
    ]);
    await expect(canvas.getByRole('main').querySelector('ul')?.getBoundingClientRect().right).toBeLessThan(
      left,
    );
    await userEvent.type(canvas.getByLabelText('Filter'), 'obs');
    await expect(canvas.getByLabelText('Filter')).toHaveValue('obs');
    await expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(getOpener({ canvas }));
    await screen.findByRole('dialog', { name: 'Edit campus' });
  },
});

/** The dialog is modal. */
export const Tablet = meta.story({
  globals: tablet,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm({ canvas, userEvent });
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().right)).toBe(innerWidth));
    await expect(canvas.getByRole('main').closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(getOpener({ canvas })).toHaveFocus());
    await openForm({ canvas, userEvent });
  },
});

/** The dialog fills the screen, with Cancel and Save in view. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm({ canvas, userEvent });
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().left)).toBe(0));
    const { width, height } = dialog.getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([innerWidth, innerHeight]);
    const save = screen.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(innerHeight);
  },
});

export const UnsavedChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('City'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  },
});

/** Escape, Cancel and Close ask before unsaved changes are lost. Leaving returns the focus to the opener. */
export const UnsavedChangesLost = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('City'), '!');
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    ]) {
      await close();
      await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(screen.getByLabelText('City')).toHaveValue('Cape Town!');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(getOpener({ canvas })).toHaveFocus());
  },
});

/** Opening another record asks before the changes of the first record are lost. */
export const AnotherRecord = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('City'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Add campus' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('dialog', { name: 'Add campus' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await canvas.findByRole('heading', { name: 'Elsewhere' });
  },
});

/** A save that ends after its form was closed does not close the next form. */
export const SlowSave = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const release = holdSend(args);
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('City'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Sandton' }));
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Cape Town'));
    release();
    await screen.findByText('Campus saved');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog', { name: 'Edit campus' })).toBeVisible();
  },
});

/** The row of a record that another user deleted disappears; the form keeps the input. */
export const DeletedByAnotherUser = meta.story({
  tags: ['interaction'],
  args: { failures: [new Problem(404, 'x')] },
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('City'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Simulate deletion of Umhlanga' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit Umhlanga' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This campus has been deleted');
    await expect(screen.getByLabelText('City')).toHaveValue('Cape Town!');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Campuses' })).toHaveFocus());
  },
});

/** The user deletes the record in the list: the form closes without a confirmation. */
export const DeletedInList = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('City'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Sandton' }));
    await expect(screen.getByLabelText('City')).toHaveValue('Cape Town!');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Umhlanga' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(screen.queryByText('This record no longer exists.')).toBeNull();
  },
});

/** The record in the URL was deleted: a toast is shown instead of a form. */
export const RecordNotFound = meta.story({
  render: (args) => <FormPage at="/?form=Hatfield" page={() => <List {...args} />} />,
  play: async ({ canvas }) => {
    await screen.findByText('This record no longer exists.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Campuses' })).toBeVisible();
  },
});

const lost = new Problem(0, '', { reason: 'offline', mayHaveSucceeded: true });

/** The response was lost: the request is repeated, and only the success is shown. */
export const ResponseLost = meta.story({
  args: { failures: [lost] },
  render: (args) => <FormPage at="/?form=new" page={() => <List {...args} />} />,
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Hatfield');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Campus saved');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText('Failed to save campus')).toBeNull();
  },
});

/** The alert does not call an unknown outcome a failure. */
export const OutcomeUnknown = meta.story({
  args: { failures: [lost, lost] },
  render: (args) => <FormPage at="/?form=new" page={() => <List {...args} />} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Hatfield');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('We do not know whether this worked');
    await expect(
      screen.getByText(/^What you typed is still here\. .* check before you try again\.$/),
    ).toBeVisible();
    await expect(screen.queryByText('Failed to save campus')).toBeNull();
    await expect(screen.getByLabelText('Name')).toHaveValue('Hatfield');
  },
});

/** The first Escape closes an open select, not the form. */
export const EscapeInOpenList = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm({ canvas, userEvent });
    await userEvent.click(screen.getByRole('button', { name: /Province/ }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeInTheDocument();
  },
});

/** A rejected form remains open with a field error; a saved form closes and shows a toast. */
export const Saved = meta.story({
  args: {
    failures: [new Problem(409, 'x')],
  },
  play: async ({ canvas, userEvent, args }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('Name'), ' Two{Enter}');
    await screen.findByText('Another campus has this name.');
    await userEvent.type(screen.getByLabelText('Name'), '!{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSend).toHaveBeenLastCalledWith({ ...observatory, name: 'Observatory Two!' });
    await waitFor(() => expect(screen.getByText('Campus saved')).toBeVisible());
    await waitFor(() => expect(getOpener({ canvas })).toHaveFocus());
  },
});

/** A link opens the form. There is no opener, so closing moves the focus to the heading. */
export const OpenedByLink = meta.story({
  tags: ['interaction'],
  render: (args) => <FormPage at="/?form=new" page={() => <List {...args} />} />,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add campus' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Campuses' })).toHaveFocus());
  },
});

/** Header and buttons scroll with the fields. */
export const Landscape = meta.story({
  globals: landscape,
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    const name = await screen.findByLabelText('Name');
    await expect(name.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
