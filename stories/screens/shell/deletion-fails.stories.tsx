import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { holdResponses } from '../../hold-responses.ts';
import type { PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';

/** Confirmed deletions whose response is a failure or is lost. */
const meta = preview.meta({
  title: 'Screens/Shell/Deletion fails',
});

const waitForDialogToClose = () => waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());

async function deleteFirst({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const [remove] = await canvas.findAllByRole('button', { name: /^Delete / });
  if (!remove) throw new Error('There is no user to delete.');
  const name = remove.getAttribute('aria-label')?.replace('Delete ', '') ?? '';
  await userEvent.click(remove);
  await userEvent.click(await page.findByRole('button', { name: 'Yes, delete' }));
  return name;
}

/** The user has left the page before the deletion fails: a toast reports it. */
export const AfterLeaving = meta.story({
  ...visit({
    at: '/admin/users',
    as: 'thandi',
  }),
  tags: ['interaction', 'no-access'],
  play: async ({ canvas, userEvent, loaded }) => {
    const application = loaded['application'] as Application;
    const release = await holdResponses('deleteUser', { status: 500 });
    await deleteFirst({ canvas, userEvent });
    await page.findByRole('button', { name: 'Deleting…' });
    await application.navigate({ href: '/contact-us' });
    await canvas.findByRole('heading', { level: 1, name: 'Contact Us' });
    release();
    // The toast fades in.
    const toast = await page.findByText(/This is not working right now/);
    await waitFor(() => expect(toast).toBeVisible());
    await expect(page.getByText('Delete User')).toBeVisible();
  },
});

/**
 * The server has deleted the record, but the response was lost: the row disappears, and the next one gets the
 * focus.
 */
export const ResponseLost = meta.story({
  ...visit({
    at: '/admin/users',
    as: 'thandi',
    fault: { operation: 'deleteUser', status: 'lost', times: 1 },
  }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const name = await deleteFirst({ canvas, userEvent });
    await page.findByText('User deleted');
    await waitForDialogToClose();
    await expect(canvas.queryByRole('button', { name: `Delete ${name}` })).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
  },
});
