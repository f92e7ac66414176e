import { expect, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

/** The side menu by role; navigation.stories.tsx shows that of a learner. */
const meta = preview.meta({ title: 'Screens/Shell/Side menu' });

const links = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const grades = Array.from({ length: 8 }, (_, index) => [
  `${index + 1}Grade ${index + 1}`,
  `/grades/grd-${index + 1}/subjects`,
]);
const manage = [
  ['Dashboard', '/admin/dashboard'],
  ['Manage Grades', '/admin/grade-setup'],
  ['Manage Terms', '/admin/terms'],
  ['My submissions', '/submissions'],
];

async function gradeMenu({ canvas }: Pick<PlayContext, 'canvas'>, name: string) {
  const menu = await canvas.findByRole('navigation', { name });
  await within(menu).findByRole('link', { name: 'Grade 8' });
  return menu;
}

/** The grades (SHELL-020), then the pages to manage (SHELL-021). /admin/users shows the dashboard's screen (D-042). */
export const Admin = meta.story({
  ...visit({ at: '/admin/users', as: 'thandi' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    const menu = await gradeMenu({ canvas }, 'Thandi Nkosi');
    await expect(links(menu)).toEqual([...grades, ...manage]);
    await expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // The first section is close to the name; the others have a gap above.
    const top = (name: string) => within(menu).getByRole('heading', { name }).getBoundingClientRect().top;
    await expect(top('Grades') - top('Thandi Nkosi')).toBeLessThan(36);
  },
});

/** A Moderator has the same menu, although three of the guards admit only an Admin (D-043). */
export const Moderator = meta.story({
  ...visit({ at: '/admin/campus', as: 'aisha' }),
  tags: ['no-access'],
  play: async ({ canvas, userEvent }) => {
    const menu = await gradeMenu({ canvas }, 'Aisha Patel');
    await expect(links(menu)).toEqual([...grades, ...manage]);
    await userEvent.click(within(menu).getByRole('link', { name: 'Manage Terms' }));
    await canvas.findByRole('heading', { level: 1, name: 'Access Denied' });
  },
});

/** On the page of its subjects, a grade is the current page. */
export const GradeIsMarked = meta.story({
  ...visit({ at: '/grades/grd-4/subjects', as: 'aisha' }),
  play: async ({ canvas }) => {
    const menu = await gradeMenu({ canvas }, 'Aisha Patel');
    await expect(within(menu).getByRole('link', { name: 'Grade 4' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.querySelectorAll('[aria-current]')).toHaveLength(1);
  },
});
export const GradeOfATopicIsMarked = meta.story({
  ...visit({ at: '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activities', as: 'aisha' }),
  play: async ({ canvas }) => {
    const menu = await gradeMenu({ canvas }, 'Aisha Patel');
    await expect(within(menu).getByRole('link', { name: 'Grade 4' })).toHaveAttribute('aria-current', 'true');
  },
});

const unusualGrades = ({ db }: Backend) => {
  db.grades.update('grd-2', { title: 'Grade 10' });
  db.grades.update('grd-3', { title: 'Reception' });
  db.grades.update('grd-5', { title: 'Grade 5 with additional mathematics and afternoon care' });
};

/** Grade 2 comes before Grade 10; a grade without a number has its initial; a long title wraps (SHELL-020). */
export const UnusualTitles = meta.story({
  ...visit({ at: '/admin/campus', as: 'thandi', given: unusualGrades }),
  play: async ({ canvas }) => {
    const menu = await gradeMenu({ canvas }, 'Thandi Nkosi');
    const names = links(menu).map(([name]) => name);
    await expect(names.slice(0, 8)).toEqual([
      '1Grade 1',
      '4Grade 4',
      '5Grade 5 with additional mathematics and afternoon care',
      '6Grade 6',
      '7Grade 7',
      '8Grade 8',
      '10Grade 10',
      'RReception',
    ]);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** A new school has no grades: the menu links to the page that creates them. */
export const NoGrades = meta.story({
  ...visit({ at: '/admin/campus', as: 'thandi', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Thandi Nkosi' });
    await waitFor(() => expect(links(menu)).toEqual(manage));
    await waitFor(() => expect(within(menu).queryByRole('heading', { name: 'Grades' })).toBeNull());
  },
});

export const GradesLoading = meta.story({
  ...visit({ at: '/admin/campus', as: 'thandi', fault: { operation: 'listGrades', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading grades…');
    await expect(canvas.getByRole('link', { name: 'Manage Grades' })).toBeVisible();
  },
});

/** The request for the grades fails: the fixed links and the page work, and a small button retries. */
export const GradesFailed = meta.story({
  ...visit({ at: '/admin/campus', as: 'thandi', fault: { operation: 'listGrades', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The grades did not load.');
    await expect(canvas.getByRole('link', { name: 'Manage Grades' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Grade 8' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Grades' })).toHaveFocus());
  },
});

/** The pages of the role, then the grades (D-264). */
export const Tutor = meta.story({
  ...visit({ at: '/tutor/dashboard', as: 'sipho' }),
  play: async ({ canvas }) => {
    const menu = await gradeMenu({ canvas }, 'Sipho Dlamini');
    const pages = ['Home', 'Dashboard', 'Profile', 'Lesson', 'Learners', 'Session', 'My submissions'];
    await expect(links(menu).map(([name]) => name)).toEqual([...pages, ...grades.map(([name]) => name)]);
  },
});
export const ContentAdmin = meta.story({
  ...visit({ at: '/admin/moderation/queue', as: 'pieter' }),
  play: async ({ canvas }) => {
    const menu = await gradeMenu({ canvas }, 'Pieter Botha');
    const pages = ['Home', 'Moderation', 'Profile', 'My submissions'];
    await expect(links(menu).map(([name]) => name)).toEqual([...pages, ...grades.map(([name]) => name)]);
  },
});

/** Other roles have neither grades nor subjects (SHELL-023). */
const ownMenu = (as: string, name: string, pages: string[], at = '/home') => ({
  ...visit({ at, as }),
  play: async ({ canvas }: PlayContext) => {
    const menu = await canvas.findByRole('navigation', { name });
    await expect(links(menu).map(([text]) => text)).toEqual(pages);
  },
});

export const Parent = meta.story(
  ownMenu('naledi', 'Naledi Khumalo', ['Home', 'Dashboard', 'Profile'], '/parent/dashboard'),
);
export const ParentOnAChildsProfile = meta.story({
  ...visit({ at: '/parent/child-profile?learnerId=lrn-lwazi', as: 'naledi' }),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Naledi Khumalo' }));
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'true');
  },
});
export const Teacher = meta.story(
  ownMenu('grace', 'Grace Mokoena', ['Home', 'Dashboard'], '/tutor/dashboard'),
);

/** A user without a name (SHELL-017). */
export const WithoutName = meta.story({
  ...visit({
    at: '/admin/campus',
    as: 'thandi',
    given: ({ db }) => {
      db.users.update('usr-thandi', { name: '', surname: '' });
    },
  }),
  play: async ({ canvas }) => {
    await gradeMenu({ canvas }, 'Your Menu');
  },
});

/** The menu takes two of twelve columns, with a minimum and a maximum width (D-248). */
const withWindowWidth = (width: number, column: number) => ({
  ...visit({ at: '/admin/campus', as: 'thandi' }),
  parameters: {
    ...visit({ at: '/admin/campus', as: 'thandi' }).parameters,
    viewport: {
      options: { sized: { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } } },
    },
  },
  globals: { viewport: { value: 'sized' } },
  play: async ({ canvas }: PlayContext) => {
    const menu = await canvas.findByRole('navigation', { name: 'Thandi Nkosi' });
    await expect(innerWidth).toBe(width);
    // Includes the border.
    await expect(Math.round(menu.getBoundingClientRect().width) + 2).toBe(column);
  },
});
export const ColumnOnATablet = meta.story(withWindowWidth(768, 208));
export const ColumnOnADesktop = meta.story(withWindowWidth(1440, 238));
export const ColumnOnALargeScreen = meta.story(withWindowWidth(1920, 264));

/** On a small screen the menu is in a drawer, which closes when a grade is chosen (SHELL-014). */
export const AdminOnAPhone = meta.story({
  ...visit({ at: '/admin/users', as: 'thandi' }),
  tags: ['interaction'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your menu' }));
    const drawer = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Your menu' });
    await userEvent.click(await within(drawer).findByRole('link', { name: 'Grade 4' }));
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await canvas.findByRole('heading', { level: 1, name: 'Subjects of Grade 4' });
  },
});
export const DrawerOnAPhone = meta.story({
  ...visit({ at: '/admin/users', as: 'thandi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your menu' }));
    const drawer = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Your menu' });
    await within(drawer).findByRole('link', { name: 'Manage Terms' });
    await waitFor(() => expect(drawer.getBoundingClientRect()).toMatchObject({ x: 0, width: 288 }));
  },
});
