import type { Target } from './page.ts';
import type { User } from './user.ts';

const topic = '/topics/top-4-fractions/learner-activities';
const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';

type Screens = ReadonlyMap<string, RegExp>;

const accountScreens: Screens = new Map([
  ['/auth/register', /^Register/],
  ['/auth/login', /^Login/],
]);

const learnerScreens: Screens = new Map([
  ['/learner/dashboard', /welcome/i],
  ['/subjects/sub-4-maths/learnertopics', /Mathematics/],
  [topic, /Fractions/],
  [activity, /Halves, quarters and eighths/],
]);

const question = (number: number) => new RegExp(String.raw`^Question ${number}\b`);
const option = (role: 'radio' | 'checkbox', name: string, number: number): Target => ({
  role,
  name,
  group: question(number),
});
const blank = (number: number): Target => ({
  role: 'textbox',
  name: `Blank ${number} of 3`,
  group: question(4),
});
const textAnswer: Target = { role: 'textbox', name: /3\/8/, group: question(5) };
const multiples = ['12', '18', '24'];
const blanks = ['100', '1000', '200'];
/** More lines than the text area shows initially. */
const lines = ['Take a bar.', 'Cut it in 8.', '4 of them', 'are a half,', 'and 3 < 4.'];
const score: Target = { role: 'heading', name: /3\.67/ };

async function signIn(user: User): Promise<void> {
  await user.open('/auth/login');
  await user.enterText({ role: 'textbox', name: 'Email or username' }, 'lwazi');
  await user.enterText({ role: 'textbox', name: 'Password' }, 'Learn2code!');
  await user.expectNoOverflow();
  await user.press('Enter');
  await user.see({ role: 'heading', name: /welcome/i });
  await user.expectNoOverflow();
}

async function answerQuestions(user: User): Promise<void> {
  await user.open(activity);
  await user.choose(option('radio', 'True', 1));
  await user.reach(option('radio', '2/4', 2));
  await user.press('ArrowDown');
  await user.see(option('radio', '2/3', 2), ({ isChecked }) => isChecked);
  await user.press('ArrowUp');
  for (const multiple of multiples) await user.choose(option('checkbox', multiple, 3));
  for (const [index, text] of blanks.entries()) await user.enterText(blank(index + 1), text);
  await user.reach(textAnswer);
  await typeLines(user);
  await user.see({ role: 'region', name: 'Hand in' }, ({ text }) => /\bSaved\b/.test(text));
  await user.expectNoOverflow();
}

async function typeLines(user: User): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await user.press('Enter');
    await user.type(line);
  }
  await user.see(textAnswer, ({ value, isCutOff }) => value === lines.join('\n') && !isCutOff);
}

async function expectAnswers(user: User): Promise<void> {
  await user.see(option('radio', 'True', 1), ({ isChecked }) => isChecked);
  await user.see(option('radio', '2/4', 2), ({ isChecked }) => isChecked);
  for (const number of ['12', '20', '18', '24']) {
    await user.see(
      option('checkbox', number, 3),
      ({ isChecked }) => isChecked === multiples.includes(number),
    );
  }
  for (const [index, text] of blanks.entries()) {
    await user.see(blank(index + 1), ({ value }) => value === text);
  }
  await user.see(textAnswer, ({ value }) => value === lines.join('\n'));
}

async function submit(user: User): Promise<void> {
  await user.click({ role: 'button', name: 'Submit Activity' });
  await user.see(score);
  await user.see({ role: 'group', name: question(5) });
  await user.expectNoOverflow();
}

async function expectNoOverflowOn(user: User, screens: Screens): Promise<void> {
  for (const [path, name] of screens) {
    await user.open(path);
    await user.see({ role: 'heading', name });
    await user.expectNoOverflow();
  }
}

export async function runCoreFlow(user: User): Promise<void> {
  await user.step('checking the account pages in a window of 360 pixels', async () => {
    await user.resize(360, 740);
    await expectNoOverflowOn(user, accountScreens);
  });
  await user.resize(1280, 900);
  await user.step('signing in', () => signIn(user));
  await user.step('answering all five types with the keyboard', () => answerQuestions(user));
  await user.step('checking the answers after a reload', async () => {
    await user.reload();
    await expectAnswers(user);
  });
  await user.step('submitting', () => submit(user));
  await user.step('checking the screens in a window of 360 pixels', async () => {
    await user.resize(360, 740);
    await user.see(score);
    await user.expectNoOverflow();
    await expectNoOverflowOn(user, learnerScreens);
  });
}
