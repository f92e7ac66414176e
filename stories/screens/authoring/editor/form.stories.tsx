import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../../play.ts';
import { phone } from '../../../variants.ts';
import { visit } from '../../../visit.tsx';
import {
  finds,
  findsLongTexts,
  findsNoConnection,
  findsServerDown,
  longTexts,
  manyQuestions,
  noConnection,
  serverDown,
} from '../../common-states.ts';
import { respondTo } from '../../respond-to.ts';
import {
  cardOf,
  changeStoredQuestion,
  deleteDrafts,
  halvesId,
  questionId,
  questionNames,
  formUrl,
} from './editor-page.ts';

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: form',
  beforeEach: deleteDrafts,
  ...visit({ at: formUrl, as: 'thandi' }),
});

const findPreview = async () => within(await page.findByRole('region', { name: 'What the learner sees' }));
const currentIn = (learner: HTMLElement) => learner.querySelector('[aria-current="true"]');
const checklist = () => page.findByRole('region', { name: 'Checklist' });
const mediaOf = (number: number) => page.findByRole('group', { name: `Media of Question ${number}` });

/** AUT-034: the fields of every type, and the buttons. */
export const AllTypes = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    const trueFalse = await cardOf(1);
    await expect(trueFalse.getByRole('radio', { name: 'True' })).toBeChecked();
    const single = await cardOf(2);
    await expect(single.getByRole('radio', { name: 'Option 1 is correct' })).toBeChecked();
    const several = await cardOf(3);
    await expect(several.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    const fillIn = await cardOf(4);
    await expect(fillIn.getByText(/3 blanks found/)).toBeVisible();
    const text = await cardOf(5);
    await expect(text.getByLabelText('Correct answer')).toHaveValue('');
    await expect(text.getByLabelText('Model answer')).toHaveValue(
      'One half is 4/8, and 3/8 is one piece less.',
    );
    await expect(canvas.getByLabelText('Title')).toHaveValue('Halves, quarters and eighths');
    for (const name of ['Cancel', 'Submit for review', 'Save']) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
    await expect(trueFalse.getByRole('button', { name: 'Move Question 1 up' })).toBeDisabled();
    await expect(text.getByRole('button', { name: 'Move Question 5 down' })).toBeDisabled();
  },
});

/** The preview renders formulas; a collapsed question shows plain text. A message names an invalid formula. */
export const Formulas = meta.story({
  tags: ['dark'],
  play: async ({ userEvent }) => {
    const card = await cardOf(1);
    const question = card.getByLabelText('Question');
    await userEvent.clear(question);
    await paste({ userEvent }, question, String.raw`Half is $\frac{1}{2}$, not $\frac{1}$.`);
    await waitFor(async () => expect((await findPreview()).getByText('$\\frac{1}$')).toBeVisible());
    const learner = await page.findByRole('region', { name: 'What the learner sees' });
    await waitFor(() => expect(learner.querySelector('mfrac')).toHaveTextContent('12'));
    await expect(await card.findByText('This formula cannot be read: $\\frac{1}$')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Collapse Question 1' }));
    await expect(card.getByText('Half is 1/2, not frac1.')).toBeVisible();
  },
});

/** The preview replaces the questions; the buttons are at the foot of the window. */
export const AllTypesOnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    const foot = within(canvas.getByRole('region', { name: 'Send' }));
    await expect(foot.getByRole('button', { name: 'Save' })).toBeVisible();
    await paste({ userEvent }, (await cardOf(1)).getByLabelText('Question'), ' Or not?');
    await userEvent.click(canvas.getByRole('radio', { name: /^Preview/ }));
    await (await findPreview()).findByText('Three quarters of a metre is the same as 75 cm. Or not?');
    await expect(canvas.queryByRole('list', { name: 'Questions' })).toBeNull();
    await waitFor(() =>
      expect(currentIn(page.getByRole('region', { name: 'What the learner sees' }))).toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Edit' }));
    await expect((await cardOf(1)).getByLabelText('Question')).toHaveValue(
      'Three quarters of a metre is the same as 75 cm. Or not?',
    );
  },
});

/** Rotating a tablet keeps the focus and the caret. */
export const Rotated = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = (await cardOf(3)).getByLabelText<HTMLInputElement>('Prompt');
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    const hasViewSwitch = (count: number) =>
      waitFor(() => expect(canvas.queryAllByRole('radio', { name: 'Edit' })).toHaveLength(count));
    const main = document.querySelector('main') ?? document.body;
    await hasViewSwitch(0);
    for (const [width, count] of [
      ['600px', 1],
      ['', 0],
    ] as const) {
      main.style.inlineSize = width;
      await hasViewSwitch(count);
      await expect(field).toHaveFocus();
      await expect(field.selectionStart).toBe(3);
    }
    await expect(await checklist()).toBeVisible();
  },
});

