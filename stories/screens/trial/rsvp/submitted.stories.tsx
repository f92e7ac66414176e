import { expect, fn, screen as page, spyOn, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { PlayContext } from '../../../play.ts';
import { storyBackend, visit } from '../../../visit.tsx';
import { choose, fillIn, openDay as at, submit } from './fill-in.ts';

const meta = preview.meta({ title: 'Screens/Trial/RSVP submitted' });

/** Checks and closes the alert of a failure (TRI-007); the form keeps its values. */
async function readAlert(
  { canvas, userEvent }: PlayContext,
  text: string | RegExp,
  title = 'Your seat is not booked',
) {
  const alert = within(await page.findByRole('alertdialog', { name: title }));
  await alert.findByText(text);
  await userEvent.click(alert.getByRole('button', { name: 'OK' }));
  await expect(canvas.getByLabelText('Full name')).toHaveValue('Mandla Radebe');
  await expect(canvas.getByLabelText('Email address')).toHaveValue('mandla@springbyte.test');
}

const bookSeat = ({ db }: Pick<Backend, 'db'>, trialSessionId: string, email: string) =>
  db.bookings.insert({
    id: `bkg-${trialSessionId}-${email}`,
    trialSessionId,
    fullName: 'Another Visitor',
    contactNumber: '0825550100',
    email,
  });

/** An alert confirms the booking (TRI-007), and the page offers a calendar file (TRI-009, TRI-020). */
export const Booked = meta.story({
  ...visit({ at }),
  tags: ['phone'],
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

/**
 * Another visitor has booked the last seat: the list shows that the session is full, and another one can be chosen
 * (D-187).
 */
export const LastSeatTaken = meta.story({
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
    // Dialog and field show the failure: no alert is shown in the form.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('radiogroup').contains(document.activeElement)).toBe(true));
    await choose(context, 'Build Your First Robot');
    await submit(context);
    await page.findByText('RSVP submitted successfully!');
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await canvas.findByRole('button', { name: 'Add to calendar' });
  },
});

/** The only session is full: the page offers to ask for other dates. */
export const OnlySessionFull = meta.story({
  ...visit({ at: '/rsvp?token=rsvp-robots-may-made-up' }),
  play: async (context) => {
    const { canvas } = context;
    const { db, ...backend } = await storyBackend();
    await fillIn(context, { session: 'Build Your First Robot' });
    db.trialSessions.update('trs-robots-may', { maxNumber: 1 });
    bookSeat({ db, ...backend }, 'trs-robots-may', 'quick@springbyte.test');
    await submit(context);
    await page.findByText('This session is full.');
    await context.userEvent.click(page.getByRole('button', { name: 'OK' }));
    const notice = await canvas.findByRole('heading', { level: 2, name: 'All sessions are full' });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Ask for the next dates' })).toBeVisible();
  },
});

/** An email can have one seat in a session (D-187). */
export const AlreadyBooked = meta.story({
  ...visit({ at, given: (backend) => bookSeat(backend, 'trs-robots-may', 'MANDLA@springbyte.test') }),
  play: async (context) => {
    await fillIn(context, { session: 'Build Your First Robot' });
    await submit(context);
    await readAlert(context, 'This email has already booked this session.', 'This email has a seat already');
    await expect(context.canvas.queryByText('Your seat is not booked')).toBeNull();
  },
});

/** The invite expires while the visitor types: an alert says so, and the form remains. */
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

/** The server's field error also appears at its field. */
export const FieldRefused = meta.story({
  ...visit({
    at,
    fault: { operation: 'submitRsvp', status: 400, errors: { email: ['This email is not accepted.'] } },
  }),
  tags: ['invalid'],
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await readAlert(context, 'This email is not accepted.');
    await waitFor(() => expect(context.canvas.getByLabelText('Email address')).toHaveFocus());
    await expect(context.canvas.getByText('This email is not accepted.')).toBeVisible();
  },
});

/** After a 500 and a lost response, the outcome is unknown until the retry finds the booking. */
export const ResponseLost = meta.story({
  ...visit({
    at,
    fault: [
      { operation: 'submitRsvp', status: 500, times: 1 },
      { operation: 'submitRsvp', status: 'lost', times: 2 },
    ],
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    await fillIn(context);
    await submit(context);
    await readAlert(context, /^This is not working right now\./);
    await submit(context);
    const unclear = 'We do not know whether your seat is booked';
    await readAlert(context, /^The connection was lost\..* you do not get two seats that way\.$/, unclear);
    await submit(context);
    await userEvent.click(await page.findByRole('button', { name: 'OK' }));
    await canvas.findByRole('button', { name: 'Add to calendar' });
    await expect(db.bookings.where('email', 'mandla@springbyte.test')).toHaveLength(1);
  },
});
