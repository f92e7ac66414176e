import { expect, fn, screen as page, spyOn, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { dark, desk, phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = '/rsvp?token=rsvp-open-day-made-up';

const meta = preview.meta({
  title: 'Screens/Trial/RSVP',
  globals: desk,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Book a Coding Trial Session' });
    await canvas.findByRole('button', { name: 'Submit RSVP' });
  },
});

const choose = async ({ canvas, userEvent }: PlayContext, session: string) =>
  userEvent.click(await canvas.findByRole('radio', { name: session }));

async function fillIn(
  context: PlayContext,
  { number = '082 555 0143', session = 'Make Your Own Game' } = {},
) {
  const { canvas } = context;
  await choose(context, session);
  await paste(context, canvas.getByLabelText('Full name'), 'Mandla Radebe');
  await paste(context, canvas.getByLabelText('Contact number'), number);
  await paste(context, canvas.getByLabelText('Email address'), 'mandla@springbyte.test');
}

const submit = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit RSVP' }));

/** The alert that a failure comes with (TRI-007); nothing that was typed is lost. */
async function readAlert({ canvas, userEvent }: PlayContext, words: string | RegExp) {
  const alert = within(await page.findByRole('alertdialog', { name: 'Your seat is not booked' }));
  await alert.findByText(words);
  await userEvent.click(alert.getByRole('button', { name: 'OK' }));
  await expect(canvas.getByLabelText('Full name')).toHaveValue('Mandla Radebe');
  await expect(canvas.getByLabelText('Email address')).toHaveValue('mandla@springbyte.test');
}

const bookSeat = ({ db }: Pick<Backend, 'db'>, trialSessionId: string, email: string) =>
  db.bookings.insert({
    id: `bkg-${trialSessionId}-${email}`,
    trialSessionId,
    fullName: 'Somebody Quicker',
    contactNumber: '0825550100',
    email,
  });

/** TRI-003, TRI-004: the earliest first, by the school's clock; a full one is listed, and cannot be chosen. */
export const Loaded = meta.story({
  ...visit({ at }),
  play: async ({ canvas }) => {
    const radios = await canvas.findAllByRole('radio');
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Build Your First Robot 2025-05-24 10:00 Observatory 8 seats left',
      'Stories That Move 2025-05-31 14:00 Observatory Full',
      'Make Your Own Game 2025-06-07 10:00 Rosebank 1 seat left',
    ]);
    await expect(radios.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([false, true, false]);
    await expect(canvas.getByText('Open Day').parentElement).toHaveTextContent(
      '2025-06-06 18:00 (South African time)',
    );
    await expect(canvas.getByText('Times are South African time.')).toBeVisible();
  },
});
export const Dark = Loaded.extend({
  globals: { ...desk, ...dark },
  play: async (context) => fillIn(context),
});
export const Phone = Loaded.extend({ globals: phone, play: async (context) => fillIn(context) });