/** AUT-035, AUT-053: a moderator edits questions, but does not add, remove or save them. */
export const Moderator = meta.story({
  ...visit({ at: formUrl, as: 'aisha' }),
  play: async ({ canvas }) => {
    const first = await cardOf(1);
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Description')).toHaveAttribute('readonly');
    await expect(first.getByLabelText('Question')).not.toHaveAttribute('readonly');
    await expect(first.getByRole('radio', { name: 'True' })).toBeChecked();
    for (const name of ['Save', 'New Question', /^Remove Question/, /^Duplicate/]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
    await expect(canvas.getByRole('button', { name: 'Submit for review' })).toBeVisible();
  },
});

/** D-137: a learner can edit the questions, but neither sees nor sets the correct answers. */
export const Learner = meta.story({
  ...visit({
    at: `/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activity-editor/${halvesId}`,
    as: 'lwazi',
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const first = await cardOf(1);
    await expect(first.queryByRole('radio')).toBeNull();
    await expect((await cardOf(2)).queryByRole('radio', { name: /is correct/ })).toBeNull();
    await expect((await cardOf(5)).queryByLabelText('Correct answer')).toBeNull();
    await expect(canvas.queryByRole('radio', { name: 'Try it' })).toBeNull();
    await expect((await cardOf(4)).getByLabelText('Paragraph')).toHaveTextContent(
      /There are \[\[\]\] centimetres/,
    );
  },
});

async function addQuestion({ canvas, userEvent }: PlayContext, template: string) {
  await userEvent.click(canvas.getByRole('button', { name: /Template/ }));
  await userEvent.click(await page.findByRole('option', { name: template }));
  await userEvent.click(canvas.getByRole('button', { name: 'New Question' }));
}

/** AUT-036, AUT-039, AUT-042: each template adds a question at the end, whose first field gets the focus. */
export const Templates = meta.story({
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    await addQuestion({ canvas, userEvent }, 'True/False');
    const trueFalse = await cardOf(6);
    await waitFor(() => expect(trueFalse.getByLabelText('Question')).toHaveFocus());
    await expect(trueFalse.getByRole('radio', { name: 'True' })).toBeChecked();

    await addQuestion({ canvas, userEvent }, 'Single-Answer (MCQ)');
    const single = await cardOf(7);
    await expect(single.getByLabelText('Option 1')).toHaveValue('Option 1');
    await expect(single.getByLabelText('Option 2')).toHaveValue('Option 2');
    await expect(single.getByRole('radio', { name: 'Option 1 is correct' })).toBeChecked();

    await addQuestion({ canvas, userEvent }, 'Multiple-Answer (MCQ)');
    await expect((await cardOf(8)).getAllByRole('checkbox')).toHaveLength(3);

    await addQuestion({ canvas, userEvent }, 'Fill in the Blanks');
    await expect((await cardOf(9)).getByLabelText('Paragraph')).toHaveValue('');
    await addQuestion({ canvas, userEvent }, 'Text Answer');
    await expect((await cardOf(10)).getByLabelText('Correct answer')).toHaveValue('');
    const textAnswer = await cardOf(10);
    await waitFor(() => expect(textAnswer.getByLabelText('Prompt')).toHaveFocus());
  },
});

/** AUT-040, AUT-041: buttons and shortcuts move a question; focus and announcement follow it. */
export const Moved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    const types = [
      'True/False',
      'Single-Answer (MCQ)',
      'Multiple-Answer (MCQ)',
      'Fill in the Blanks',
      'Text Answer',
    ];
    const [first = '', second = '', ...rest] = types;
    await userEvent.click(canvas.getByRole('button', { name: 'Move Question 2 up' }));
    const swapped = [second, first, ...rest].map((type, index) => `Question ${index + 1}: ${type}`);
    await waitFor(() => expect(questionNames()).toEqual(swapped));
    await expect(canvas.getByText('Question 2 is now Question 1.')).toBeInTheDocument();
    // The pressed button is disabled now, so its counterpart gets the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Question 1 down' })).toHaveFocus());

    const prompt = (await cardOf(1)).getByLabelText('Prompt');
    await userEvent.click(prompt);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(questionNames()[1]).toBe(`Question 2: ${second}`));
    await waitFor(() => expect(prompt).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await waitFor(() => expect(questionNames()).toEqual(swapped));
  },
});

