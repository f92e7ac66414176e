import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';
import { findsNoConnection, noConnection } from '../common-states.ts';

const at = '/learner/face';

const meta = preview.meta({
  title: 'Screens/Learner/Avatar',
});

const findOption = async ({ canvas }: Pick<PlayContext, 'canvas'>, group: string, name: string) =>
  within(await canvas.findByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', {
    name,
  });

async function choose(context: PlayContext, group: string, name: string) {
  await context.userEvent.click(await findOption(context, group, name));
}

const save = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    await expect(await findOption(context, 'Skin', 'Dark brown')).toBeChecked();
    await expect(await findOption(context, 'Hair or headscarf', 'Short hair')).toBeChecked();
    await expect(await findOption(context, 'Glasses', 'No glasses')).toBeChecked();
    await expect(await findOption(context, 'Your hoodie', 'Yellow')).toBeChecked();
    await expect(await findOption(context, 'Pronk’s hoodie', 'Indigo')).toBeChecked();
  },
});

/** Without a stored avatar, a suggestion is selected; the menu shows initials until it is saved. */
export const NotChosenYet = meta.story({
  ...visit({ at, as: 'kabelo' }),
  play: async (context) => {
    await expect(await findOption(context, 'Hair or headscarf', 'Locs')).toBeChecked();
    const menu = await context.canvas.findByRole('navigation', { name: 'Kabelo Molefe' });
    await waitFor(() => expect(menu).toHaveTextContent('KM'));
    // An incomplete profile does not prevent saving.
    await save(context);
    await waitFor(() => expect(page.getByText('This is you now.')).toBeVisible());
    await waitFor(() => expect(menu).not.toHaveTextContent('KM'));
  },
});

/** The learner can choose the colour of a headscarf; with No hair there is no choice of colour. */
export const Headscarf = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Hair or headscarf', 'Headscarf');
    await choose(context, 'Colour of your headscarf', 'Purple');
    await expect(canvas.queryByRole('radiogroup', { name: 'Colour of your hair' })).toBeNull();
    await choose(context, 'Hair or headscarf', 'No hair');
    await expect(canvas.queryByRole('radiogroup', { name: /^Colour/ })).toBeNull();
    await choose(context, 'Hair or headscarf', 'Headscarf');
    await expect(await findOption(context, 'Colour of your headscarf', 'Purple')).toBeChecked();
  },
});

/** The learner chooses and saves by keyboard; the menu then shows the saved avatar. */
export const Saved = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async (context) => {
    const { userEvent } = context;
    (await findOption(context, 'Glasses', 'No glasses')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await findOption(context, 'Glasses', 'Round glasses')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByText('This is you now.')).toBeVisible());
    const menu = await context.canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    await waitFor(() => expect(menu.querySelector('use[href$="#glasses-round"]')).not.toBeNull());
  },
});

export const SurpriseMe = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const yellow = await findOption(context, 'Your hoodie', 'Yellow');
    await userEvent.click(canvas.getByRole('button', { name: 'Surprise me' }));
    await expect(yellow).not.toBeChecked();
    await expect(await findOption(context, 'Skin', 'Dark brown')).toBeChecked();
    await canvas.findByText(/^You: dark brown skin, .+ hoodie\. Pronk: .+ hoodie\.$/);
  },
});

export const SavingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'updateLearner', status: 500 } }),
  tags: ['failed', 'phone'],
  play: async (context) => {
    await choose(context, 'Your hoodie', 'Teal');
    await save(context);
    const alert = await context.canvas.findByText('Your face was not saved.');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    await expect(await findOption(context, 'Your hoodie', 'Teal')).toBeChecked();
  },
});

export const Saving = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'updateLearner', delay: 'never' } }),
  play: async (context) => {
    await choose(context, 'Your hoodie', 'Teal');
    await save(context);
    await context.canvas.findByRole('button', { name: 'Saving…' });
    await expect(context.canvas.getByRole('button', { name: 'Surprise me' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getMyLearnerProfile', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your face…');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getMyLearnerProfile', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load your face.' });
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'lwazi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});
