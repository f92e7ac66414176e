import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const campuses = scenario(
  'campuses',
  'Two users change one campus, and the second gets a conflict.',
  async ({ admin, name }) => {
    const campus = await admin.createCampus({
      body: { name: name('Walmer'), city: 'Gqeberha', isActive: false },
    });
    has(campus, { city: 'Gqeberha', isActive: false });
    lists(await admin.listCampuses(), { id: campus.id });
    has(
      await admin.updateCampus({
        id: campus.id,
        body: {
          id: campus.id,
          version: campus.version,
          name: name('Walmer, renamed'),
          address: null,
          city: 'Polokwane',
          province: null,
          postalCode: null,
          contactNumber: null,
          isActive: true,
        },
      }),
      { city: 'Polokwane' },
    );
    has(
      await admin
        .updateCampus({
          id: campus.id,
          body: {
            id: campus.id,
            version: campus.version,
            name: name('Walmer'),
            address: null,
            city: 'Gqeberha',
            province: null,
            postalCode: null,
            contactNumber: null,
            isActive: true,
          },
        })
        .refused(409),
      { code: 'record-changed' },
    );
    const campus2 = await admin.getCampus({ id: campus.id });
    has(campus2, { city: 'Polokwane', isActive: true });
    await admin.deleteCampus({ id: campus.id });
    await admin.getCampus({ id: campus.id }).refused(404);
    await admin
      .updateCampus({
        id: campus.id,
        body: {
          id: campus.id,
          name: name('Walmer'),
          address: null,
          city: null,
          province: null,
          postalCode: null,
          contactNumber: null,
          isActive: true,
        },
      })
      .refused(404);
    await admin.deleteCampus({ id: campus.id }).refused(404);
    await admin.createCampus({ body: { name: '' } }).refused(400);
    await admin
      .updateCampus({
        id: 'contract-verify-unknown',
        body: {
          id: campus.id,
          name: name('Walmer'),
          address: null,
          city: null,
          province: null,
          postalCode: null,
          contactNumber: null,
          isActive: true,
        },
      })
      .refused(400);
  },
);
