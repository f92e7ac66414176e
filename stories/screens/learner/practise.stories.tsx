import { keys } from 'idb-keyval';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { highlightedTexts, takeSpokenTexts, fakeSpeech, withVoices } from '../../fake-speech.ts';
import { practiceDraftStore, visit, storyBackend } from '../../visit.tsx';
import {
  findsForbidden,
  findsMissing,
  findsNoConnection,
  forbidden,
  missing,
  noConnection,
} from '../common-states.ts';
import { allRight, withAttempt, halvesId, mostlyRight } from './given-answers.ts';

const meta = preview.meta({ title: 'Screens/Learner/Practise my mistakes' });

const at = '/topic/top-4-fractions/activity-result/att-story/practise';

/** Two questions were not fully right: multiple choice and blanks. */
const twoMissed = visit({ at, as: 'lwazi', given: withAttempt('att-story', mostlyRight) });
const nothingAnswered = visit({ at, as: 'lwazi', given: withAttempt('att-story', []) });

const serializeStoredData = async () => {
  const { db } = await storyBackend();
  return JSON.stringify([db.attempts.where('activityId', halvesId), db.drafts.all()]);
};

/** A whole round: no answer, wrong, partly right, summary, restart. Nothing is stored. */
export const Round = meta.story({
  ...twoMissed,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Practise my mistakes' });
    const before = await serializeStoredData();
    await expect(canvas.getByText('This is only practice: the score does not change.')).toBeVisible();

    await step('no option is selected, and the answer is not shown', async () => {
      await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
      await expect(canvas.queryByText(/Count in sixes|correct/i)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
      await expect(canvas.getByText('Not sure? Have a guess, then check.')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: '12' })).toHaveFocus();
    });

    await step('a wrong first try shows help, but not the answer', async () => {
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
      await expect(canvas.getByText('Not yet. Have another try.')).toBeVisible();
      const help = within(canvas.getByRole('list', { name: 'Help' }));
      await expect(help.getByText('All that you chose is right. Something is missing.')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: '12' })).toHaveFocus();
      await expect(canvas.queryByText(/Count in sixes|Should have been chosen/i)).toBeNull();
    });

    await step('a double click on the second Check does not skip the verdict', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Check again' }));
      const verdict = canvas.getAllByRole('status').map((status) => status.textContent);
      await expect(verdict).toContain(
        'Not correct. The answer is 12, 18, 24. Count in sixes: 6, 12, 18, 24. You never land on 20.',
      );
      await expect(canvas.getAllByText('Should have been chosen')).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    });

    await step('the next question takes the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { level: 2, name: 'Question 2 of 2' })).toHaveFocus();
      await expect(canvas.queryByText(/^Hint/)).toBeNull();
      await userEvent.type(canvas.getByLabelText('Blank 1 of 3'), '100{Enter}1000');
      await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
      const help = canvas.getByRole('list', { name: 'Help' });
      await expect(
        within(help)
          .getAllByRole('listitem')
          .map((line) => line.textContent),
      ).toEqual(['Hint: “kilo” means one thousand.', 'Blanks 1 and 2 are right.']);
      await expect(canvas.getByLabelText('Blank 3 of 3')).toHaveFocus();
      // Enter does not check an unchanged answer.
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(canvas.getByText('Partly right: 2 of 3 blanks.')).toBeVisible();
      await expect(canvas.getByText('Blank 3: not answered. The answer is 2000.')).toBeVisible();
    });

    await step('finish the round and start again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
      await expect(canvas.getByRole('heading', { level: 2, name: 'Keep going, Lwazi!' })).toHaveFocus();
      await expect(canvas.queryByText(/right in this practice$/)).toBeNull();
      await expect(canvas.getByRole('link', { name: 'Back to result' })).toHaveAttribute(
        'href',
        '/topic/top-4-fractions/activity-result/att-story',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Practise again' }));
      await expect(canvas.getByRole('heading', { level: 2, name: /^Question 1 of 2/ })).toHaveFocus();
      await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
    });
    await expect(await serializeStoredData()).toBe(before);
  },
});

