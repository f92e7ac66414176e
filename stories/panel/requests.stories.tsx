import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Requests' });

const json = { 'Content-Type': 'application/json' };

/** A response that lacks a property of its schema. The details begin with the verdict. */
export const Deviation = meta.story({
  ...panelStory({
    tab: 'requests',
    calls: (record) => {
      const body = JSON.stringify([{ id: 'grd-1' }]);
      record(new Request(new URL('/api/grades', location.origin)))({
        response: new Response(body, { headers: json }),
      });
      const login = JSON.stringify({ userNameOrEmail: 'lwazi', password: 'Learn2code!' });
      record(
        new Request(new URL('/api/auth/login', location.origin), {
          method: 'POST',
          body: login,
          headers: json,
        }),
      )({ response: Response.json({ message: 'Wrong password.' }, { status: 401 }) });
    },
  }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('listGrades'));
    await expect(await canvas.findByText('/0/title')).toBeVisible();
    await expect(document.body).not.toHaveTextContent('Learn2code!');
  },
});
