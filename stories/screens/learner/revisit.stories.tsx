import { get, set } from 'idb-keyval';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste } from '../../play.ts';
import { practiceDraftStore, practiceStore, visit } from '../../visit.tsx';
import { storePracticeDraft, twoDue } from './given-answers.ts';
import {
  loading,
  longText,
  nothingDue,
  offline,
  reportFailed,
  resultsDeleted,
  resultsFailed,
} from './round-states.ts';

const at = '/learner/revisit';

const meta = preview.meta({
  title: 'Screens/Learner/Questions to revisit',
});

/** The practice of an earlier day remains in the log. */
export const Round = meta.story({
  ...visit({ at, as: 'lwazi', given: twoDue }),
  beforeEach: () =>
    set('lrn-lwazi', { '2025-05-14': { revisited: 4, newQuestions: 0, mistakes: 0 } }, practiceStore),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Questions to revisit' });
    await canvas.findByText('Mathematics · Fractions · Halves, quarters and eighths');
    await expect(canvas.getByRole('heading', { name: /^Question 1 of 2/ })).toBeVisible();

    await step('answer the first question correctly', async () => {
      for (const name of ['12', '18', '24']) await userEvent.click(canvas.getByRole('checkbox', { name }));
      await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
      await expect(canvas.getByText('Correct!')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    });

    await step('answer the second question at the second try', async () => {
      for (const [number, text] of [
        [1, '100'],
        [2, '1000'],
        [3, '200'],
      ] as const) {
        await paste({ userEvent }, canvas.getByLabelText(`Blank ${number} of 3`), text);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
      const help = within(canvas.getByRole('list', { name: 'Help' }));
      await expect(help.getByText('Hint: “kilo” means one thousand.')).toBeVisible();
      await paste({ userEvent }, canvas.getByLabelText('Blank 3 of 3'), '0');
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Finish' }));
      await expect(canvas.getByText('2 of 2 right in this practice')).toBeVisible();
    });

    await userEvent.click(canvas.getByRole('link', { name: 'Done' }));
    await expect(await canvas.findByRole('link', { name: /^Carry on · 2 of 6 answered/ })).toBeVisible();
    await expect(canvas.getByText('3 of 4 days')).toBeVisible();
  },
});

export const FirstQuestion = meta.story({
  ...visit({ at, as: 'lwazi', given: twoDue }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Question 1 of 2/ });
  },
});

/** A round has at most ten questions. */
export const MoreThanOneRound = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['many'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Question 1 of 10/ });
  },
});

export const NothingDue = meta.story({
  ...nothingDue(at, 'Nothing to revisit today'),
  tags: ['empty', 'phone'],
});

/** The next round replaces the summary of the last one. */
export const NextRound = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    for (let number = 1; number <= 10; number += 1) {
      await canvas.findByRole('heading', { name: `Question ${number} of 10` });
      for (const blank of canvas.queryAllByRole('textbox')) await paste({ userEvent }, blank, 'x');
      await userEvent.keyboard('1');
      await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
      const [again] = canvas.queryAllByRole('button', { name: 'Check again' });
      if (again) await userEvent.click(again);
      await userEvent.click(await canvas.findByRole('button', { name: number < 10 ? 'Next' : 'Finish' }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: /more questions?$/ }));
    await canvas.findByRole('heading', { name: /^Question 1 of/ });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** An answer that is not checked yet remains on the device for the day, and so does a wrong first try. */
export const Unchecked = meta.story({
  ...visit({ at, as: 'lwazi', given: twoDue }),
  beforeEach: () => storePracticeDraft({ selectedAnswers: ['12', '18'] }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    await step('restore the answer', async () => {
      await expect(await canvas.findByRole('checkbox', { name: '12' })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: '24' })).not.toBeChecked();
    });

    await step(
      'store a wrong first try and a change, and restore them after leaving the screen',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
        await expect(canvas.getByRole('list', { name: 'Help' })).toBeVisible();
        await userEvent.click(canvas.getByRole('checkbox', { name: '24' }));
        await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
        await userEvent.click(await canvas.findByRole('link', { name: /^Start today’s round/ }));
        await expect(await canvas.findByRole('checkbox', { name: '24' })).toBeChecked();
        await expect(canvas.getByRole('list', { name: 'Help' })).toBeVisible();
      },
    );

    await step('remove the answer when it is checked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(canvas.getByText('Correct!')).toBeVisible();
      await waitFor(async () =>
        expect(await get('lrn-lwazi', practiceDraftStore)).toEqual({ day: '2025-05-15', answers: {} }),
      );
    });
  },
});

export const ResultsDeleted = meta.story(resultsDeleted(at, 'Nothing to revisit today'));

export const ResultsFailed = meta.story({ ...resultsFailed(at), tags: ['failed'] });

export const LoadingFailed = meta.story({ ...reportFailed(at), tags: ['failed'] });

export const Loading = meta.story({ ...loading(at), tags: ['loading'] });

export const Offline = meta.story({ ...offline(at), tags: ['offline'] });

export const LongText = meta.story({ ...longText(at), tags: ['long-text'] });
