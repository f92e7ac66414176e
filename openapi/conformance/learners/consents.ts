import { has, holds, isBetween } from '../kit/expect.ts';
import { inDays, scenario } from '../kit/scenario.ts';
import { recordOf } from './record-of.ts';

export const consents = scenario(
  'consents',
  'The server records the consent of the parent who adds a learner, and no update changes it.',
  async ({ admin, createUser, createChild, email, name, prefix }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of consents') } });
    const parent = await createUser('Parent', 'Thembi-consents');
    const nandi = {
      name: 'Nandi',
      surname: prefix,
      dateOfBirth: '2018-09-30',
      relationship: 'Mother',
      gradeId: grade.id,
      role: 'Learner',
      consent: { wordingVersion: '2025-05' },
    } as const;

    const before = inDays(-0.01);
    const learner = await parent.createLearner({ body: nandi });
    const givenByName = `Thembi-consents ${prefix}`;
    has(learner, { consent: { givenById: parent.id, givenByName, wordingVersion: '2025-05' } });
    const givenAtUtc = learner.consent?.givenAtUtc ?? '';
    isBetween(givenAtUtc, before, inDays(0.01));

    const consent = { givenById: parent.id, givenByName, givenAtUtc, wordingVersion: '2025-05' };
    const forged = { ...consent, givenByName: 'Another parent', givenAtUtc: inDays(-9) };
    const record = recordOf(learner, email('Nandi-consents'));
    has(await parent.updateLearner({ body: { ...record, consent: forged } }), { consent });
    has(await admin.getLearner({ id: learner.id }), { consent });

    const ofAdmin = await admin.createLearner({ body: nandi });
    holds(ofAdmin, 'no consent of an Admin', ofAdmin.consent === undefined);
    const child = await createChild(parent, 'Nandi');
    const profile = await child.getMyLearnerProfile();
    holds(profile, 'no consent, because the parent sent none', profile.consent === undefined);
  },
);
