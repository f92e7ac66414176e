import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';
import {
  findsForbidden,
  findsLongTexts,
  findsMissing,
  findsNoConnection,
  findsServerDown,
  forbidden,
  longTexts,
  missing,
  noConnection,
  serverDown,
} from '../common-states.ts';

const meta = preview.meta({ title: 'Screens/Parent/Data' });

const at = '/parent/data/lrn-lwazi';

export const Loaded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'What we keep about Lwazi' });
    const actions = within(canvas.getByRole('main')).getAllByRole('button');
    await expect(actions.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Print or save as PDF',
      'Download as JSON',
    ]);
    const record = within(canvas.getByRole('region', { name: 'Record' }));
    await expect(record.getByText(/^\d{4}-03-14$/)).toBeVisible();
    const consent = within(canvas.getByRole('region', { name: 'Consent' }));
    await expect(consent.getByText('Naledi Khumalo')).toBeVisible();
    await expect(consent.getByText(/^2025-01-10 \d\d:05/)).toBeVisible();
    await expect(consent.getByText('2025-05')).toBeVisible();
    await expect(consent.getByText(/^We keep your child’s name, date of birth and grade/)).toBeVisible();
    const plan = within(canvas.getByRole('region', { name: 'Running plan' }));
    await expect(plan.getByText('R199.50')).toBeVisible();
    const parents = within(canvas.getByRole('region', { name: 'Parents and guardians' }));
    await expect(parents.getByText('Mother, primary parent')).toBeVisible();
    const results = within(canvas.getByRole('region', { name: 'Results' }));
    await expect(results.getAllByText('26')[0]).toBeVisible();
    await expect(
      within(results.getByRole('table', { name: 'Every attempt' })).getAllByRole('row'),
    ).toHaveLength(27);
  },
});

/** The primary parent can delete the child on the dashboard; the page lists what is deleted as well. */
export const PrimaryParent = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas }) => {
    const deletion = within(await canvas.findByRole('region', { name: 'Delete this data' }));
    await expect(deletion.getByText(/all results and saved answers, the plans/)).toBeVisible();
    await expect(deletion.getByRole('link', { name: 'Go to the dashboard to delete' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    );
    await expect(deletion.queryByRole('link', { name: 'Ask by email' })).toBeNull();
  },
});

/** Another parent can only end the link (D-088); a prepared message asks the office to delete the child. */
export const SecondParent = meta.story({
  ...visit({ at, as: 'johan' }),
  play: async ({ canvas }) => {
    const deletion = within(await canvas.findByRole('region', { name: 'Delete this data' }));
    await expect(deletion.getByText(/^Naledi Khumalo, the primary parent, can delete Lwazi\./)).toBeVisible();
    const email = new URL(deletion.getByRole<HTMLAnchorElement>('link', { name: 'Ask by email' }).href);
    await expect(email.pathname).toBe('office@springbyte.test');
    await expect(email.searchParams.get('subject')).toBe('Please delete the data of Lwazi Khumalo');
    await expect(email.searchParams.get('body')).toMatch(/about Lwazi Khumalo\. .* Johan Khumalo$/);
    const chat = new URL(deletion.getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' }).href);
    await expect(chat.searchParams.get('text')).toMatch(/Lwazi Khumalo/);
  },
});

/** A child without plan, results and recorded consent. */
export const LittleData = meta.story({
  ...visit({ at: '/parent/data/lrn-zola', as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'What we keep about Zola' });
    await expect(canvas.getByText('No consent was recorded when Zola was added.')).toBeVisible();
    await expect(canvas.getByText('Zola has no running plan.')).toBeVisible();
    await expect(canvas.getByText('Zola has not handed in an activity.')).toBeVisible();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getLearner', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the data…');
  },
});

/** If one request fails, the page shows no data: an export must be complete. */
export const LoadingRetried = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getActiveSubscription', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load the data.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'What we keep about Lwazi' });
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({ at, as: 'naledi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const NoAccess = meta.story({
  ...visit({ at, as: 'naledi', fault: forbidden }),
  tags: ['no-access'],
  play: findsForbidden,
});

export const NotFound = meta.story({
  ...visit({ at, as: 'naledi', fault: missing }),
  tags: ['not-found'],
  play: findsMissing,
});

export const LongText = meta.story({
  ...visit({ at, as: 'naledi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});
