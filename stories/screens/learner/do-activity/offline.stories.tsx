import { expect, spyOn, waitFor, within } from 'storybook/test';
import { answerStorage } from '#answers/learner-answers.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { PlayContext } from '../../../play.ts';
import { speedUpTimers } from '../../../speed-up-timers.ts';
import { phone } from '../../../variants.ts';
import { visit, storyBackend, type Visit } from '../../../visit.tsx';
import {
  allRight,
  withAttempt,
  countWaiting,
  withDraft,
  halvesId,
  storeOnDevice,
  oneBlank,
  savedAnswers,
  threeOfFive,
} from '../given-answers.ts';

const meta = preview.meta({
  title: 'Screens/Learner/Do activity: offline',
});

const at = `/topic/top-4-fractions/activity/${halvesId}`;
const list = '/topics/top-4-fractions/learner-activities';
const savedMessage = 'Saved on this device. We will send it.';
const sentLaterMessage = 'It is sent as soon as the connection works again.';
const noConnection = { operation: 'submitActivityAnswers', status: 'offline' } as const;

const lastQuestion = `${at}?question=5`;

const visitAnswered = (fault: Visit['fault'], url = at) =>
  visit({ at: url, as: 'lwazi', given: withDraft(allRight), ...(fault && { fault }) });

const countAttempts = async () => (await storyBackend()).db.attempts.where('activityId', halvesId).length;

/** Dialogs and toasts are children of body, outside the canvas. */
const page = within(document.body);

const handIn = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit Activity' }));

/** The answers remain readable; a message says where they are stored and when they are sent. */
export const NotSent = meta.story({
  ...visitAnswered(noConnection),
  tags: ['offline', 'dark'],
  play: async ({ canvas, userEvent, step }) => {
    const before = await countAttempts();
    await handIn({ canvas, userEvent });
    await canvas.findByText(savedMessage);
    await expect(
      within(canvas.getByRole('region', { name: 'Hand in' })).getByText(sentLaterMessage),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'True' })).toBeChecked();
    await expect(await countWaiting()).toBe(1);

    await step('the answers are read-only', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'False' }));
      await expect(canvas.getByRole('radio', { name: 'True' })).toBeChecked();
    });

    await step('a retry without a connection shows a message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
      await canvas.findByText(`Still no connection. ${sentLaterMessage}`);
      await expect(await countAttempts()).toBe(before);
    });
  },
});

const notSent = async ({ canvas, userEvent }: PlayContext) => {
  await handIn({ canvas, userEvent });
  await canvas.findByText(savedMessage);
};
export const NotSentOnAPhone = NotSent.extend({
  ...visitAnswered(noConnection, lastQuestion),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await notSent({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous question' }));
    await canvas.findByRole('heading', { level: 2, name: 'Question 4 of 5' });
    await expect(canvas.getByLabelText('Blank 3 of 3')).toHaveValue('2000');
    await expect(canvas.getByRole('button', { name: 'Next question' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeVisible();
  },
});

/** The responses to the first requests are lost: sending again must not create a second attempt. */
export const SentOnce = meta.story({
  ...visitAnswered({ operation: 'submitActivityAnswers', status: 'lost', times: 2 }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const before = await countAttempts();
    await handIn({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: /A perfect jump, Lwazi!/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await page.findByText('Your answers were sent.');
    await expect(await countAttempts()).toBe(before + 1);
    await expect(await countWaiting()).toBe(0);
  },
});

export const RetriesAutomatically = meta.story({
  ...visitAnswered({ ...noConnection, times: 2 }),
  tags: ['interaction'],
  beforeEach: () => speedUpTimers(4),
  play: async ({ canvas, userEvent }) => {
    await handIn({ canvas, userEvent });
    await canvas.findByText(savedMessage);
    await canvas.findByRole('heading', { level: 1, name: /A perfect jump, Lwazi!/ });
  },
});

export const Reopened = meta.story({
  ...visit({ at, as: 'lwazi', fault: noConnection }),
  tags: ['offline'],
  beforeEach: () => storeOnDevice(allRight),
  play: async ({ canvas }) => {
    await canvas.findByText(savedMessage);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Halves, quarters and eighths');
    await expect(canvas.getByText('5 of 5 answered')).toBeVisible();
    await expect(canvas.getByLabelText('Blank 3 of 3')).toHaveValue('2000');
  },
});

/** Answers typed offline are restored when the tab is reopened, and then saved. */
export const Restored = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['interaction'],
  beforeEach: () => storeOnDevice(threeOfFive, 'unsaved'),
  play: async ({ canvas }) => {
    await canvas.findByText('3 of 5 answered');
    await expect(canvas.getByLabelText('Blank 1 of 3')).toHaveValue('100');
    await canvas.findByText('Saved');
    await expect(await savedAnswers()).toContain('"100"');
  },
});

export const RestoredWithoutTheSheet = Restored.extend({
  ...visit({
    at,
    as: 'lwazi',
    fault: [
      { operation: 'getActivityAnswerSheet', status: 'offline' },
      { operation: 'saveActivityAnswers', status: 'offline' },
    ],
  }),
  tags: ['!interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 of 5 answered');
    await userEvent.type(canvas.getByLabelText('Blank 2 of 3'), '1000');
    const [shown] = await canvas.findAllByText('Saved on this device. We will try again.');
    await expect(shown).toBeVisible();
  },
});

export const SentWhileLoading = Reopened.extend({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityAnswerSheet', delay: 'never' } }),
  tags: ['interaction', '!offline'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /A perfect jump, Lwazi!/ });
    await waitFor(async () => expect(await countWaiting()).toBe(0));
  },
});

export const ReopenedWithoutTheSheet = Reopened.extend({
  ...visit({
    at,
    as: 'lwazi',
    fault: [noConnection, { operation: 'getActivityAnswerSheet', status: 'offline' }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(savedMessage);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your answers');
    await expect(canvas.getByLabelText('Blank 3 of 3')).toHaveValue('2000');
  },
});

export const DatabaseUnavailable = meta.story({
  ...visitAnswered(noConnection),
  tags: ['offline', 'phone'],
  beforeEach: () => {
    const refused = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Refused.', 'InvalidStateError');
    });
    // The answers remain in memory, from which the next story would restore and send them.
    return async () => {
      refused.mockRestore();
      await answerStorage.remove('lrn-lwazi', halvesId);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await handIn({ canvas, userEvent });
    await canvas.findByText('Not sent yet. Keep this page open');
    await expect(canvas.getByText(/cannot save your answers on this device/)).toBeVisible();
    // The code that asks before leaving loads after the first page.
    await waitFor(async () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      await expect(leaving.defaultPrevented).toBe(true);
    });
  },
});

export const ServerDown = Reopened.extend({
  ...visit({ at, as: 'lwazi', fault: { operation: 'submitActivityAnswers', status: 500 } }),
  tags: ['!offline'],
  play: async ({ canvas }) => {
    await canvas.findByText('This is not working right now. We will try again.');
  },
});

/** The daily limit is reached: the answers wait until tomorrow (D-074). */
export const LimitReached = meta.story({
  ...visit({
    at,
    as: 'zola',
    given: (backend) => {
      for (const id of ['att-1st', 'att-2nd', 'att-3rd']) withAttempt(id, threeOfFive, 'lrn-zola')(backend);
    },
  }),
  beforeEach: () => storeOnDevice(threeOfFive, 'waiting', 'lrn-zola'),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByText(/free limit reached\. Send your answers tomorrow/);
    await expect(canvas.getByRole('radio', { name: 'True' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'see what a subscription opens' })).toBeVisible();
    // The bar shows the message: no toast repeats it.
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
});

/** The server rejects the answers: the learner can edit and resubmit them. */
export const Refused = Reopened.extend({
  ...visit({ at, as: 'lwazi', fault: { operation: 'submitActivityAnswers', status: 400, times: 1 } }),
  tags: ['interaction', '!offline'],
  play: async ({ canvas, userEvent }) => {
    const before = await countAttempts();
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Unable to save your answers. Please try again.')).toBeVisible();
    await expect(alert.getByText(/The activity may have changed/)).toBeVisible();
    await expect(await countWaiting()).toBe(0);
    await userEvent.clear(canvas.getByLabelText('Blank 3 of 3'));
    await userEvent.type(canvas.getByLabelText('Blank 3 of 3'), '200');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await canvas.findByText('Saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Activity' }));
    await canvas.findByRole('heading', { level: 1, name: /3.67 out of 4/ });
    await expect(await countAttempts()).toBe(before + 1);
  },
});

