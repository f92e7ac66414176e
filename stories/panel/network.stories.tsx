import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../visit.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Network' });

const slowRefusal = {
  operation: 'listTerms',
  status: 409,
  delay: 20,
  message: 'The terms are locked.',
  code: 'locked',
} as const;

export const Faults = meta.story({
  ...panelStory({
    tab: 'network',
    given: (backend) => {
      backend.faults.add(
        { operation: 'submitActivityAnswers', status: 503, times: 1 },
        { operation: 'Terms', delay: 'never' },
        { operation: '*', status: 429, chance: 0.2 },
      );
      backend.faults.take('listTerms');
      backend.setEnvironment({ connection: { latency: 400, jitter: 150, isOffline: false } });
    },
  }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    const used = await canvas.findByRole('listitem', { name: /submitActivityAnswers/ });
    await expect(used).toHaveTextContent('503');
    await expect(canvas.getByText('400 ms')).toBeVisible();
  },
});

/** Part of a name, then Enter twice: the next call fails. */
export const AddFault = meta.story({
  ...panelStory({ tab: 'network' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Operation', { selector: 'input' }), 'submitact');
    await userEvent.keyboard('{Enter}{Enter}');
    const added = await canvas.findByRole('listitem', { name: /submitActivityAnswers/ });
    await expect(within(added).getByText(/Waiting/)).toBeVisible();
  },
});

/** The form cannot show all properties of a fault from the console: it keeps those that are not changed. */
export const EditCount = meta.story({
  ...panelStory({
    tab: 'network',
    given: (backend) => {
      backend.faults.add({ ...slowRefusal, times: 1 });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the fault of listTerms' }));
    await userEvent.click(canvas.getByRole('radio', { name: '3 ×' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save fault' }));
    await expect(await canvas.findByText('Fault saved: listTerms.')).toBeVisible();
    const { faults } = await storyBackend();
    await expect(faults.all()).toMatchObject([{ ...slowRefusal, times: 3 }]);
  },
});

/** The pressed button disappears with its row: the focus returns to the control before it. */
export const RemoveFault = meta.story({
  ...panelStory({
    tab: 'network',
    given: (backend) => {
      backend.faults.add({ operation: 'listTerms', status: 500 }, { operation: 'listGrades', status: 500 });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the fault of listTerms' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the fault of listGrades' }));
    await expect(await canvas.findByText('Fault removed: listGrades.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit the fault of listTerms' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save fault' }));
    await expect(await canvas.findByText('Fault saved: listTerms.')).toBeVisible();
    await expect(canvas.queryByText('Fault removed: listGrades.')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit the fault of listTerms' })).toHaveFocus(),
    );
  },
});

/** The next call is refused, and so is the renewal of the session. */
export const SessionExpires = meta.story({
  ...panelStory({ tab: 'network' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Session expires' }));
    await canvas.findByText('Session expires: faults added.');
    for (const operation of ['refreshAuthToken', '*']) {
      const fault = await canvas.findByRole('listitem', { name: operation });
      await expect(fault).toHaveTextContent(/401.*once/);
    }
  },
});
