import { expect } from 'storybook/test';
import { Guardians } from '#features/parent/dashboard/learner-card.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Screens/Parent/Guardians', component: Guardians });

/** PAR-011: a learner without guardians. The dashboard of a parent never has one; a server may. */
export const NoGuardians = meta.story({
  args: { parents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No parents linked.')).toBeVisible();
  },
});

/** PAR-010, D-232. */
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
