import { expect, screen as page, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../../play.ts';
import { visit } from '../../../visit.tsx';
import { cardOf, chooseAnyFile, fileField, deleteDrafts, questionNames, formUrl } from './editor-page.ts';

const meta = preview.meta({
  title: 'Screens/Authoring/Activity editor: import',
  beforeEach: deleteDrafts,
  ...visit({ at: formUrl, as: 'thandi' }),
});

const row = (...cells: string[]) => cells.join('\t');
const header = row('Question', 'Option A', 'Option B', 'Option C', 'Correct', 'Feedback');

const thirtyRows = [
  header,
  ...Array.from({ length: 30 }, (_, index) =>
    row(`What is ${index} + 2?`, `${index + 1}`, `${index + 2}`, `${index + 3}`, 'B', 'Count on.'),
  ),
].join('\r\n');

const mixedRows = [
  header,
  row('Which is one half?', '2/4', '2/3', '3/5', 'A'),
  row('"How many sides\r\nhas a ""triangle""?"', '', '', '', '3'),
  row('Which is a prime number?', '4', '7', '9', ''),
  row('Choose all the multiples of 6.', '12', '20', '18', 'A, C'),
  row('', '1', '2', '', 'A'),
  row('Which is the largest?', '0.5', '0.25', '0.75', 'D'),
  row('Half of 10 is [[5]].'),
  row('A metre is 100 cm.', '', '', '', 'True'),
  row('Which is one third?', '1/3', '1/3', '3/1', '1/3'),
].join('\r\n');

const gift = `// Exported from Moodle
Which is one half? {=2/4 ~2/3 ~3/5}

Match each with its decimal. {=1/2 -> 0.5 =1/4 -> 0.25}

::Metre::[html]<p>A <b>metre</b> is 100 cm.</p> {TRUE}

Choose all the multiples of 6. {~%50%12 ~20 ~%50%18}
`;

async function openDialog({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add many questions' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Add many questions' }));
  const field = await dialog.findByLabelText('Questions');
  await waitFor(() => expect(field).toHaveFocus());
  // The dialog fades in.
  await waitFor(() => expect(field).toBeVisible());
  return { dialog, field };
}

async function openWith(context: PlayContext, text: string) {
  const { dialog, field } = await openDialog(context);
  await paste(context, field, text);
  return dialog;
}

export const Empty = meta.story({
  tags: ['dark', 'phone'],
  play: async (context) => {
    const { dialog } = await openDialog(context);
    await context.userEvent.click(dialog.getByText('Show an example'));
    await expect(dialog.getByRole('button', { name: 'Copy example' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add questions' })).toBeDisabled();
  },
});

export const ExampleCopied = meta.story({
  play: async (context) => {
    const { dialog } = await openDialog(context);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await context.userEvent.click(dialog.getByText('Show an example'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Copy example' }));
    await page.findByText('Example copied.');
    await expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
  },
});

export const Table = meta.story({
  play: async (context) => {
    const dialog = await openWith(context, thirtyRows);
    await dialog.findByText('30 questions can be added.');
    await expect(dialog.getByRole('button', { name: /Detected: Table/ })).toBeVisible();
    await expect(dialog.getAllByText('Row 31')).toHaveLength(1);
  },
});

export const LeftOutRows = meta.story({
  tags: ['dark', 'phone'],
  play: async (context) => {
    const dialog = await openWith(context, mixedRows);
    await dialog.findByText('6 questions can be added. 3 rows are left out.');
    const leftOut = within(dialog.getByRole('list', { name: 'Left out' }));
    await expect(leftOut.getByText('Row 4: No right answer.')).toBeVisible();
    await expect(leftOut.getByText('Row 6: The question has no text.')).toBeVisible();
    await expect(leftOut.getByText('Row 7: The right answer “D” is not among the options.')).toBeVisible();
    await dialog.findByText('Option 2: The same text as option 1.');
  },
});

export const Gift = meta.story({
  play: async (context) => {
    const dialog = await openWith(context, gift);
    await dialog.findByText('3 questions can be added. 1 row is left out.');
    await expect(dialog.getByText('Line 4: Matching questions are not supported.')).toBeVisible();
    await expect(dialog.getByText('A metre is 100 cm.')).toBeInTheDocument();
  },
});

export const Added = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await cardOf(5);
    const dialog = await openWith(context, thirtyRows);
    const add = await dialog.findByRole('button', { name: 'Add 30 questions' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('30 questions added.');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Add many questions' })).toBeNull());
    await expect(questionNames()).toHaveLength(35);
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 6:/ })).toHaveFocus());
    await expect((await cardOf(35)).getByLabelText('Prompt')).toHaveValue('What is 29 + 2?');

    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(questionNames()).toHaveLength(5));
    await expect(canvas.getByText('Nothing changed yet.')).toBeVisible();
  },
});

/** Escape shows a confirmation before it discards the pasted text. */
export const LeaveConfirmation = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openWith(context, thirtyRows);
    const findConfirmation = async () =>
      within(await page.findByRole('alertdialog', { name: 'Leave without adding the questions?' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await findConfirmation()).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByLabelText('Questions')).not.toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click((await findConfirmation()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Add many questions' })).toBeNull());
    await waitFor(() => expect(page.getByRole('button', { name: 'Add many questions' })).toHaveFocus());
  },
});

/** The text of a file replaces the pasted text after a confirmation. */
export const ReplaceConfirmation = meta.story({
  play: async (context) => {
    const dialog = await openWith(context, thirtyRows);
    const file = new File(['Water boils at 100 °C.;True'], 'quiz.csv');
    await chooseAnyFile(fileField(page.getByRole('dialog')), file);
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Replace the text?' }));
    await expect(confirmation.getByText('quiz.csv')).toBeInTheDocument();
    await expect(dialog.getByLabelText('Questions')).toHaveTextContent('What is 29 + 2?');
  },
});

const refusedFile = new File(['PK'], 'quiz.xlsx');

export const FileRefused = meta.story({
  tags: ['failed'],
  play: async (context) => {
    const { dialog } = await openDialog(context);
    await chooseAnyFile(fileField(page.getByRole('dialog')), refusedFile);
    await dialog.findByText('The file was not read');
    await dialog.findByText(/^quiz\.xlsx: Only \.txt, \.gift, \.csv, \.tsv files can be read here/);
  },
});

/** A file in Windows-1252 is read, and clears the message about the file before it. */
export const FromFile = meta.story({
  play: async (context) => {
    const { dialog, field } = await openDialog(context);
    const file = fileField(page.getByRole('dialog'));
    await chooseAnyFile(file, refusedFile);
    await dialog.findByText('The file was not read');
    const bytes = Uint8Array.from('Caf\u00E9 is French.;True', (letter) => letter.charCodeAt(0));
    await chooseAnyFile(file, new File([bytes], 'quiz.csv'));
    await waitFor(() => expect(field).toHaveValue('Café is French.;True'));
    await dialog.findByText('1 question can be added.');
    await expect(dialog.queryByText('The file was not read')).toBeNull();
  },
});
