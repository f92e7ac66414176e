import { expect, screen as page, waitFor, within } from 'storybook/test';
import { sendPendingDeletion } from '#components/list/undo/pending-deletion.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import {
  findsLongTexts,
  findsManyRows,
  findsNoConnection,
  longTexts,
  manyRows,
  noConnection,
  noResponse,
} from '../common-states.ts';

const at = '/admin/subscription-plans';
const edit = `${at}?form=pln-full-access`;

const findTable = (canvas: PlayContext['canvas']) =>
  canvas.findByRole('table', { name: 'Subscription Plans' });
const findForm = async (name = 'Edit plan') => within(await page.findByRole('dialog', { name }));

function removePlans({ db }: Backend) {
  for (const { id } of db.promotions.all()) db.promotions.remove(id);
  for (const { id } of db.plans.all()) db.plans.remove(id);
}

const meta = preview.meta({
  title: 'Screens/Admin/Plans',
  ...visit({ at, as: 'thandi' }),
});

/** Sorted by position, then by name; prices have the currency (ADM-010, ADM-030, ADM-032). */
export const Loaded = meta.story({
  tags: ['phone'],
  play: async ({ canvas }) => {
    const list = within(await findTable(canvas));
    await expect(list.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Order',
      'Plan',
      'Price',
      'Term',
      'Status',
      'Actions',
    ]);
    const rows = list.getAllByRole('row').slice(1);
    await expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, 2)
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['1', 'R199.5'],
      ['1', 'R199.5'],
      ['2', 'R1999'],
      ['3', 'R89'],
      ['4', 'R149'],
    ]);
    await expect(list.getAllByRole('rowheader')[0]).toHaveTextContent('Coding Content');
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi', given: removePlans }),
  tags: ['empty'],
  play: async ({ canvas }) => void (await canvas.findByText('No plans yet.')),
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listPlans', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => void (await canvas.findByText('Failed to load plans')),
});

/** Each change updates the VAT and the preview of the plan. */
export const Edit = meta.story({
  ...visit({ at: edit, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const form = await findForm();
    await form.findByText('R1999.00 = R1738.26 + R260.74 VAT');
    await userEvent.click(form.getByLabelText('Price includes VAT'));
    await form.findByText('R1999.00 + R299.85 VAT = R2298.85');
    const parentsView = within(canvas.getByRole('region', { name: 'Preview, as a parent sees it' }));
    // The price includes the current promotion.
    await parentsView.findByText('R1839.08');
    await userEvent.click(form.getByLabelText(/UnlocksUsageLimit/));
    await parentsView.findByText('Limited to 3 activities a day');
  },
});

/** Features are typed one per line; entitlements are sent as a sum (ADM-031). */
export const Created = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    const form = await findForm('New plan');
    await expect(form.getByLabelText('Term')).toHaveValue('Monthly');
    await userEvent.type(form.getByLabelText('Plan name'), 'Weekend Coding');
    await userEvent.clear(form.getByLabelText('Price'));
    await userEvent.type(form.getByLabelText('Price'), '249.5');
    await userEvent.type(form.getByLabelText(/^Features/), 'Robots{Enter}Games');
    await userEvent.click(form.getByLabelText(/ClassesAccess/));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await page.findByText('Plan created');
    await canvas.findByRole('rowheader', { name: 'Weekend Coding' });
    await expect(db.plans.where('planName', 'Weekend Coding')).toMatchObject([
      { price: 249.5, featuresJson: '["Robots","Games"]', entitlements: 2, status: 0, durationDays: 30 },
    ]);
  },
});

/** A name that is too short gets a field error and the focus (VAL-014). */
export const Invalid = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ userEvent }) => {
    const form = await findForm('New plan');
    await userEvent.type(form.getByLabelText('Plan name'), 'A');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Must be at least 2 characters.');
    await expect(form.getByLabelText('Plan name')).toHaveFocus();
  },
});

