import { get, set } from 'idb-keyval';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fakeSpeech, highlightedTexts, takeSpokenTexts, withVoices } from '../../fake-speech.ts';
import { readingStore, visit } from '../../visit.tsx';

const meta = preview.meta({ title: 'Screens/Shell/Reading help' });

/** The menu is a child of body, outside the canvas. */
const page = within(document.body);

const dashboard = { at: '/learner/dashboard' };
const answerSheet = { at: '/topic/top-1-counting-to-20/activity/act-1-counting-fruit', as: 'zola' };

const findsRuler = () => waitFor(() => expect(document.querySelector('[data-ruler]')).toBeVisible());

/** In Grade 1, reading aloud is on by default. The device has voices in three languages. */
export const Menu = meta.story({
  ...visit({ ...dashboard, as: 'zola' }),
  beforeEach: withVoices('en-ZA', 'af-ZA', 'zu-ZA'),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome, Zola!' });
    await canvas.findByRole('button', { name: 'Read aloud this page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reading help' }));
    await expect(await page.findByRole('switch', { name: 'Read aloud' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'isiZulu' })).not.toBeChecked();
  },
});

/** Without a voice the settings for the text remain. */
export const NoVoice = meta.story({
  ...visit({ ...dashboard, as: 'lwazi' }),
  beforeEach: withVoices('fr-FR'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome, Lwazi!' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Reading help' }));
    await expect(await page.findByText(/^This device has no voice/)).toBeVisible();
    await expect(page.queryByRole('switch', { name: 'Read aloud' })).toBeNull();
    await expect(page.getByRole('switch', { name: 'Reading ruler' })).toBeVisible();
  },
});

/** A child in Grade 4 sets up reading with the keyboard; each setting applies at once and is stored. */
export const Settings = meta.story({
  ...visit({ ...dashboard, as: 'lwazi' }),
  beforeEach: withVoices('en-ZA'),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'Welcome, Lwazi!' });
    const button = await canvas.findByRole('button', { name: 'Reading help' });
    const { dataset } = document.documentElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    const reading = await page.findByRole('switch', { name: 'Read aloud' });
    await expect(reading).not.toBeChecked();
    reading.focus();
    await userEvent.keyboard(' ');
    await expect(takeSpokenTexts()).toEqual(['This is how I read.']);
    await userEvent.click(await page.findByRole('radio', { name: 'Slow' }));
    await expect(fakeSpeech.rates.at(-1)).toBeLessThan(0.7);
    await userEvent.click(page.getByRole('radio', { name: 'Andika' }));
    await userEvent.keyboard('{Tab}{ArrowRight}{Enter}{Tab} {Tab} ');
    await waitFor(() =>
      expect(dataset).toMatchObject({ readingFont: 'andika', readingSpacing: 'wide', readingLines: 'short' }),
    );
    await expect(await get('lrn-lwazi', readingStore)).toEqual({
      readAloud: 'on',
      speed: 'slow',
      voice: 'en',
      font: 'andika',
      spacing: 'wide',
      lines: 'short',
      ruler: 'on',
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    title.focus();
    await findsRuler();
    const box = document.querySelector('[data-ruler]')?.getBoundingClientRect();
    const { top, bottom } = title.getBoundingClientRect();
    await expect(box?.top).toBeLessThan(top);
    await expect(box?.bottom).toBeGreaterThan(bottom);

    await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: 'Back to normal' }));
    await expect(await page.findByText('Everything is back to normal.')).toBeVisible();
    await waitFor(() => expect(dataset['readingFont']).toBeUndefined());
    await expect(canvas.queryByRole('button', { name: 'Read aloud this page' })).toBeNull();
  },
});

/** Reads a screen from its heading; leaving the screen stops the voice. */
export const ReadingTheScreen = meta.story({
  ...visit({ ...dashboard, as: 'zola' }),
  beforeEach: withVoices('en-ZA'),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Let’s go/ });
    const read = await canvas.findByRole('button', { name: 'Read aloud this page' });
    await userEvent.click(read);
    await expect(takeSpokenTexts().slice(0, 2)).toEqual(['Welcome, Zola!', 'Your next jump']);
    fakeSpeech.reach('Welcome, Zola!', 'Zola!');
    await expect(highlightedTexts()).toEqual(['Zola!']);
    await expect(read).toHaveAccessibleName('Stop reading this page');
    await userEvent.click(canvas.getByRole('link', { name: /Edit Profile/ }));
    await waitFor(() => expect(fakeSpeech.isSpeaking).toBe(false));
    await expect(highlightedTexts()).toEqual([]);
  },
});

export const Andika = meta.story({
  ...visit(answerSheet),
  beforeEach: [
    withVoices('en-ZA'),
    () => set('lrn-zola', { font: 'andika', spacing: 'wide', lines: 'short' }, readingStore),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Read aloud Question 1' });
  },
});

/** The ruler marks the heading, which has the focus. */
export const OpenDyslexic = meta.story({
  ...visit(answerSheet),
  beforeEach: [
    withVoices('en-ZA'),
    () => set('lrn-zola', { font: 'opendyslexic', spacing: 'wider', ruler: 'on' }, readingStore),
  ],
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Read aloud this page' });
    const title = await canvas.findByRole('heading', { level: 1, name: 'Count the fruit' });
    await waitFor(() => expect(document.querySelector('[data-ruler]')).toBeInTheDocument());
    title.focus();
    await findsRuler();
  },
});

/** The ruler follows the caret and the spoken word, and does not colour a control with the focus. */
export const RulerFollowsTheReader = meta.story({
  ...visit({ at: '/topic/top-4-fractions/activity/act-4-fractions-halves', as: 'lwazi' }),
  beforeEach: [withVoices('en-ZA'), () => set('lrn-lwazi', { readAloud: 'on', ruler: 'on' }, readingStore)],
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /How do you know/ });
    await waitFor(() => expect(document.querySelector('[data-ruler]')).toBeInTheDocument());
    const ruler = () => document.querySelector<HTMLElement>('[data-ruler]');
    const middle = () => {
      const { top, bottom } = ruler()?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return (top + bottom) / 2;
    };
    const fieldTop = () => field.getBoundingClientRect().top;
    field.focus();
    await userEvent.keyboard('One');
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
    await waitFor(() => expect(middle()).toBeGreaterThan(fieldTop()));
    await expect(middle() - fieldTop()).toBeLessThan(2 * lineHeight);
    const first = middle() - fieldTop();
    await userEvent.keyboard('{Enter}Two');
    await waitFor(() => expect(middle() - fieldTop() - first).toBeCloseTo(lineHeight, 0));
    await expect(ruler()).toHaveAttribute('data-clear');

    (await canvas.findByRole('button', { name: 'Read aloud Question 1' })).focus();
    await userEvent.keyboard('{Enter}');
    fakeSpeech.reach('Three quarters of a metre is the same as 75 cm.', 'metre');
    const word = canvas.getByText('Three quarters of a metre is the same as 75 cm.').getBoundingClientRect();
    await waitFor(() => expect(middle()).toBeGreaterThan(word.top));
    await expect(middle()).toBeLessThan(word.bottom);
    await expect(ruler()).not.toHaveAttribute('data-clear');
  },
});