/** D-190: what the only invited parent's account knows is filled in. */
export const Prefilled = meta.story({
  ...visit({
    at: '/rsvp?token=rsvp-robots-may-made-up',
    given: ({ db }) => {
      const [fatima] = db.users.where('email', 'newparent@springbyte.test');
      if (fatima) db.users.update(fatima.id, { cellphoneNumber: '082 555 0143' });
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('Fatima Adams');
    await expect(canvas.getByLabelText('Contact number')).toHaveValue('0825550143');
  },
});

/** TRI-005. */
export const NoToken = meta.story({
  ...visit({ at: '/rsvp', fault: { operation: 'validateRsvpToken', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No token provided.' });
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
});

/** TRI-006: the call fails, and another try succeeds. */
export const Failed = meta.story({
  ...visit({ at, fault: { operation: 'validateRsvpToken', status: 500, times: 2 } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'An unexpected error occurred.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Submit RSVP' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** D-186: an error with a message of its own. */
export const Refused = meta.story({
  ...visit({ at, fault: { operation: 'validateRsvpToken', status: 429, message: 'Too many requests.' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Too many requests.' });
  },
});

/** D-186: the server's message. */
export const Expired = meta.story({
  ...visit({ at: '/rsvp?token=rsvp-autumn-open-day-made-up' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'This invite has expired.' });
    await expect(canvas.queryByRole('button', { name: 'Submit RSVP' })).toBeNull();
  },
});

export const Loading = meta.story({
  ...visit({ at, fault: { operation: 'validateRsvpToken', delay: Infinity } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the invite…');
  },
});

export const AllFull = meta.story({
  ...visit({
    at: '/rsvp?token=rsvp-robots-may-made-up',
    given: ({ db }) => db.trialSessions.update('trs-robots-may', { maxNumber: 4 }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'All sessions are full' });
  },
});

export const NoSessions = meta.story({
  ...visit({
    at: '/rsvp?token=rsvp-robots-may-made-up',
    given: ({ db }) => db.trialInvites.update('inv-robots-may', { trialSessionIds: [] }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No sessions to choose from' });
  },
});

/** VAL-029: each field says what it needs, and the keyboard starts with the first one. */
export const NothingFilledIn = meta.story({
  ...visit({ at, fault: { operation: 'submitRsvp', status: 500 } }),
  play: async (context) => {
    const { canvas } = context;
    await submit(context);
    await canvas.findByText('Please choose a session.');
    await expect(canvas.getByText('Full name is required.')).toBeVisible();
    await expect(canvas.getByText('Contact number must be exactly 10 digits.')).toBeVisible();
    await expect(canvas.getByText('Email is required.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Build Your First Robot' })).toHaveFocus();
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
});

/** VAL-029d, D-193. */
export const WrongNumber = meta.story({
  ...visit({ at }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const number = await canvas.findByLabelText('Contact number');
    for (const wrong of ['082555014', '08255501433', '+27825550143']) {
      await userEvent.clear(number);
      await paste(context, number, wrong);
      await userEvent.tab();
      await canvas.findByText('Contact number must be exactly 10 digits.');
    }
    await userEvent.clear(number);
    await paste(context, number, ' 082 555 0143');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Contact number must be exactly 10 digits.')).toBeNull());
  },
});

/** TRI-007, TRI-009, TRI-020: an alert, a seat less, and a file for the calendar. */
export const Booked = meta.story({
  ...visit({ at }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    await fillIn(context);
    await submit(context);
    const alert = within(await page.findByRole('alertdialog', { name: 'RSVP' }));
    await alert.findByText('RSVP submitted successfully!');
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'RSVP submitted successfully!' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/^2025-06-07 10:00/)).toHaveTextContent('(South African time), Rosebank');
    await expect(db.bookings.where('email', 'mandla@springbyte.test')).toMatchObject([
      { trialSessionId: 'trs-games-june', fullName: 'Mandla Radebe', contactNumber: '0825550143' },
    ]);

    const saved = spyOn(URL, 'createObjectURL').mockImplementation(fn(() => 'blob:nothing'));
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    const file = saved.mock.calls[0]?.[0] as Blob;
    saved.mockRestore();
    click.mockRestore();
    await expect(file.type).toMatch(/^text\/calendar/);
    await expect(await file.text()).toContain('DTSTART:20250607T080000Z\r\n');
  },
});
export const BookedOnAPhone = Booked.extend({
  globals: phone,
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await context.userEvent.click(await page.findByRole('button', { name: 'OK' }));
    await context.canvas.findByRole('button', { name: 'Add to calendar' });
  },
});

/** D-187: somebody else was quicker. The list says so at once, and another session takes one more press. */
export const LastSeatGone = meta.story({
  ...visit({ at }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const backend = await storyBackend();
    await fillIn(context);
    bookSeat(backend, 'trs-games-june', 'quick@springbyte.test');
    await submit(context);
    await readAlert(context, 'This session is full.');
    await expect(canvas.getByRole('radio', { name: 'Make Your Own Game' })).toBeDisabled();
    await canvas.findByText('This session is full. Please choose another one.');
    await choose(context, 'Build Your First Robot');
    await submit(context);
    await page.findByText('RSVP submitted successfully!');
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await canvas.findByRole('button', { name: 'Add to calendar' });
  },
});

/** D-187: one email has one seat in a session. */
export const BookedAlready = meta.story({
  ...visit({ at, given: (backend) => bookSeat(backend, 'trs-robots-may', 'MANDLA@springbyte.test') }),
  play: async (context) => {
    await fillIn(context, { session: 'Build Your First Robot' });
    await submit(context);
    await readAlert(context, 'This email has already booked this session.');
  },
});

/** The invite ends while somebody fills in the form: the alert says so, and the form stays. */
export const ExpiredMeanwhile = meta.story({
  ...visit({ at }),
  play: async (context) => {
    const { db } = await storyBackend();
    await fillIn(context);
    db.trialInvites.update('inv-open-day', { validUntil: '2025-05-15T13:00:00.000Z' });
    await submit(context);
    await readAlert(context, 'This invite has expired.');
  },
});

/** What a stricter server says stands at its field as well. */
export const FieldRefused = meta.story({
  ...visit({
    at,
    fault: { operation: 'submitRsvp', status: 400, errors: { email: ['This email is not accepted.'] } },
  }),
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await readAlert(context, 'This email is not accepted.');
    await expect(context.canvas.getByLabelText('Email address')).toHaveFocus();
    await expect(context.canvas.getByText('This email is not accepted.')).toBeVisible();
  },
});

export const ServerDown = meta.story({
  ...visit({ at, fault: { operation: 'submitRsvp', status: 500, times: 1 } }),
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await readAlert(context, /^This is not working right now/);
    await submit(context);
    await page.findByText('RSVP submitted successfully!');
  },
});
