import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { leaveDateIncomplete } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Promotions',
  ...visit({ at: '/admin/subscription-plans?form=pln-full-access', as: 'thandi' }),
});

/** A promotion covers whole days in school time, including the last one; without a last day it has no end. */
export const PromotionAdded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await canvas.findByText('Winter special');
    await expect(canvas.getByText('2025-05-01').parentElement).toHaveTextContent('2025-05-01 to 2025-05-30');
    await expect(canvas.getByText(/until 30 May/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off Winter special' }));
    await canvas.findByRole('button', { name: 'Turn on Winter special' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add promotion' }));
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Spring');
    await userEvent.click(canvas.getByRole('button', { name: 'Add promotion' }));
    await canvas.findByText('Discount is required.');
    await userEvent.type(canvas.getByLabelText('Discount (%)'), '12.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Add promotion' }));
    await page.findByText('Promotion added');
    await canvas.findByText('12.5% off');
    await expect(db.promotions.where('name', 'Spring')).toMatchObject([
      { planId: 'pln-full-access', discountPercent: 12.5, isActive: true, endDate: null },
    ]);
  },
});

/** The price goes back at once; the dates stay. */
export const PromotionRetired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire Winter special' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Retire the promotion?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Retire' }));
    await page.findByText('Winter special is retired');
    await canvas.findByRole('button', { name: 'Turn on Winter special' });
    await expect(canvas.queryByRole('button', { name: 'Retire Winter special' })).toBeNull();
  },
});

/** Each value is outside its limits. */
export const ValuesRefused = meta.story({
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add promotion' }));
    await userEvent.type(await canvas.findByLabelText('Discount (%)'), '0');
    await leaveDateIncomplete(canvas.getByLabelText(/^First day/));
    await userEvent.type(canvas.getByLabelText(/^Last day/), '1850-05-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Add promotion' }));
    await canvas.findByText('Must be above 0 and at most 100.');
    await canvas.findByText('Please complete the date.');
    await canvas.findByText('Please check the year.');
  },
});

export const EndsBeforeItStarts = meta.story({
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add promotion' }));
    await userEvent.type(await canvas.findByLabelText('Discount (%)'), '10');
    await userEvent.type(canvas.getByLabelText(/^First day/), '2025-06-14');
    await userEvent.type(canvas.getByLabelText(/^Last day/), '2025-06-13');
    await userEvent.click(canvas.getByRole('button', { name: 'Add promotion' }));
    await canvas.findByText('The last day is before the first.');
  },
});

/** A promotion whose last day is in the past needs a confirmation. */
export const PromotionInThePast = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add promotion' }));
    await userEvent.type(await canvas.findByLabelText('Discount (%)'), '12.5');
    await userEvent.type(canvas.getByLabelText(/^Last day/), '2020-05-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Add promotion' }));
    const confirmation = await page.findByRole('alertdialog', { name: 'Add a promotion that has ended?' });
    await expect(confirmation).toHaveTextContent('Its last day would be 2020-05-14');
    const before = db.promotions.all().length;
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Change the date' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(db.promotions.all()).toHaveLength(before);
  },
});
