import { expect, fireEvent, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectOnce, paste, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';

const addUrl = '/admin/users?form=new';
const editUrl = (id: string) => `/admin/users?form=${id}`;

const findForm = async (name: 'Add user' | 'Edit user') => within(await page.findByRole('dialog', { name }));
type Form = Awaited<ReturnType<typeof findForm>>;

async function chooseOption(
  { userEvent }: Pick<PlayContext, 'userEvent'>,
  form: Form,
  field: RegExp,
  option: string,
) {
  const button = form.getByRole('button', { name: field });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await userEvent.click(await page.findByRole('option', { name: option }));
}

async function fillIn(play: Pick<PlayContext, 'userEvent'>, form: Form, email = 'bongani@springbyte.test') {
  const texts = {
    Name: 'Bongani',
    Surname: 'Mthembu',
    Email: email,
    Cellphone: '081 555 0133',
    WhatsApp: '081 555 0133',
    Password: 'Learn2code!',
    'Confirm password': 'Learn2code!',
  };
  for (const [label, text] of Object.entries(texts)) await paste(play, form.getByLabelText(label), text);
  await fireEvent.change(form.getByLabelText('Date of birth'), { target: { value: '1994-09-12' } });
  await chooseOption(play, form, /^Role|Role$/, 'Tutor');
}

const meta = preview.meta({
  title: 'Screens/Admin/User form',
});

/** All fields (ADM-013, ADM-015): a grade only for a learner (ADM-014), a password only for a new account (VAL-013). */
export const Add = meta.story({
  ...visit({ at: addUrl, as: 'thandi' }),
  tags: ['invalid', 'dark', 'phone'],
  play: async ({ userEvent }) => {
    const form = await findForm('Add user');
    await form.findByRole('checkbox', { name: 'coding-content-access' });
    await expect(form.getByRole('checkbox', { name: 'school-content-access' })).not.toBeChecked();
    await expect(form.queryByRole('button', { name: /Grade/ })).toBeNull();
    await chooseOption({ userEvent }, form, /Role/, 'Learner');
    await chooseOption({ userEvent }, form, /Grade/, 'Grade 4');
    await chooseOption({ userEvent }, form, /Role/, 'Tutor');
    await expect(form.queryByRole('button', { name: /Grade/ })).toBeNull();
    await expect(form.getByLabelText('Password')).toBeVisible();
  },
});

/** Phone numbers are optional for a learner and required for the other roles (D-256). */
export const LearnerWithoutPhone = meta.story({
  ...visit({ at: editUrl('lrn-lwazi'), as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async (play) => {
    const form = await findForm('Edit user');
    await expect(form.getByLabelText('Cellphone (optional)')).toHaveValue('');
    await chooseOption(play, form, /Role/, 'Tutor');
    await play.userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Cellphone is required.')).toBeVisible();
    await expect(form.getByText('WhatsApp is required.')).toBeVisible();
    await chooseOption(play, form, /Role/, 'Learner');
    await waitFor(() => expect(form.queryByText('Cellphone is required.')).toBeNull());
    await paste(play, form.getByLabelText('Surname'), '-Nkosi');
    await play.userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('User updated');
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('lrn-lwazi')).toMatchObject({
      surname: 'Khumalo-Nkosi',
      cellphoneNumber: null,
    });
  },
});

/** A toast confirms the new account (ADM-018). */
export const Created = meta.story({
  ...visit({ at: addUrl, as: 'thandi' }),
  play: async ({ userEvent }) => {
    const form = await findForm('Add user');
    await fillIn({ userEvent }, form);
    await userEvent.click(form.getByRole('checkbox', { name: 'coding-content-access' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('User created');
    const { db } = await storyBackend();
    const bongani = db.users.all().find(({ email }) => email === 'bongani@springbyte.test');
    await expect(bongani).toMatchObject({
      role: 'Tutor',
      permissions: ['coding-content-access'],
      gradeId: null,
    });
  },
});

/** Each empty field has a message, the passwords differ, and the first field gets the focus (VAL-011, VAL-013). */
export const NothingFilledIn = meta.story({
  ...visit({ at: addUrl, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ userEvent }) => {
    const form = await findForm('Add user');
    await paste({ userEvent }, form.getByLabelText('Password'), 'Learn2code!');
    await paste({ userEvent }, form.getByLabelText('Confirm password'), 'Learn2code');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    for (const field of ['Name', 'Surname', 'Email', 'Cellphone', 'WhatsApp', 'Date of birth', 'Role']) {
      await form.findByText(`${field} is required.`);
    }
    await form.findByText('Passwords do not match.');
    await expect(form.getByLabelText('Name')).toHaveFocus();
  },
});

/** The email is checked when typing pauses (ADM-016). */
export const EmailTaken = meta.story({
  ...visit({ at: addUrl, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ userEvent }) => {
    const form = await findForm('Add user');
    await paste({ userEvent }, form.getByLabelText('Email'), 'parent@springbyte.test');
    await form.findByText('Email already taken.');
  },
});

/** The check of the email fails, so only saving finds that another account has the email. */
export const EmailTakenOnSave = meta.story({
  ...visit({ at: addUrl, as: 'thandi', fault: { operation: 'checkUserEmail', status: 500 } }),
  tags: ['failed', 'invalid'],
  play: async ({ userEvent }) => {
    const form = await findForm('Add user');
    await fillIn({ userEvent }, form, 'parent@springbyte.test');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Create failed');
    await form.findByText('Email already taken.');
    await expect(form.getByLabelText('Email')).toHaveFocus();
    await expect(form.getByLabelText('Password')).toHaveValue('Learn2code!');
  },
});

const rolesFail = visit({ at: addUrl, as: 'thandi', fault: { operation: 'listRoles', status: 500 } });

/** The form says that the roles failed to load (ADM-019). */
export const RolesFailed = meta.story({
  ...rolesFail,
  tags: ['failed'],
  play: async () => {
    const form = await findForm('Add user');
    await expectOnce('Failed to load roles/grades');
    await expect(await form.findByText('The roles and grades cannot be chosen')).toBeVisible();
  },
});

/** The form requests the roles again (ADM-019). */
export const RolesLoadedAgain = meta.story({
  ...rolesFail,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const form = await findForm('Add user');
    await form.findByText('The roles and grades cannot be chosen');
    (await storyBackend()).faults.clear();
    await userEvent.click(form.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    await chooseOption({ userEvent }, form, /Role/, 'Moderator');
  },
});

/** A changed role needs a confirmation (ADM-017, D-123). The unchanged email is not checked. */
export const Updated = meta.story({
  ...visit({ at: editUrl('usr-sipho'), as: 'thandi', fault: { operation: 'checkUserEmail', status: 500 } }),
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const form = await findForm('Edit user');
    // A badge in the narrow table does not wrap.
    const badge = within(page.getByRole('table', { name: 'Users' })).getByText('ContentAdmin');
    const { lineHeight } = getComputedStyle(badge);
    await expect(badge.clientHeight).toBeLessThan(2 * Number.parseFloat(lineHeight));
    await expect(form.getByLabelText('Email')).toHaveValue('tutor@springbyte.test');
    await expect(form.queryByLabelText('Password')).toBeNull();
    await chooseOption({ userEvent }, form, /Role/, 'ContentAdmin');
    await userEvent.click(form.getByRole('checkbox', { name: 'school-content-access' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const confirmation = await page.findByRole('alertdialog', { name: 'Change the role?' });
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Change role' }));
    await page.findByText('User updated');
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('usr-sipho')).toMatchObject({
      role: 'ContentAdmin',
      permissions: ['school-content-access'],
    });
  },
});

/** Another main role replaces all roles of the user and their access: nothing is saved before a confirmation. */
export const AsksBeforeARoleIsLost = meta.story({
  ...visit({
    at: editUrl('lrn-lwazi'),
    as: 'thandi',
    given: ({ db }) => void db.users.update('lrn-lwazi', { roles: ['Learner', 'Reading Coach'] }),
  }),
  play: async ({ userEvent }) => {
    const form = await findForm('Edit user');
    await chooseOption({ userEvent }, form, /Role/, 'Tutor');
    await paste({ userEvent }, form.getByLabelText('Cellphone'), '081 555 0117');
    await paste({ userEvent }, form.getByLabelText('WhatsApp'), '081 555 0117');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const confirmation = await page.findByRole('alertdialog', { name: 'Change the role?' });
    await expect(confirmation).toHaveTextContent('Lwazi Khumalo loses the grade and the pages for learners');
    await expect(confirmation).toHaveTextContent('The additional role Reading Coach is taken away too.');
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('lrn-lwazi')).toMatchObject({
      roles: ['Learner', 'Reading Coach'],
      cellphoneNumber: null,
    });
    await expect(form.getByRole('button', { name: /Role/ })).toHaveTextContent('Tutor');
    await expect(form.getByLabelText('Cellphone')).toHaveValue('081 555 0117');
  },
});

/** Another grade changes the learner's subjects and needs a confirmation, as in the learner's profile. */
export const AsksBeforeAnotherGrade = meta.story({
  ...visit({ at: editUrl('lrn-lwazi'), as: 'thandi' }),
  play: async ({ userEvent }) => {
    const form = await findForm('Edit user');
    await chooseOption({ userEvent }, form, /Grade/, 'Grade 6');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const confirmation = await page.findByRole('alertdialog', { name: 'Change the grade?' });
    await expect(confirmation).toHaveTextContent('from Grade 4 to Grade 6');
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Change grade' }));
    await page.findByText('User updated');
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('lrn-lwazi').gradeId).toBe('grd-6');
  },
});

/** Another user saved first: the alert lists the fields that the other user changed. The next save stores the form. */
export const ChangedMeanwhile = meta.story({
  ...visit({ at: editUrl('lrn-lwazi'), as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ userEvent }) => {
    const form = await findForm('Edit user');
    await paste({ userEvent }, form.getByLabelText(/Cellphone/), '081 555 0117');
    (await storyBackend()).db.users.update('lrn-lwazi', { surname: 'Dube' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This has been changed since you opened it');
  },
});

/**
 * One of several calls fails (D-123). The form says what is saved; a retry does not report the saved values as another
 * user's change.
 */
export const PartiallySaved = meta.story({
  ...visit({
    at: editUrl('lrn-lwazi'),
    as: 'thandi',
    fault: { operation: 'setUserPermissions', status: 500, times: 1 },
  }),
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const form = await findForm('Edit user');
    await paste({ userEvent }, form.getByLabelText(/Cellphone/), '081 555 0117');
    await userEvent.click(form.getByRole('checkbox', { name: 'school-content-access' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Update failed');
    await form.findByText('This is not working right now');
    await expect(form.getByRole('alert')).toHaveTextContent(
      'The rest is saved, but the school has not confirmed the permissions. Save again to make sure.',
    );
    const { db } = await storyBackend();
    await expect(db.users.getOrThrow('lrn-lwazi').cellphoneNumber).toBe('0815550117');
    db.users.update('lrn-lwazi', { surname: 'Dube' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This has been changed since you opened it');
    await expect(form.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Was Khumalo, is now Dube.',
    ]);
    await expect(form.getByRole('checkbox', { name: 'school-content-access' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('User updated');
    await expect(db.users.getOrThrow('lrn-lwazi')).toMatchObject({
      surname: 'Dube',
      permissions: ['school-content-access'],
    });
  },
});

/** The next save repeats a call that the server has not confirmed. */
export const PartialSaveRetried = meta.story({
  ...visit({
    at: editUrl('usr-sipho'),
    as: 'thandi',
    fault: { operation: 'setUserPermissions', status: 500, times: 1 },
  }),
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const form = await findForm('Edit user');
    const calls = watchCalls();
    await userEvent.click(form.getByRole('checkbox', { name: 'school-content-access' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Update failed');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('User updated');
    await expect(calls('/permissions')).toHaveLength(2);
  },
});

/** The last administrator cannot lose the role, even if another one existed when the form was opened. */
export const LastAdmin = meta.story({
  ...visit({
    at: editUrl('usr-pieter'),
    as: 'thandi',
    fault: { operation: 'updateUser', status: 409, message: 'The last Admin must keep the role.' },
  }),
  tags: ['failed'],
  play: async ({ userEvent }) => {
    const form = await findForm('Edit user');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('The last administrator keeps the role');
    await expect(form.queryByText('Email already taken.')).toBeNull();
  },
});
