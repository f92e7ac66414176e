import type { Target } from './page.ts';
import type { Person } from './user.ts';

const topic = '/topics/top-4-fractions/learner-activities';
const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';

/** Screens by path, with the words of their headings. */
type Screens = ReadonlyMap<string, RegExp>;

const accountScreens: Screens = new Map([
  ['/auth/register', /^Register/],
  ['/auth/login', /^Login/],
]);

/** Those on the way to the questions. */
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
const ownWords: Target = { role: 'textbox', name: /3\/8/, group: question(5) };
const multiples = ['12', '18', '24'];
const blanks = ['100', '1000', '200'];
/** More lines than a text area has at first. */
const lines = ['Take a bar.', 'Cut it in 8.', '4 of them', 'are a half,', 'and 3 < 4.'];
const score: Target = { role: 'heading', name: /3\.67/ };

async function signIn(person: Person): Promise<void> {
  await person.open('/auth/login');
  await person.write({ role: 'textbox', name: 'Email or username' }, 'lwazi');
  await person.write({ role: 'textbox', name: 'Password' }, 'Learn2code!');
  await person.expectNoOverflow();
  await person.press('Enter');
  await person.see({ role: 'heading', name: /welcome/i });
  await person.expectNoOverflow();
}

/** One question of each type: true or false, one of several, several of several, blanks, own words. */
async function answer(person: Person): Promise<void> {
  await person.open(activity);
  await person.choose(option('radio', 'True', 1));
  await person.reach(option('radio', '2/4', 2));
  await person.press('ArrowDown');
  await person.see(option('radio', '2/3', 2), ({ isChecked }) => isChecked);
  await person.press('ArrowUp');
  for (const multiple of multiples) await person.choose(option('checkbox', multiple, 3));
  for (const [index, text] of blanks.entries()) await person.write(blank(index + 1), text);
  await person.reach(ownWords);
  await writeLines(person);
  await person.see({ role: 'region', name: 'Hand in' }, ({ text }) => /\bSaved\b/.test(text));
  await person.expectNoOverflow();
}

/** The text area grows with what is written in it. */
async function writeLines(person: Person): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await person.press('Enter');
    await person.type(line);
  }
  await person.see(ownWords, ({ value, isCutOff }) => value === lines.join('\n') && !isCutOff);
}

async function expectAnswers(person: Person): Promise<void> {
  await person.see(option('radio', 'True', 1), ({ isChecked }) => isChecked);
  await person.see(option('radio', '2/4', 2), ({ isChecked }) => isChecked);
  for (const number of ['12', '20', '18', '24']) {
    await person.see(
      option('checkbox', number, 3),
      ({ isChecked }) => isChecked === multiples.includes(number),
    );
  }
  for (const [index, text] of blanks.entries()) {
    await person.see(blank(index + 1), ({ value }) => value === text);
  }
  await person.see(ownWords, ({ value }) => value === lines.join('\n'));
}

async function handIn(person: Person): Promise<void> {
  await person.click({ role: 'button', name: 'Submit Activity' });
  await person.see(score);
  await person.see({ role: 'group', name: question(5) });
  await person.expectNoOverflow();
}

async function expectNoOverflowOn(person: Person, screens: Screens): Promise<void> {
  for (const [path, name] of screens) {
    await person.open(path);
    await person.see({ role: 'heading', name });
    await person.expectNoOverflow();
  }
}

/** What has to work in every browser: a learner signs in, answers, comes back, submits and sees the score. */
export async function walk(person: Person): Promise<void> {
  await person.step('looking at the account pages in a window of 360 pixels', async () => {
    await person.resize(360, 740);
    await expectNoOverflowOn(person, accountScreens);
  });
  await person.resize(1280, 900);
  await person.step('signing in', () => signIn(person));
  await person.step('answering all five types with the keyboard', () => answer(person));
  await person.step('finding the answers again after a reload', async () => {
    await person.reload();
    await expectAnswers(person);
  });
  await person.step('submitting', () => handIn(person));
  await person.step('looking at the screens in a window of 360 pixels', async () => {
    await person.resize(360, 740);
    await person.see(score);
    await person.expectNoOverflow();
    await expectNoOverflowOn(person, learnerScreens);
  });
}