export const AllRightByKeyboard = meta.story({
  ...nothingAnswered,
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: /^Question 1 of 4/ });
    const next = async (number: number) => {
      await expect(await canvas.findByText('Correct!')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: `Question ${number} of 4` })).toHaveFocus();
      await userEvent.tab();
    };
    await userEvent.keyboard('1{Enter}');
    await next(2);
    await userEvent.keyboard(' {Enter}');
    await next(3);
    await userEvent.keyboard(' {Tab}{Tab} {Tab} {Enter}');
    await next(4);
    await userEvent.keyboard('100{Enter}1000{Enter}2000{Enter}');
    await expect(await canvas.findByText('Correct!')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const name = 'You got them all right, Lwazi!';
    await expect(canvas.getByRole('heading', { level: 2, name })).toHaveFocus();
    await expect(canvas.getByText('4 of 4 right in this practice')).toBeVisible();
  },
});

export const SecondTry = meta.story({
  ...twoMissed,
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('20'));
    await userEvent.click(canvas.getByText('12'));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Check' }));
    const help = within(canvas.getByRole('list', { name: 'Help' }));
    await expect(help.getByText('1 of the 2 that you chose is right.')).toBeVisible();
  },
});

export const Checked = meta.story({
  ...twoMissed,
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('20'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(canvas.getByText('Not correct.')).toBeVisible();
  },
});

/** In Grade 1 the question and the verdict are read aloud. Each step stops the speech. */
export const ReadAloud = meta.story({
  ...visit({ at, as: 'zola', given: withAttempt('att-story', mostlyRight, 'lrn-zola') }),
  tags: ['phone'],
  beforeEach: withVoices('en-ZA'),
  play: async ({ canvas, userEvent }) => {
    const read = await canvas.findByRole('button', { name: 'Read aloud Question 1 of 2' });
    await userEvent.click(read);
    await expect(takeSpokenTexts().slice(0, 2)).toEqual(['Choose all the multiples of 6.', 'Option 1: 12']);
    await userEvent.click(canvas.getByText('20'));
    await expect(fakeSpeech.isSpeaking).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    takeSpokenTexts();
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud: Help' }));
    await expect(takeSpokenTexts()).toEqual(['This one is not right yet.']);
    fakeSpeech.reach('This one is not right yet.', 'right');
    await expect(highlightedTexts()).toEqual(['right']);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(fakeSpeech.isSpeaking).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud Question 1 of 2' }));
    await expect(takeSpokenTexts().slice(0, 2)).toEqual(['Not correct.', '12: Should have been chosen.']);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(fakeSpeech.isSpeaking).toBe(false);
  },
});

/** An Admin can practise with the learner's mistakes. Answers are not stored: the next result may be of another learner. */
export const AdminView = meta.story({
  ...visit({ at, as: 'thandi', given: withAttempt('att-story', mostlyRight) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: /^Question 1 of 2/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: '12' }));
    await expect(await keys(practiceDraftStore)).toEqual([]);
  },
});

export const NothingToPractise = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempt('att-story', allRight) }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Nothing to practise' });
    await expect(canvas.queryByRole('button', { name: 'Check' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to result' })).toBeVisible();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityResult', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your questions…');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityResult', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load Activity Result.' });
  },
});

export const LongText = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: (backend) => {
      const word = 'Zehntausendstelbruchrechnungsübungsaufgabe';
      backend.db.activities.update(halvesId, { title: `Halves, quarters and eighths: ${word}` });
      const [third] = backend.db.questions.where('activityId', halvesId).slice(2);
      if (third) {
        const prompt = `Which of these ${'and so on and so forth '.repeat(6)} ${word}?`;
        const options = [
          word,
          'Another one that is quite a bit longer than a row of the screen.',
          '18',
          '24',
        ];
        const data = { prompt, options, correctAnswers: options.slice(0, 2) };
        backend.db.questions.update(third.id, { data: JSON.stringify(data) });
      }
      withAttempt('att-story', mostlyRight)(backend);
    },
  }),
  tags: ['long-text'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('24'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'lwazi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const NoAccess = meta.story({
  ...visit({ at, as: 'lwazi', fault: forbidden }),
  tags: ['no-access'],
  play: findsForbidden,
});

export const NotFound = meta.story({
  ...visit({ at, as: 'lwazi', fault: missing }),
  tags: ['not-found'],
  play: findsMissing,
});
