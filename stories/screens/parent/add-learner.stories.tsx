import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { cardOf } from './learner-card.ts';

const at = '/parent/dashboard';
const formUrl = `${at}?form=new`;
const agreement = /^I am this child’s parent or legal guardian/;

/** Returns the panel once it has faded in; its contents are not visible before. */
async function panel() {
  const dialog = await page.findByRole('dialog', { name: 'Add Learner' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const meta = preview.meta({
  title: 'Screens/Parent/Add learner',
  play: async () => {
    await panel();
  },
});

/** Fills in all required fields. */
async function fillIn({ userEvent }: Pick<PlayContext, 'userEvent'>) {
  const form = await panel();
  await paste({ userEvent }, form.getByLabelText('Name'), ' Nandi ');
  await paste({ userEvent }, form.getByLabelText('Surname'), 'Adams');
  await paste({ userEvent }, form.getByLabelText('Date of birth'), '2018-09-30');
  await userEvent.click(form.getByRole('radio', { name: 'Guardian' }));
  await userEvent.click(form.getByRole('checkbox', { name: agreement }));
  return form;
}

const add = async ({ userEvent }: Pick<PlayContext, 'userEvent'>) =>
  userEvent.click((await panel()).getByRole('button', { name: 'Add Learner' }));

export const Panel = meta.story({ ...visit({ at: formUrl, as: 'naledi' }), tags: ['dark'] });

/**
 * The button opens and closes the panel. Closing needs a confirmation while something is typed; Escape returns the
 * focus (PAR-004).
 */
export const OpensAndCloses = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add New Learner' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const form = await panel();
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(form.getByLabelText('Name'), 'N');
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.click(button);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await panel();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The record, the link to the parent and the consent are stored, and the list shows the card (PAR-018 to PAR-020). */
export const Added = meta.story({
  ...visit({ at: formUrl, as: 'fatima' }),
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await fillIn({ userEvent });
    await add({ userEvent });
    await page.findByText('Learner added successfully!');
    const card = await cardOf({ canvas }, 'Nandi Adams');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(
      card.getByRole('link', { name: 'Set the login: Nandi has not logged in yet' }),
    ).toBeVisible();
    const nandi = db.users.all().find(({ name }) => name === 'Nandi');
    await expect(nandi).toMatchObject({ role: 'Learner', gradeId: null, dateOfBirth: '2018-09-30' });
    await expect(db.consents.get(nandi?.id ?? '')).toMatchObject({
      givenByName: 'Fatima Adams',
      wordingVersion: '2025-05',
    });
    await expect(canvas.getByText(/^Guardian · last login/)).toBeVisible();
  },
});

/** The same child in another spelling: the panel asks first (D-279). */
export const AddedAlready = meta.story({
  ...visit({
    at: formUrl,
    as: 'naledi',
    given: ({ db }) =>
      void db.users.update('lrn-zola', { name: 'NANDI', surname: 'Adams', dateOfBirth: '2018-09-30' }),
  }),
  play: async ({ userEvent }) => {
    await fillIn({ userEvent });
    await add({ userEvent });
    const dialog = within(await page.findByRole('alertdialog', { name: 'Add this child again?' }));
    await expect(dialog.getByText('NANDI Adams')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add again' })).toBeVisible();
  },
});

/** All fields except the grade are required, and so is the consent (VAL-010): nothing is sent. */
export const NothingFilledIn = meta.story({
  ...visit({ at: formUrl, as: 'fatima', fault: { operation: 'createLearner', status: 500 } }),
  tags: ['empty', 'invalid', 'phone'],
  play: async ({ userEvent }) => {
    const form = await panel();
    await add({ userEvent });
    await form.findByText('Name is required.');
    for (const text of [
      'Surname is required.',
      'Date of Birth is required.',
      'Relationship is required.',
      'Please confirm that you agree.',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await expect(form.getByLabelText('Name')).toHaveFocus();
    await expect(page.queryByText('Failed to add learner')).toBeNull();
  },
});

export const NoConsent = meta.story({
  ...visit({ at: formUrl, as: 'fatima', fault: { operation: 'createLearner', status: 500 } }),
  tags: ['empty', 'invalid'],
  play: async ({ userEvent }) => {
    const form = await fillIn({ userEvent });
    const consent = form.getByRole('checkbox', { name: agreement });
    await userEvent.click(consent);
    await add({ userEvent });
    await form.findByText('Please confirm that you agree.');
    await expect(consent).toHaveFocus();
    await expect(page.queryByText('Failed to add learner')).toBeNull();
  },
});

/** The form keeps its values (PAR-021). */
export const AddingFailed = meta.story({
  ...visit({ at: formUrl, as: 'fatima', fault: { operation: 'createLearner', status: 500 } }),
  tags: ['failed'],
  play: async ({ userEvent }) => {
    const form = await fillIn({ userEvent });
    await add({ userEvent });
    await page.findByText('Failed to add learner');
    await form.findByText('This is not working right now');
    await expect(form.getByLabelText('Name')).toHaveValue(' Nandi ');
  },
});

/** The learner was added, but the response was lost: the list shows the learner, and a retry adds no second one. */
export const ResponseLost = meta.story({
  ...visit({ at: formUrl, as: 'fatima', fault: { operation: 'createLearner', status: 'lost', times: 1 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await fillIn({ userEvent });
    await add({ userEvent });
    await page.findByText('Learner added successfully!');
    await expect(await canvas.findAllByRole('article', { name: 'Nandi Adams' })).toHaveLength(1);
    await expect(page.queryByText('Failed to add learner')).toBeNull();
  },
});

/** The grade is optional: a learner can be added without the list of grades. */
export const GradesFailed = meta.story({
  ...visit({ at: formUrl, as: 'fatima', fault: { operation: 'listGrades', status: 500 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const form = await fillIn({ userEvent });
    await form.findByText('The grades did not load. You can choose one later.');
    await add({ userEvent });
    await canvas.findByRole('article', { name: 'Nandi Adams' });
  },
});

export const GradeChosen = meta.story({
  ...visit({ at: formUrl, as: 'fatima' }),
  play: async ({ canvas, userEvent }) => {
    const form = await fillIn({ userEvent });
    await userEvent.click(await form.findByRole('button', { name: /Choose…/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Grade 1' }));
    await add({ userEvent });
    const card = within(await canvas.findByRole('article', { name: 'Nandi Adams' }));
    await expect(card.getByText('Grade 1')).toBeVisible();
  },
});
