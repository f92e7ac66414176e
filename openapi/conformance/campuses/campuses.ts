import { has, lists, omits } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';

const nothing = { address: null, city: null, province: null, postalCode: null, contactNumber: null };

export const campuses = scenario(
  'campuses',
  'A campus has the sent values, and cannot be found after its deletion.',
  async ({ admin, name }) => {
    const campus = await admin.createCampus({ body: { name: name('Walmer') } });
    has(campus, { name: name('Walmer'), ...nothing, isActive: true });
    lists(await admin.listCampuses(), campus);
    const inactive = await admin.createCampus({
      body: { name: name(unusualText), ...nothing, address: '', isActive: false },
    });
    lists(await admin.listCampuses(), { id: inactive.id, isActive: false });
    const changed = {
      id: campus.id,
      name: name(unusualText),
      address: unusualText,
      city: unusualText,
      province: unusualText,
      postalCode: '06070',
      contactNumber: 'ask at the gate',
      isActive: false,
    };
    await admin.updateCampus({ id: campus.id, body: changed });
    await admin.getCampus({ id: campus.id });
    await admin.updateCampus({ id: unknownId, body: changed }).refused(400);
    await admin.deleteCampus({ id: campus.id });
    await admin.getCampus({ id: campus.id }).refused(404);
    omits(await admin.listCampuses(), { id: campus.id });
    await admin.updateCampus({ id: campus.id, body: changed }).refused(404);
    await admin.deleteCampus({ id: campus.id }).refused(404);
    await admin.createCampus({ body: { name: ' ' } }).refused(400);
  },
);

export const campusConflicts = scenario(
  'campus-conflicts',
  'Two users change one campus, and the second gets a conflict.',
  async ({ admin, name }) => {
    const campus = await admin.createCampus({ body: { name: name('Seaview') } });
    const details = { name: campus.name, ...nothing, isActive: true };
    const first = await admin.updateCampus({
      id: campus.id,
      body: { ...details, city: 'Polokwane', version: campus.version },
    });
    const second = { ...details, city: 'Gqeberha' };
    has(
      await admin.updateCampus({ id: campus.id, body: { ...second, version: campus.version } }).refused(409),
      { code: 'record-changed' },
    );
    has(await admin.getCampus({ id: campus.id }), first);
    await admin.updateCampus({ id: campus.id, body: { ...second, version: first.version } });
    const { version } = await admin.updateCampus({ id: campus.id, body: details });
    const update = (city: string) =>
      admin.updateCampus({ id: campus.id, body: { ...details, city, version } });
    const { index: accepted } = await onlyOne((index) => update(`City ${index}`), {
      accepted: 200,
      refused: 409,
    });
    has(await admin.getCampus({ id: campus.id }), { city: `City ${accepted}` });
  },
);

export const campusesInUse = scenario(
  'campuses-in-use',
  'A trial session has the current name of its campus, which cannot be deleted before it.',
  async ({ admin, name }) => {
    const campus = await admin.createCampus({ body: { name: name('Hillcrest') } });
    const session = await admin.createTrialSession({
      body: { title: name('Past'), startTime: '2020-01-10T09:00:00Z', maxNumber: 5, campusId: campus.id },
    });
    has(session, { campusName: campus.name });
    await admin.updateCampus({
      id: campus.id,
      body: { name: name('Hillcrest North'), ...nothing, isActive: false },
    });
    const renamed = { campusId: campus.id, campusName: name('Hillcrest North') };
    has(await admin.getTrialSession({ id: session.id }), renamed);
    lists(await admin.listTrialSessions(), { id: session.id, ...renamed });
    await admin.deleteCampus({ id: campus.id }).refused(409);
    await admin.deleteTrialSession({ id: session.id });
    await admin.deleteCampus({ id: campus.id });
  },
);