export const WaitingInTheList = meta.story({
  ...visit({ at: list, as: 'lwazi', fault: noConnection }),
  beforeEach: () => storeOnDevice(allRight),
  tags: ['phone'],
  play: async ({ canvas }) => {
    const badge = await canvas.findByText(savedMessage);
    const card = within(badge.closest('li') ?? document.body);
    await expect(card.getByRole('heading', { name: 'Halves, quarters and eighths' })).toBeVisible();
  },
});

/** The list offers to continue with answers stored on this device, even if no question is complete. */
export const StartedInTheList = meta.story({
  ...visit({ at: list, as: 'lwazi', fault: { operation: 'saveActivityAnswers', status: 'offline' } }),
  beforeEach: () => storeOnDevice(oneBlank, 'unsaved'),
  play: async ({ canvas }) => {
    const card = within((await canvas.findByText('Carry on')).closest('li') ?? document.body);
    await expect(card.getByRole('heading', { name: 'Halves, quarters and eighths' })).toBeVisible();
  },
});

export const SentFromElsewhere = meta.story({
  ...visit({ at: list, as: 'lwazi' }),
  tags: ['interaction'],
  beforeEach: () => storeOnDevice(allRight),
  play: async ({ canvas, userEvent }) => {
    await page.findByText('Your answers were sent.');
    await canvas.findByRole('link', { name: 'Attempt 2: 4/4' });
    await expect(canvas.queryByText(savedMessage)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'See the result' }));
    await canvas.findByRole('heading', { level: 1, name: /A perfect jump, Lwazi!/ });
  },
});

export const RefusedElsewhere = meta.story({
  ...visit({ at: list, as: 'lwazi', fault: { operation: 'submitActivityAnswers', status: 404, times: 1 } }),
  tags: ['failed', 'interaction', 'not-found'],
  beforeEach: () => storeOnDevice(allRight),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Open my answers' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('This activity is no longer there.')).toBeVisible();
    await expect(canvas.getByLabelText('Blank 3 of 3')).toHaveValue('2000');
    await waitFor(async () => expect(await savedAnswers()).toContain('2000'));
    await expect(canvas.queryByText('Saved')).toBeNull();
  },
});

/** Answers on the device are separate for each learner. */
export const AnotherLearner = meta.story({
  ...visit({ at, as: 'zola' }),
  beforeEach: () => storeOnDevice(allRight),
  play: async ({ canvas }) => {
    await canvas.findByText('0 of 5 answered');
    await expect(canvas.queryByText(savedMessage)).toBeNull();
    await expect(await countWaiting()).toBe(1);
  },
});
