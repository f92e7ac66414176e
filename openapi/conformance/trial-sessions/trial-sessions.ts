import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const trialSessions = scenario(
  'trial-sessions',
  'Sessions are created under the current and the legacy path, changed and deleted.',
  async ({ admin, name }) => {
    const campus = await admin.createCampus({ body: { name: name('Trial campus') } });
    const trialSession = await admin.createTrialSession({
      body: {
        title: name('Music from Code'),
        startTime: '2099-06-14T08:00:00Z',
        maxNumber: 10,
        campusId: campus.id,
      },
    });
    has(trialSession, { maxNumber: 10 });
    const legacy = await admin.createTrialSessionLegacy({
      body: {
        title: name('Art from Code'),
        startTime: '2099-06-15T08:00:00Z',
        maxNumber: 4,
        campusId: campus.id,
      },
    });
    const sessionList = await admin.listTrialSessions();
    lists(sessionList, { id: trialSession.id });
    lists(sessionList, { id: legacy.id });
    has(
      await admin.updateTrialSession({
        id: trialSession.id,
        body: {
          title: name('Music from Code'),
          startTime: '2099-06-14T10:00:00Z',
          maxNumber: 12,
          campusId: campus.id,
          version: trialSession.version,
        },
      }),
      { maxNumber: 12 },
    );
    await admin
      .updateTrialSession({
        id: trialSession.id,
        body: {
          title: name('Music from Code'),
          startTime: '2099-06-14T10:00:00Z',
          maxNumber: 13,
          campusId: campus.id,
          version: trialSession.version,
        },
      })
      .refused(409);
    has(await admin.getTrialSession({ id: trialSession.id }), { maxNumber: 12 });
    await admin.deleteCampus({ id: campus.id }).refused(409);
    await admin.deleteTrialSession({ id: trialSession.id });
    await admin.getTrialSession({ id: trialSession.id }).refused(404);
    await admin.deleteTrialSession({ id: trialSession.id }).refused(404);
    await admin.deleteTrialSession({ id: legacy.id });
    await admin
      .createTrialSession({
        body: {
          title: name('Nowhere'),
          startTime: '2099-06-14T08:00:00Z',
          maxNumber: 10,
          campusId: 'contract-verify-unknown',
        },
      })
      .refused(404);
    await admin
      .createTrialSessionLegacy({
        body: {
          title: name('Nowhere'),
          startTime: '2099-06-14T08:00:00Z',
          maxNumber: 10,
          campusId: 'contract-verify-unknown',
        },
      })
      .refused(404);
    await admin
      .createTrialSession({
        body: { title: name('Empty'), startTime: '2099-06-14T08:00:00Z', maxNumber: 0, campusId: campus.id },
      })
      .refused(400);
    await admin.deleteCampus({ id: campus.id });
  },
);
