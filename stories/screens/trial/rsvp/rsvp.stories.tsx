import { expect, waitFor, screen as page } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste } from '../../../play.ts';
import { visit } from '../../../visit.tsx';
import {
  finds,
  findsLongTexts,
  findsNoConnection,
  findsServerDown,
  longTexts,
  manyRows,
  noConnection,
  serverDown,
} from '../../common-states.ts';
import { fillIn, openDay as at, submit } from './fill-in.ts';

const meta = preview.meta({
  title: 'Screens/Trial/RSVP',
});

/** The sessions by start in school time; a full one is listed but disabled (TRI-003, TRI-004). */
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
    await expect(canvas.getByText('Open Day').closest('p')).toHaveTextContent(
      '2025-06-06 18:00 (South African time)',
    );
    await expect(canvas.getByText('Times are in South African time.')).toBeVisible();
  },
});

export const Filled = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async (context) => fillIn(context),
});

/** The invite has one email, whose parent's data fills in the fields (D-190). */
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
    // A single session is selected.
    await expect(canvas.getByRole('radio', { name: 'Build Your First Robot' })).toBeChecked();
  },
});

/** A session that has begun is last and disabled, so the only one with seats is selected. */
export const SessionBegun = meta.story({
  ...visit({
    at,
    given: ({ db }) => db.trialSessions.update('trs-robots-may', { startTime: '2025-05-15T13:00:00.000Z' }),
  }),
  play: async ({ canvas }) => {
    const radios = await canvas.findAllByRole('radio');
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Stories That Move 2025-05-31 14:00 Observatory Full',
      'Make Your Own Game 2025-06-07 10:00 Rosebank 1 seat left',
      'Build Your First Robot 2025-05-15 15:00 Observatory Has begun',
    ]);
    await expect(radios.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([true, false, true]);
    await expect(canvas.getByRole('radio', { name: 'Make Your Own Game' })).toBeChecked();
  },
});

export const NoToken = meta.story({
  ...visit({ at: '/rsvp', fault: { operation: 'validateRsvpToken', status: 500 } }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No token provided.' });
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
});

/** A retry succeeds (TRI-006). */
export const LoadingRetried = meta.story({
  ...visit({ at, fault: { operation: 'validateRsvpToken', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'An unexpected error occurred.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Submit RSVP' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** The server's message for a failed call is shown (D-186). */
export const Refused = meta.story({
  ...visit({ at, fault: { operation: 'validateRsvpToken', status: 429, message: 'Too many requests.' } }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Too many requests.' });
  },
});

export const Expired = meta.story({
  ...visit({ at: '/rsvp?token=rsvp-autumn-open-day-made-up' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'This invite has expired.' });
    await expect(canvas.queryByRole('button', { name: 'Submit RSVP' })).toBeNull();
  },
});

export const Loading = meta.story({
  ...visit({ at, fault: { operation: 'validateRsvpToken', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the invite…');
  },
});

export const AllFull = meta.story({
  ...visit({
    at: '/rsvp?token=rsvp-robots-may-made-up',
    given: ({ db }) => db.trialSessions.update('trs-robots-may', { maxNumber: 4 }),
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'All sessions are full' });
    await expect(canvas.getByRole('link', { name: 'Ask for the next dates' })).toBeVisible();
  },
});

export const NoSessions = meta.story({
  ...visit({
    at: '/rsvp?token=rsvp-robots-may-made-up',
    given: ({ db }) => db.trialInvites.update('inv-robots-may', { trialSessionIds: [] }),
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No sessions to choose from' });
  },
});

/** Each field has a message, and the first one has the focus (VAL-029). */
export const NothingFilledIn = meta.story({
  ...visit({ at, fault: { operation: 'submitRsvp', status: 500 } }),
  tags: ['invalid'],
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

/** Too few or too many digits show an error; +27, spaces and a hyphen do not (VAL-029d, D-193, D-253). */
export const WrongNumber = meta.story({
  ...visit({ at }),
  tags: ['invalid'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const number = await canvas.findByLabelText('Contact number');
    for (const wrong of ['082555014', '08255501433', '+2782555014']) {
      await userEvent.clear(number);
      await paste(context, number, wrong);
      await userEvent.tab();
      await canvas.findByText('Contact number must be exactly 10 digits.');
    }
  },
});

export const InternationalNumber = meta.story({
  ...visit({ at }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const number = await canvas.findByLabelText('Contact number');
    await paste(context, number, '+27 82 555-0143');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Contact number must be exactly 10 digits.')).toBeNull());
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at: '/rsvp?token=rsvp-open-day-made-up', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({ at: '/rsvp?token=rsvp-open-day-made-up', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at: '/rsvp?token=rsvp-open-day-made-up', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({
    at: '/rsvp?token=rsvp-open-day-made-up',
    given: (backend) => {
      manyRows('trialSessions', 'title', 40)(backend);
      const { trialInvites, trialSessions } = backend.db;
      trialInvites.update('inv-open-day', { trialSessionIds: trialSessions.all().map(({ id }) => id) });
    },
  }),
  tags: ['many'],
  play: finds(/ 40$/),
});
