import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyBackend, visit } from '../../../visit.tsx';
import {
  withAttempt,
  withDraft,
  halvesId,
  mostlyRight,
  savedAnswers,
  threeOfFive,
  type Answers,
} from '../given-answers.ts';

const meta = preview.meta({ title: 'Screens/Learner/Do activity: two windows' });

const at = `/topic/top-4-fractions/activity/${halvesId}`;
const threeSaved = visit({ at, as: 'lwazi', given: withDraft(threeOfFive) });

/** Saves answers as another device would, then returns to this window. */
async function saveElsewhere(answers: Answers): Promise<void> {
  const backend = await storyBackend();
  const later = new Date(backend.now().getTime() + 60_000);
  withDraft(answers, later)(backend);
  window.dispatchEvent(new Event('focus'));
}

async function handInElsewhere(): Promise<void> {
  withAttempt('att-elsewhere', threeOfFive)(await storyBackend());
  window.dispatchEvent(new Event('focus'));
}

export const NewerAnswer = meta.story({
  ...threeSaved,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 of 5 answered');
    await saveElsewhere([{ answer: false }, ...threeOfFive.slice(1)]);
    await canvas.findByText('This is the newer answer.');
    await expect(canvas.getByRole('radio', { name: 'False' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Use my answer' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(canvas.queryByText('This is the newer answer.')).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'False' })).toHaveFocus();
  },
});

/** The learner can restore the replaced answer, which is then the newest. */
export const AnswerRestored = meta.story({
  ...threeSaved,
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: /^How do you know/ });
    await userEvent.type(answer, 'I counted.');
    await canvas.findByText('Saved');
    await saveElsewhere(mostlyRight);
    await canvas.findByText('These are the newer answers.');
    await expect(answer).toHaveValue('I drew two bars. Three eighths were a bit shorter than the half.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use my answer' }));
    await expect(answer).toHaveValue('I counted.');
    await expect(answer).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Use my answer' })).toBeNull();
    await waitFor(async () => expect(await savedAnswers()).toContain('I counted.'));
    await expect(canvas.getByLabelText('Blank 3 of 3')).toHaveValue('200');
    await expect(await savedAnswers()).toContain('"200"');
  },
});

export const AnswerReplaced = meta.story({
  ...visit({ at: `${at}?question=5`, as: 'lwazi', given: withDraft(threeOfFive) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^How do you know/ }), 'I counted.');
    await canvas.findByText('Saved');
    await saveElsewhere(mostlyRight);
    await canvas.findByRole('button', { name: 'Use my answer' });
  },
});

export const TypingDuringUpdate = meta.story({
  ...threeSaved,
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: /^How do you know/ });
    await userEvent.type(answer, 'I coun');
    withDraft([{ answer: false }, ...threeOfFive.slice(1), { answer: 'Older.' }])(await storyBackend());
    window.dispatchEvent(new Event('focus'));
    await userEvent.type(answer, 'ted.');
    await canvas.findByText('Saved');
    await expect(answer).toHaveValue('I counted.');
    await expect(await savedAnswers()).toContain('I counted.');
  },
});

/** After submitting on another device, the sheet is read-only and links to the result. */
export const HandedInElsewhere = meta.story({
  ...threeSaved,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 of 5 answered');
    await handInElsewhere();
    await canvas.findByText('You have handed this in already.');
    await expect(canvas.queryByRole('button', { name: 'Submit Activity' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'False' }));
    await expect(canvas.getByRole('radio', { name: 'True' })).toBeChecked();
    await userEvent.click(canvas.getByRole('link', { name: 'See the result' }));
    await canvas.findByRole('heading', { level: 1, name: /2.33 out of 4/ });
  },
});

export const HandedIn = meta.story({
  ...threeSaved,
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('3 of 5 answered');
    await handInElsewhere();
    await canvas.findByRole('link', { name: 'See the result' });
  },
});

/** The last answer was not saved in time: it remains on the screen, and no second attempt is created. */
export const HandedInWhileTyping = meta.story({
  ...threeSaved,
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: /^How do you know/ });
    withAttempt('att-elsewhere', threeOfFive)(await storyBackend());
    await userEvent.type(answer, 'Too late.');
    await canvas.findByText('You have handed this in already.');
    await expect(answer).toHaveValue('Too late.');
    await expect(answer).toHaveAttribute('readonly');
  },
});
