import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyBackend, visit } from '../../../visit.tsx';
import {
  attemptOf,
  draftOf,
  halves,
  mostlyRight,
  savedAnswers,
  threeOfFive,
  type Answers,
} from '../given-answers.ts';

const meta = preview.meta({ title: 'Screens/Learner/Do activity: two windows' });

const at = `/topic/top-4-fractions/activity/${halves}`;
const threeSaved = visit({ at, as: 'lwazi', given: draftOf(threeOfFive) });

/** Another device has saved these; then the learner comes back to this window. */
async function saveElsewhere(answers: Answers): Promise<void> {
  const backend = await storyBackend();
  const later = new Date(backend.now().getTime() + 60_000);
  draftOf(answers, later)(backend);
  window.dispatchEvent(new Event('focus'));
}

/** Another device has handed them in. */
async function handInElsewhere(): Promise<void> {
  attemptOf('att-elsewhere', threeOfFive)(await storyBackend());
  window.dispatchEvent(new Event('focus'));
}

/** One answer was given on the tablet meanwhile: it is here, too, and the sheet says so. */
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

/** What was typed here is not lost: one press brings it back, and it is the newer one from then on. */
export const OwnAnswerComesBack = meta.story({
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
    // The other ones are still the newer ones.
    await expect(canvas.getByLabelText('Blank 3 of 3')).toHaveValue('200');
    await expect(await savedAnswers()).toContain('"200"');
  },
});

/** A newer answer has replaced the learner's own. */
export const OwnAnswerReplaced = meta.story({
  ...visit({ at: `${at}?question=5`, as: 'lwazi', given: draftOf(threeOfFive) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^How do you know/ }), 'I counted.');
    await canvas.findByText('Saved');
    await saveElsewhere(mostlyRight);
    await canvas.findByRole('button', { name: 'Use my answer' });
  },
});

/** An answer that is being typed is newer than what comes in: it stays. */
export const TypingGoesOn = meta.story({
  ...threeSaved,
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: /^How do you know/ });
    await userEvent.type(answer, 'I coun');
    draftOf([{ answer: false }, ...threeOfFive.slice(1), { answer: 'Older.' }])(await storyBackend());
    window.dispatchEvent(new Event('focus'));
    await userEvent.type(answer, 'ted.');
    await canvas.findByText('Saved');
    await expect(answer).toHaveValue('I counted.');
    await expect(await savedAnswers()).toContain('I counted.');
  },
});

/** Handed in on the tablet: nothing more is saved or handed in here, and the result is one press away. */
export const HandedInElsewhere = meta.story({
  ...threeSaved,
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

/** The answer typed last was not saved in time: it is not lost from the screen, and it makes no second attempt. */
export const HandedInWhileTyping = meta.story({
  ...threeSaved,
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: /^How do you know/ });
    attemptOf('att-elsewhere', threeOfFive)(await storyBackend());
    await userEvent.type(answer, 'Too late.');
    await canvas.findByText('You have handed this in already.');
    await expect(answer).toHaveValue('Too late.');
    await expect(answer).toHaveAttribute('readonly');
  },
});
