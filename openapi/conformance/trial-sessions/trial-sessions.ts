import { has, lists, omits } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';

export const trialSessions = scenario(
  'trial-sessions',
  'Sessions are created under the current and the legacy path, changed and deleted.',
  async ({ admin, name }) => {
    const { id: campusId } = await admin.createCampus({ body: { name: name('Trial campus') } });
    const otherCampus = await admin.createCampus({ body: { name: name('Closed'), isActive: false } });
    const details = {
      title: name('Music from Code'),
      startTime: '2099-06-14T10:00:00+02:00',
      maxNumber: 10,
      campusId,
    };
    const session = await admin.createTrialSession({ body: details });
    const { startTime } = details;
    has(session, { currentCount: 0, campusName: name('Trial campus') });
    has(await admin.getTrialSession({ id: session.id }), session);
    const legacy = await admin.createTrialSessionLegacy({
      body: { ...details, startTime: '2099-06-13T21:00:00-11:00' },
    });
    const list = await admin.listTrialSessions();
    lists(list, session);
    lists(list, legacy);
    const moved = { title: name(unusualText), maxNumber: 12, campusId: otherCampus.id };
    const past = '2020-01-01T13:45:00+05:45';
    await admin.updateTrialSession({ id: session.id, body: { ...moved, startTime: past } });
    has(await admin.getTrialSession({ id: session.id }), { campusName: otherCampus.name });
    await admin
      .updateTrialSession({ id: legacy.id, body: { ...moved, startTime, id: session.id } })
      .refused(400);
    await admin.deleteTrialSession({ id: session.id });
    await admin.getTrialSession({ id: session.id }).refused(404);
    omits(await admin.listTrialSessions(), { id: session.id });
    await admin.updateTrialSession({ id: session.id, body: details }).refused(404);
    await admin.deleteTrialSession({ id: session.id }).refused(404);
    await admin.getTrialSession({ id: 'x'.repeat(65) }).refused(404);
  },
);

export const trialSessionDetails = scenario(
  'trial-session-details',
  'A trial session has a known campus, at least one seat, and a start from 1900 to 2199 in UTC.',
  async ({ admin, name }) => {
    const { id: campusId } = await admin.createCampus({ body: { name: name('Campus of years') } });
    const details = { title: name('Years'), startTime: '2099-06-14T08:00:00Z', maxNumber: 1, campusId };
    const { id } = await admin.createTrialSession({ body: details });
    const atUnknownCampus = { ...details, campusId: unknownId };
    await admin.createTrialSession({ body: atUnknownCampus }).refused(404);
    await admin.createTrialSessionLegacy({ body: atUnknownCampus }).refused(404);
    await admin.updateTrialSession({ id, body: atUnknownCampus }).refused(404);
    await admin.createTrialSession({ body: { ...details, maxNumber: 0 } }).refused(400);
    await admin.createTrialSession({ body: { ...details, title: ' ' } }).refused(400);
    for (const startTime of ['9999-12-31T23:59:59-12:00', '2200-01-01T00:00:00Z', '1899-12-31T00:00:00Z']) {
      await admin.createTrialSession({ body: { ...details, startTime } }).refused(400);
    }
    // In UTC, these are in 1899 and 2200.
    for (const startTime of ['1900-01-01T00:00:00+14:00', '2199-12-31T23:59:59-12:00']) {
      const session = await admin.createTrialSession({ body: { ...details, startTime } });
      lists(await admin.listTrialSessions(), { id: session.id });
    }
  },
);

export const trialSessionConflicts = scenario(
  'trial-session-conflicts',
  'Two users change one trial session, and the second gets a conflict.',
  async ({ admin, name }) => {
    const { id: campusId } = await admin.createCampus({ body: { name: name('Campus of conflicts') } });
    const details = { title: name('Games'), startTime: '2099-06-14T08:00:00Z', maxNumber: 10, campusId };
    const { id, version } = await admin.createTrialSession({ body: details });
    const first = await admin.updateTrialSession({ id, body: { ...details, maxNumber: 12, version } });
    const second = { ...details, maxNumber: 13 };
    has(await admin.updateTrialSession({ id, body: { ...second, version } }).refused(409), {
      code: 'record-changed',
    });
    has(await admin.getTrialSession({ id }), first);
    await admin.updateTrialSession({ id, body: { ...second, version: first.version } });
    const { version: current } = await admin.updateTrialSession({ id, body: details });
    const update = (maxNumber: number) =>
      admin.updateTrialSession({ id, body: { ...details, maxNumber, version: current } });
    const { index: accepted } = await onlyOne((index) => update(20 + index), { accepted: 200, refused: 409 });
    has(await admin.getTrialSession({ id }), { maxNumber: 20 + accepted });
  },
);