/** Each required field has a message (VAL-014). */
export const NothingFilledIn = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ userEvent }) => {
    const form = await findForm('New plan');
    for (const label of ['Price', 'VAT rate (%)', 'Order', 'Term', 'Days']) {
      await userEvent.clear(form.getByLabelText(label));
    }
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    for (const message of [
      'Plan name is required.',
      'Price is required.',
      'VAT rate is required.',
      'Order is required.',
      'Term is required.',
      'Days are required.',
    ]) {
      await form.findByText(message);
    }
  },
});

/** Each value breaks a rule of its field. */
export const ValuesRefused = meta.story({
  ...visit({ at: edit, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ userEvent }) => {
    const form = await findForm();
    for (const [field, value, message] of [
      [
        'Plan name',
        'Full \u202EAccess',
        'Remove the hidden characters that change the direction of the text.',
      ],
      ['Price', '199.505', 'No more than two decimals.'],
      ['VAT rate (%)', '150', 'Must be 100 or less.'],
      ['Order', '1.5', 'Must be a whole number.'],
      ['Days', '-1', 'Must be 0 or more.'],
      [/^Features/, 'Robots\n'.repeat(101), 'No more than 100 features.'],
      [/^Features/, 'Robots '.repeat(30), 'A line is too long.'],
    ] as const) {
      await userEvent.clear(form.getByLabelText(field));
      await paste({ userEvent }, form.getByLabelText(field), value);
      await userEvent.tab();
      await form.findByText(message);
    }
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByLabelText('Plan name')).toHaveFocus());
  },
});

/** Letters in the price cause a field error, and no VAT is computed. */
export const LettersInThePrice = meta.story({
  ...visit({ at: edit, as: 'thandi' }),
  tags: ['invalid'],
  play: async ({ userEvent }) => {
    const form = await findForm();
    await userEvent.clear(form.getByLabelText('Price'));
    await userEvent.type(form.getByLabelText('Price'), '1e3');
    await userEvent.clear(form.getByLabelText('VAT rate (%)'));
    await userEvent.type(form.getByLabelText('VAT rate (%)'), 'none');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByLabelText('Price')).toBeInvalid());
    await expect(form.getByLabelText('Price')).toHaveValue('1e3');
    await expect(form.queryByText(/\+ .* VAT/)).toBeNull();
  },
});

/** Another plan has the typed plan code: the alert asks for another code. */
export const CodeTaken = meta.story({
  ...visit({ at: edit, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    db.plans.update('pln-full-access', { planCode: 'FULL' });
    const other = db.plans.all().find(({ id }) => id !== 'pln-full-access');
    db.plans.update(other?.id ?? '', { planCode: 'TAKEN' });
    const form = await findForm();
    await userEvent.clear(form.getByLabelText(/^Plan code/));
    await userEvent.type(form.getByLabelText(/^Plan code/), 'TAKEN');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Full Access was not saved');
    await expect(canvas.getByText(/^Another plan has this plan code\. Choose another code\./)).toBeVisible();
  },
});

async function failToSave(
  { userEvent }: Pick<PlayContext, 'userEvent'>,
  title = 'Full Access was not saved',
) {
  const form = await findForm();
  await userEvent.clear(form.getByLabelText('Term'));
  await userEvent.type(form.getByLabelText('Term'), 'Twelve months');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await page.findByText(title);
}

const savingFails = visit({
  at: edit,
  as: 'thandi',
  fault: { operation: 'updatePlan', status: 500, times: 1 },
});

/** The editor closes, the list is unchanged, and the draft can be reopened (ADM-033, D-126). */
export const SavingFailed = meta.story({
  ...savingFails,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await failToSave({ userEvent });
    const row = canvas.getByRole('row', { name: /Full Access/ });
    await expect(row).toHaveTextContent('Yearly');
    await userEvent.click(canvas.getByRole('button', { name: 'Carry on' }));
    const form = await findForm();
    await expect(form.getByLabelText('Term')).toHaveValue('Twelve months');
    await expect(canvas.queryByText('Full Access was not saved')).toBeNull();
  },
});

