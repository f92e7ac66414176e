import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Changed meanwhile',
  ...visit({ at: '/admin/campus?form=cam-rosebank', as: 'thandi' }),
});

/** Another user saves a different city and a postal code while this user changes the city and the contact. */
async function saveAfterAnotherUser({ userEvent }: Pick<PlayContext, 'userEvent'>) {
  const { db } = await storyBackend();
  const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
  await userEvent.clear(form.getByLabelText('City'));
  await userEvent.type(form.getByLabelText('City'), 'Parkwood');
  await userEvent.type(form.getByLabelText('Contact'), '9');
  db.campuses.update('cam-rosebank', { city: 'Sandton', postalCode: '2193' });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('This has been changed since you opened it');
  return { db, form };
}

/** The form names the fields that the other user has changed. */
export const ConflictShown = meta.story({
  tags: ['dark', 'phone'],
  play: async (context) => void (await saveAfterAnotherUser(context)),
});

/** Saving again keeps every field that only one of the two users has changed. */
export const SavedAgain = meta.story({
  play: async ({ userEvent }) => {
    const { db, form } = await saveAfterAnotherUser({ userEvent });
    const changes = form.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(changes).toEqual([
      'Was Johannesburg, is now Sandton. You have Parkwood.',
      'Was 2196, is now 2193.',
    ]);
    await expect(form.getByLabelText('City')).toHaveValue('Parkwood');
    await expect(form.getByLabelText('Postal Code')).toHaveValue('2193');
    await expect(db.campuses.getOrThrow('cam-rosebank').city).toBe('Sandton');
    const contactNumber = form.getByLabelText<HTMLInputElement>('Contact').value;
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Campus updated');
    await expect(db.campuses.getOrThrow('cam-rosebank')).toMatchObject({
      city: 'Parkwood',
      postalCode: '2193',
      contactNumber,
    });
  },
});

/** Discarding the changes fills in the stored values; the form then closes without a confirmation. */
export const ChangesDiscarded = meta.story({
  play: async ({ userEvent }) => {
    const { form } = await saveAfterAnotherUser({ userEvent });
    await userEvent.click(form.getByRole('button', { name: 'Discard my changes' }));
    await expect(form.getByLabelText(/^Name/)).toHaveFocus();
    await expect(form.getByLabelText('City')).toHaveValue('Sandton');
    await expect(form.queryByText('This has been changed since you opened it')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

/** The response to a save is lost: the automatic retry does not report the saved change as a conflict. */
export const ResponseLost = meta.story({
  ...visit({
    at: '/admin/campus?form=cam-rosebank',
    as: 'thandi',
    fault: { operation: 'updateCampus', status: 'lost', times: 1 },
  }),
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit campus' }));
    await userEvent.type(form.getByLabelText('City'), ' North');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Campus updated');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});