export const MovedToEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Question 2' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Move to the end' }));
    await waitFor(() => expect(questionNames()[4]).toBe('Question 5: Single-Answer (MCQ)'));
    await waitFor(() => expect(page.getByRole('heading', { name: /^Question 5:/ })).toHaveFocus());
    await expect(canvas.getByText('Question 2 is now Question 5.')).toBeInTheDocument();
  },
});

/** AUT-037, D-217: removing a question needs a confirmation, and a toast offers Undo. */
export const Removed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Question 2' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Delete Question?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(questionNames()).toHaveLength(4));
    await expect(questionNames()[1]).toBe('Question 2: Multiple-Answer (MCQ)');
    const next = page.getByRole('heading', { name: /^Question 2:/ });
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() => expect(next.getBoundingClientRect().top).toBeGreaterThan(180));
    await page.findByText('Question 2 was removed.');
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(questionNames()[1]).toBe('Question 2: Single-Answer (MCQ)'));
    await waitFor(() => expect(page.getByRole('heading', { name: /^Question 2:/ })).toHaveFocus());
  },
});

/** The copy is inserted after the original, with a copy of the picture. */
export const Duplicated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate Question 2' }));
    await waitFor(() => expect(questionNames()).toHaveLength(6));
    const copy = await cardOf(3);
    await expect(copy.getByLabelText('Prompt')).toHaveValue('Which fraction is equal to one half?');
    await waitFor(() => expect(page.getByRole('heading', { name: /^Question 3:/ })).toHaveFocus());
    const media = within(await mediaOf(3));
    const picture = await media.findByRole('img');
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/) as string);
  },
});

/** The preview updates while the author types, at the width of a phone or a desktop. */
export const LivePreview = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await cardOf(1);
    await userEvent.type(canvas.getByLabelText('Title'), ' again');
    await (await findPreview()).findByText('Halves, quarters and eighths again');
    await userEvent.clear(first.getByLabelText('Question'));
    await paste({ userEvent }, first.getByLabelText('Question'), 'A metre is 100 cm.');
    await (await findPreview()).findByText('A metre is 100 cm.');
    await expect(canvas.getByText('Not saved yet. Kept on this device.')).toBeVisible();
    await expect((await findPreview()).queryByText(/You never land on 20/)).toBeNull();
    const devices = within(canvas.getByRole('radiogroup', { name: 'Preview for' }));
    await userEvent.click(devices.getByRole('radio', { name: 'Desktop' }));
    await expect(devices.getByRole('radio', { name: 'Desktop' })).toBeChecked();
  },
});

export const PreviewScrolled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const last = (await cardOf(5)).getByLabelText('Prompt');
    await userEvent.click(last);
    const learner = await page.findByRole('region', { name: 'What the learner sees' });
    await waitFor(() => expect(learner.scrollTop).toBeGreaterThan(0));
    await expect(currentIn(learner)).toHaveTextContent(/^Question 5/);
    await userEvent.click(canvas.getByLabelText('Title'));
    await waitFor(() => expect(learner.scrollTop).toBe(0));
    await expect(currentIn(learner)).toBeNull();
  },
});

/** The author answers a question; editing it resets the attempt. */
export const TryMode = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await cardOf(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Try it' }));
    const learner = await findPreview();
    await expect(learner.getByRole('button', { name: 'Check Question 1' })).toBeDisabled();
    await userEvent.click(learner.getByRole('radio', { name: 'False' }));
    await userEvent.click(learner.getByRole('button', { name: 'Check Question 1' }));
    await expect(learner.getByText('Not correct', { selector: '[role="status"]' })).toBeInTheDocument();
    await userEvent.click(learner.getByRole('button', { name: 'Try Question 1 again' }));
    await userEvent.click(learner.getByRole('radio', { name: 'True' }));
    await userEvent.click(learner.getByRole('button', { name: 'Check Question 1' }));
    await expect(learner.getByText('Correct', { selector: '[role="status"]' })).toBeInTheDocument();
    await userEvent.click(first.getByRole('radio', { name: 'False' }));
    await expect(await learner.findByRole('button', { name: 'Check Question 1' })).toBeDisabled();
  },
});

export const AnswersShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    const learner = await findPreview();
    await expect(learner.queryByText('The answer is True.')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show answers' }));
    await learner.findByText('The answer is True.');
    await expect(learner.getByText(/You never land on 20/)).toBeInTheDocument();
    await expect(learner.getByText(/One half is 4\/8, and 3\/8 is one piece less\./)).toBeInTheDocument();
  },
});

const outline = () => page.findByRole('grid', { name: 'Outline' });
const openOutline = async ({ canvas, userEvent }: PlayContext) => {
  await cardOf(5);
  await userEvent.click(canvas.getByRole('radio', { name: 'Outline' }));
  return within(await outline());
};

