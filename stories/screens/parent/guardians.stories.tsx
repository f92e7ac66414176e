import { expect } from 'storybook/test';
import { Guardians } from '#features/parent/dashboard/learner-card.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Screens/Parent/Guardians', component: Guardians });

/** A learner without guardians (PAR-011): impossible on a parent's dashboard, but a server may respond so. */
export const NoGuardians = meta.story({
  args: { parents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No parents linked.')).toBeVisible();
  },
});

/** N/A replaces the date of the last login (PAR-010). */
export const NeverLoggedIn = meta.story({
  args: {
    parents: [
      {
        id: 'usr-busisiwe',
        name: 'Busisiwe',
        surname: 'Khumalo',
        email: null,
        relationship: 'Guardian',
        isPrimaryParent: true,
        lastLoginDate: null,
        cellphoneNumber: null,
        whatsAppNumber: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('(Admin)');
    await expect(canvas.getByText('Guardian · last login N/A')).toBeVisible();
  },
});
