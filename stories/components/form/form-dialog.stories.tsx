import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Problem } from '#api/problem.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { Button } from '#ui/Button.tsx';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { dark, phone, tablet } from '../../variants.ts';
import { CampusFields, observatory, useCampusForm, type CampusFormOptions } from './campus-form.tsx';
import { FormPage, WayOut } from './form-page.tsx';

type Server = Pick<CampusFormOptions, 'onSend' | 'refusals'>;

function Campus({ isNew, onClose, ...server }: Server & { isNew: boolean; onClose: () => void }) {
  const campus = isNew
    ? { ...observatory, name: '', address: '', city: '', province: '', postalCode: '' }
    : observatory;
  const form = useCampusForm({ ...server, campus, onSaved: onClose });
  return (
    <FormDialog title={isNew ? 'Add campus' : 'Edit campus'} form={form} onClose={onClose}>
      <CampusFields control={form.control} />
    </FormDialog>
  );
}

const campuses = ['Observatory', 'Umhlanga', 'Sandton', 'Gqeberha'].map((id) => ({ id }));

/** A list whose forms are opened by the URL. */
function List(server: Server) {
  const { isOpen, record, open, close } = useFormParam(campuses);
  const [filter, setFilter] = useState('');
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
            {id} <Button onPress={() => open(id)}>Edit {id}</Button>
          </li>
        ))}
      </ul>
      <WayOut />
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
          'A form over a list. `useFormParam` opens it by the URL (`?form=new`); a state does as well.',
      },
    },
  },
});

async function openForm({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Umhlanga' }));
  return screen.findByRole('dialog', { name: 'Edit campus' });
}

const opener = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.getByRole('button', { name: 'Edit Umhlanga' });

/** Docked: the list makes room, stays in use, and the first field has the focus. */
export const OnADesk = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sheet = await openForm({ canvas, userEvent });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    const { left, right, bottom } = sheet.getBoundingClientRect();
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
    await userEvent.click(opener({ canvas }));
    await screen.findByRole('dialog', { name: 'Edit campus' });
  },
});

/** The form is there from the start, by its URL. */
const opened = {
  render: (args: Server) => <FormPage at="/?form=Umhlanga" page={() => <List {...args} />} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit campus' });
  },
};
export const OnADeskDark = meta.story({ ...opened, globals: dark });

/** Narrower: over the list, which waits behind a scrim. */
export const OverTheList = meta.story({
  globals: tablet,
  play: async ({ canvas, userEvent }) => {
    const sheet = await openForm({ canvas, userEvent });
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().right)).toBe(innerWidth));
    await expect(canvas.getByRole('main').closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener({ canvas })).toHaveFocus());
    await openForm({ canvas, userEvent });
  },
});
export const OverTheListDark = meta.story({ ...opened, globals: { ...tablet, ...dark } });

/** The whole window, with Cancel and Save in view. */
export const OnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const sheet = await openForm({ canvas, userEvent });
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().left)).toBe(0));
    const { width, height } = sheet.getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([innerWidth, innerHeight]);
    const save = screen.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(innerHeight);
  },
});
export const OnAPhoneDark = meta.story({ ...opened, globals: { ...phone, ...dark } });

/** Escape asks while something is unsaved; then the focus is back where it came from. */
export const GuardsChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('City'), '!');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByLabelText('City')).toHaveValue('Cape Town!');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener({ canvas })).toHaveFocus());
  },
});

/** Another record of the same list is another form: the question comes before the first one's changes go. */
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

/** The first Escape closes the list of an open choice, not the form. */
export const EscapeInAList = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sheet = await openForm({ canvas, userEvent });
    await userEvent.click(screen.getByRole('button', { name: /Province/ }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(sheet).toBeInTheDocument();
  },
});

/** Saved: a toast, and the form is gone; refused: it stays, with the message at its field. */
export const Saves = meta.story({
  args: {
    refusals: [new Problem(409, 'x')],
  },
  play: async ({ canvas, userEvent, args }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(await screen.findByLabelText('Name'), ' Two{Enter}');
    await screen.findByText('Another campus has this name.');
    await userEvent.type(screen.getByLabelText('Name'), '!{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSend).toHaveBeenLastCalledWith({ ...observatory, name: 'Observatory Two!' });
    await waitFor(() => expect(screen.getByText('Campus saved')).toBeVisible());
    await waitFor(() => expect(opener({ canvas })).toHaveFocus());
  },
});

/** A link leads straight to the form; without one to go back to, the focus goes to the heading. */
export const ByALink = meta.story({
  render: (args) => <FormPage at="/?form=new" page={() => <List {...args} />} />,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add campus' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Campuses' })).toHaveFocus());
  },
});

/** A phone held sideways: everything scrolls, and no bar stands before the fields. */
export const HeldSideways = meta.story({
  parameters: {
    viewport: { options: { sideways: { name: 'Sideways', styles: { width: '740px', height: '360px' } } } },
  },
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    const name = await screen.findByLabelText('Name');
    await expect(name.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