export const Outline = meta.story({
  tags: ['dark', 'phone'],
  ...visit({
    at: formUrl,
    as: 'thandi',
    given: (backend) => changeStoredQuestion(backend, 2, { mediaDescription: null }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const rows = await openOutline(context);
    await expect(rows.getAllByRole('row')).toHaveLength(5);
    const second = rows.getByRole('row', { name: /^Question 2: Which fraction is equal to one half/ });
    await expect(within(second).getByText('Single-Answer (MCQ)')).toBeVisible();
    await expect(within(second).getByText('1 finding')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Outline' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(page.getByRole('heading', { name: /^Question 2:/ })).toHaveFocus());
  },
});

/** The rows can be moved by keyboard; the new position is announced. */
export const OutlineReordered = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const rows = await openOutline(context);
    const handle = rows.getByRole('button', { name: /^Move Question 1/ });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle).not.toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByText('Question 1 is now Question 2.');
    await waitFor(() => expect(questionNames()[1]).toBe('Question 2: True/False'));
  },
});

/** A collapsed question shows a summary; the link of a finding expands it. */
export const Collapsed = meta.story({
  tags: ['phone'],
  ...visit({
    at: formUrl,
    as: 'thandi',
    given: (backend) => changeStoredQuestion(backend, 2, { mediaDescription: null }),
  }),
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Question 1' }));
    await expect((await cardOf(1)).queryByLabelText('Question')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Expand Question 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    const second = await cardOf(2);
    await expect(second.getByText('Which fraction is equal to one half?')).toBeVisible();
    await expect(second.getByText('1 finding')).toBeInTheDocument();
    const list = within(await checklist());
    await userEvent.click(list.getByRole('button', { name: 'Question 2, What it shows or says' }));
    await waitFor(() => expect(page.getByRole('heading', { name: /^Question 2:/ })).toHaveFocus());
    await expect((await cardOf(2)).getByLabelText('Prompt')).toBeVisible();
    await expect((await cardOf(3)).queryByLabelText('Prompt')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Collapse all' })).toBeVisible();
  },
});

export const Inserted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await cardOf(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a question above Question 2' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Text Answer' }));
    await waitFor(() => expect(questionNames()[1]).toBe('Question 2: Text Answer'));
    const prompt = (await cardOf(2)).getByLabelText('Prompt');
    await waitFor(() => expect(prompt).toHaveFocus());
    await expect(questionNames()[2]).toBe('Question 3: Single-Answer (MCQ)');
  },
});

/** Each finding links to its question and field. */
export const Checklist = meta.story({
  ...visit({
    at: formUrl,
    as: 'thandi',
    given: (backend) => changeStoredQuestion(backend, 2, { mediaDescription: null }),
  }),
  play: async ({ canvas, userEvent }) => {
    const several = await cardOf(3);
    for (const box of several.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    const list = within(await checklist());
    await userEvent.click(await list.findByRole('button', { name: 'Question 3, Options' }));
    await waitFor(() => expect(page.getByRole('heading', { name: /^Question 3:/ })).toHaveFocus());
    await expect(several.getByText(/No option is marked as correct/)).toBeVisible();
    // The picture of Question 2 has no description.
    await expect(list.getByRole('button', { name: 'Question 2, What it shows or says' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

/** QST-022: the type of the question is unknown to this version of the application. */
export const UnknownType = meta.story({
  beforeEach: () =>
    respondTo(`/activities/${halvesId}`, {
      id: halvesId,
      topicId: 'top-4-fractions',
      title: 'Halves, quarters and eighths',
      description: null,
      questions: [
        {
          id: questionId(1),
          type: 'crossword',
          sortOrder: 0,
          mediaPath: null,
          mediaDescription: null,
          data: '{}',
        },
      ],
    }),
  play: async () => {
    const card = await cardOf(1);
    await expect(card.getByText('This question cannot be edited here')).toBeVisible();
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at: '/activity-questions?activityId=act-4-fractions-halves', as: 'thandi', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({
    at: '/activity-questions?activityId=act-4-fractions-halves',
    as: 'thandi',
    fault: noConnection,
  }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at: '/activity-questions?activityId=act-4-fractions-halves', as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const ContentAdmin = meta.story({
  ...visit({ at: '/activity-questions?activityId=act-4-fractions-halves', as: 'pieter' }),
  play: finds('Edit activity'),
});

export const ManyQuestions = meta.story({
  ...visit({
    at: '/activity-questions?activityId=act-4-fractions-halves',
    as: 'thandi',
    given: manyQuestions('act-4-fractions-halves'),
  }),
  tags: ['many'],
  play: finds(/Question 60/),
});