/** Saving a reopened draft does not overwrite another user's change. */
export const DraftReopenedAfterAChange = meta.story({
  ...savingFails,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await failToSave({ userEvent });
    db.plans.update('pln-full-access', { price: 2100 });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit School Content' }));
    await userEvent.click((await findForm()).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Carry on' }));
    await userEvent.click((await findForm()).getByRole('button', { name: 'Save' }));
    const conflict = await (await findForm()).findByText('This has been changed since you opened it');
    await expect(conflict).toBeVisible();
    await userEvent.click((await findForm()).getByRole('button', { name: 'Save' }));
    await page.findByText('Plan updated');
    await expect(db.plans.getOrThrow('pln-full-access')).toMatchObject({
      price: 2100,
      duration: 'Twelve months',
    });
  },
});

/** The server's field errors are shown after the editor has closed. */
export const SaveRefused = meta.story({
  ...visit({
    at: edit,
    as: 'thandi',
    fault: { operation: 'updatePlan', status: 400, errors: { vatRatePercent: ['This rate has ended.'] } },
  }),
  play: async ({ canvas, userEvent }) => {
    await failToSave({ userEvent }, 'Full Access was not saved');
    await expect(canvas.getByText(/The school did not accept it\. This rate has ended\./)).toBeVisible();
  },
});

/** The response to a save was lost, and the list does not load again to find out whether it was saved. */
export const ResponseLost = meta.story({
  ...visit({ at: edit, as: 'thandi', fault: { operation: 'updatePlan', status: 'lost' } }),
  play: async (context) => {
    await findForm();
    (await storyBackend()).faults.add({ operation: 'listPlans', status: 500 });
    await failToSave(context, 'We do not know whether Full Access was saved');
  },
});

/** After the draft is discarded, the form opens with the stored values. */
export const DraftDiscarded = meta.story({
  ...savingFails,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await failToSave({ userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    await canvas.findByText(/^The draft of .+ will be deleted in five seconds\.$/);
    await sendPendingDeletion();
    await page.findByText('Draft discarded');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Full Access' }));
    await expect((await findForm()).getByLabelText('Term')).toHaveValue('Yearly');
  },
});

/** Retiring a plan needs a confirmation; cancelling it changes nothing (ADM-028). */
export const Retired = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Retire School Content' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Retire the plan?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel' }));
    await expect(db.plans.getOrThrow('pln-school-content').status).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Retire School Content' }));
    await userEvent.click(await page.findByRole('button', { name: 'Retire' }));
    await page.findByText('School Content is retired');
    const activate = await canvas.findByRole('button', { name: 'Activate School Content' });
    await waitFor(() => expect(activate).toHaveFocus());
  },
});

/** Parents can buy a plan after its activation, which needs a confirmation (ADM-028). */
export const Activated = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => void db.plans.update('pln-school-content', { status: 2 }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate School Content' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Activate the plan?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Activate' }));
    await page.findByText('School Content is active');
    await canvas.findByRole('button', { name: 'Retire School Content' });
  },
});

/** The form accepts only a number; a confirmation shows the new and the old price. */
export const PriceChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the price' }));
    const field = await canvas.findByLabelText('New price');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '1,999');
    await userEvent.tab();
    await canvas.findByText('Please write a number, such as 12 or 12.5.');
    await userEvent.clear(field);
    await userEvent.type(field, '210,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the price' }));
    const confirmation = within(await page.findByRole('alertdialog', { name: 'Change the price?' }));
    await waitFor(() => expect(confirmation.getByText(/R210\.50 instead of R199\.50/)).toBeVisible());
    await userEvent.click(confirmation.getByRole('button', { name: 'Change the price' }));
    await page.findByText('Price changed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change the price' })).toHaveFocus());
    await expect(db.plans.getOrThrow('pln-coding-content').price).toBe(210.5);
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: noResponse }),
  tags: ['loading'],
});

export const Offline = meta.story({
  ...visit({ at, as: 'thandi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at, as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at, as: 'thandi', given: manyRows('plans', 'planName') }),
  tags: ['many'],
  play: findsManyRows,
});
