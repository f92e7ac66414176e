import { expect, waitFor, within } from 'storybook/test';
import type { CallLog } from '#mocks/control/calls/call-log.ts';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Requests' });

const json = { 'Content-Type': 'application/json' };

function recordCalls(record: CallLog['record']): void {
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
}

/** A response that lacks a property of its schema. The details begin with the verdict. */
export const Deviation = meta.story({
  ...panelStory({ tab: 'requests', calls: recordCalls }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('listGrades'));
    await expect(await canvas.findByText('/0/title')).toBeVisible();
    await expect(document.body).not.toHaveTextContent('Learn2code!');
  },
});

/** On a phone, the tab scrolls, so that neither the list nor the details are squeezed. */
export const Narrow = meta.story({
  ...panelStory({ tab: 'requests', calls: recordCalls, isNarrow: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('listGrades'));
    const details = await canvas.findByRole('tabpanel', { name: /Contract/ });
    await expect(details.clientHeight).toBeGreaterThan(80);
    await expect(canvas.getByRole('listbox', { name: 'Requests' }).clientHeight).toBeGreaterThan(80);
  },
});

/** By keyboard: a tooltip names a button that has only an icon, and a closed request returns the focus to its row. */
export const Keyboard = meta.story({
  ...panelStory({ tab: 'requests', calls: recordCalls }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('listGrades');
    (await canvas.findByRole('tab', { name: /Requests/ })).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the list' })).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Clear the list');
    await userEvent.click(canvas.getByText('listGrades'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the request' }));
    await waitFor(() => expect(canvas.getByRole('option', { name: /listGrades/ })).toHaveFocus());
    await expect(canvas.queryByRole('tabpanel', { name: /Contract/ })).toBeNull();
    await userEvent.click(canvas.getByText('listGrades'));
    await userEvent.click(await canvas.findByRole('tab', { name: 'Headers' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tab', { name: 'Headers' })).toBeNull());
  },
});
