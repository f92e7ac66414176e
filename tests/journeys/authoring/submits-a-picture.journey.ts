import { expect, test } from '../app.ts';
import { editorOf, signInAsStaff, writeHalves } from './editor.ts';

/** A dot, in the smallest PNG there is. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture goes with a submission, is looked at, and reaches the learner (D-144)', async ({
  app,
  page,
}) => {
  await signInAsStaff(app, 'moderator@springbyte.test');
  await writeHalves(app);
  const question = editorOf(page, 1);
  const chooser = page.waitForEvent('filechooser');
  await question.getByRole('button', { name: 'Attach media' }).click();
  await (
    await chooser
  ).setFiles({ name: 'ruler.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await question.getByLabel('What it shows or says').fill('A ruler of one metre.');
  const sent = page.waitForRequest(/\/moderation\/submit$/);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  // A submission is JSON: the file goes in it as text.
  expect((await sent).postData()).toContain(`data:image/png;base64,${dot}`);
  await expect(page.getByText('Submitted for review.')).toBeVisible();
  await expect(app.question(1).getByRole('img')).toHaveCount(0);
  await page.getByRole('link', { name: 'Logout' }).first().click();

  await signInAsStaff(app, 'content@springbyte.test');
  await app.open(
    '/admin/moderation/activity/act-4-fractions-halves?focusQuestionId=que-4-fractions-halves-1',
  );
  const picture = page.getByRole('img', { name: /^Picture of Question 1, .*after the change$/ });
  await expect(picture).toHaveAttribute('src', /^data:image\/png/);
  await page.getByRole('button', { name: /^Approve selected/ }).click();
  await expect(page.getByText(/changes? approved/)).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).first().click();

  await app.signIn('lwazi');
  await app.open('/topic/top-4-fractions/activity/act-4-fractions-halves');
  await expect(app.question(1).getByRole('img', { name: 'A ruler of one metre.' })).toHaveAttribute(
    'src',
    /files\/fil-.+\.png\/media$/,
  );
});
