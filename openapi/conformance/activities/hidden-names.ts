import { submit } from '../kit/answers.ts';
import type { Classroom } from '../kit/classroom.ts';
import type { Client, SuccessOf } from '../kit/client.ts';
import { blames, has, omits } from '../kit/expect.ts';
import { scenario, type User } from '../kit/scenario.ts';
import { recordOf } from './learner-record.ts';

const hiddenName = { firstName: 'A', lastName: 'learner', isNameHidden: true } as const;

/**
 * Hides or shows the name of a learner.
 *
 * @returns whether the server can do that
 */
async function hideName(adult: Client, learner: User, isNameHidden = true): Promise<boolean> {
  const record = await recordOf(adult, learner);
  const changed = await adult.updateLearner({ body: { ...record, isNameHidden } });
  if (changed.isNameHidden === undefined) return false;
  has(changed, { isNameHidden });
  return true;
}

type Row = SuccessOf<'getGradeLeaderboard'>[number] | SuccessOf<'getActivityLeaderboard'>[number];

async function leaderboardsFor(reader: Client, { gradeId, subjectId, topicId }: Classroom): Promise<Row[][]> {
  return [
    await reader.getGradeLeaderboard({ gradeId }),
    await reader.getActivityLeaderboard({ gradeId }),
    await reader.getActivityLeaderboard({ gradeId, subjectId }),
    await reader.getActivityLeaderboard({ gradeId, topicId }),
  ];
}

export const hiddenNames = scenario(
  'hidden-names',
  'Only the learner, the parents and staff see a hidden name; the score stays.',
  async ({ admin, name, prefix, createClassroom, createUser, createLearner, createChild }) => {
    const classroom = await createClassroom('Grade of hidden names');
    const { gradeId } = classroom;
    const parent = await createUser('Parent', 'hidden-parent');
    const otherParent = await createUser('Parent', 'hidden-stranger');
    const coachRole = await admin.createRole({ body: { roleName: name('Counting coach') } });
    const teacher = await createUser('Teatcher', 'hidden-teacher');
    const classmate = await createLearner('hidden-classmate', gradeId);
    const learner = await createChild(parent, 'Lwazi', gradeId);
    const sister = await createChild(parent, 'Zola', gradeId);
    await submit(learner, classroom, { trueFalse: false, text: 'break' });
    await submit(classmate, classroom);
    const record = await recordOf(parent, learner);
    await parent.updateLearner({ body: { ...record, school: 'Protea Park Primary' } });
    if (!(await hideName(parent, learner))) return;

    const known = { firstName: 'Lwazi', lastName: prefix, isNameHidden: true } as const;
    for (const reader of [learner, parent, teacher, admin]) {
      for (const rows of await leaderboardsFor(reader, classroom)) {
        has(rows, { 0: { ...known, totalScore: 2 } });
      }
      const byActivities = await reader.getActivityLeaderboard({ gradeId });
      has(byActivities, { 0: { school: 'Protea Park Primary' } });
      has(await reader.getGradeLeaderboard({ gradeId }), { 0: { learnerId: learner.id } });
    }

    await admin.setUserRoles({ id: teacher.id, body: { roles: [coachRole] } });
    const coach = teacher;
    for (const reader of [classmate, sister, otherParent, coach]) {
      for (const rows of await leaderboardsFor(reader, classroom)) {
        has(rows, { length: 2, 0: { ...hiddenName, totalScore: 2 } });
        omits<readonly Row[]>(rows, { learnerId: learner.id });
      }
      const byActivities = await reader.getActivityLeaderboard({ gradeId });
      has(byActivities, { 0: { school: null, maxPossible: 5, percentage: 40 } });
    }
  },
);

export const hiddenNamesForParents = scenario(
  'hidden-names-for-parents',
  'Every linked parent sees a hidden name, but only as long as the link exists.',
  async ({ visitor, password, createClassroom, createUser, createChild, readMail }) => {
    const classroom = await createClassroom('Grade of hidden names for parents');
    const mother = await createUser('Parent', 'hidden-mother');
    const father = await createUser('Parent', 'hidden-father');
    const learner = await createChild(mother, 'Lwazi', classroom.gradeId);
    await submit(learner, classroom, { trueFalse: false });
    if (!(await hideName(mother, learner))) return;

    const invitation = { email: father.email, relationship: 'Father', learnerId: learner.id } as const;
    await mother.inviteParent({ body: invitation });
    const { token } = await readMail(father.email);
    const body = { emailOrUserName: father.email, password };
    await visitor.acceptInviteSignin({ token, body });
    for (const rows of await leaderboardsFor(father, classroom)) has(rows, { 0: { firstName: 'Lwazi' } });

    await father.deleteLearner({ id: learner.id });
    for (const rows of await leaderboardsFor(father, classroom)) has(rows, { 0: hiddenName });
    for (const rows of await leaderboardsFor(mother, classroom)) has(rows, { 0: { firstName: 'Lwazi' } });
  },
  { needs: ['mail'] },
);

export const placesOfHiddenNames = scenario(
  'places-of-hidden-names',
  'The place of a hidden name among equal scores does not reveal the learner, and scores decide as before.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of places of hidden names');
    const { gradeId } = classroom;
    const amahle = await createLearner('Amahle-Placed', gradeId);
    const bongani = await createLearner('Bongani-Placed', gradeId);
    const chipo = await createLearner('Chipo-Placed', gradeId);
    const dineo = await createLearner('Dineo-Placed', gradeId);
    for (const learner of [amahle, bongani, chipo]) await submit(learner, classroom, { trueFalse: false });
    await submit(dineo, classroom, { trueFalse: false, text: 'break' });

    for (const hidden of [amahle, chipo]) {
      if (!(await hideName(admin, hidden))) return;
      for (const rows of await leaderboardsFor(bongani, classroom)) {
        // The rows are sorted by the names that appear in them: "A" comes first.
        has(rows, { length: 4, 0: { firstName: 'Dineo-Placed', totalScore: 2 }, 1: hiddenName });
        omits<readonly Row[]>(rows, { firstName: hidden === amahle ? 'Amahle-Placed' : 'Chipo-Placed' });
      }
      await hideName(admin, hidden, false);
    }
    await hideName(admin, dineo);
    for (const rows of await leaderboardsFor(bongani, classroom)) {
      has(rows, { length: 4, 0: { ...hiddenName, totalScore: 2 }, 1: { firstName: 'Amahle-Placed' } });
    }
  },
);

export const hidingNames = scenario(
  'hiding-names',
  'A parent or an Admin hides the name of a learner and shows it again; the learner does neither.',
  async ({ admin, createClassroom, createUser, createChild }) => {
    const { gradeId } = await createClassroom('Grade of hiding names');
    const parent = await createUser('Parent', 'hiding-parent');
    const learner = await createChild(parent, 'Lwazi', gradeId);
    const { id } = learner;

    for (const adult of [parent, admin]) {
      if (!(await hideName(adult, learner))) return;
      const { isNameHidden: _, ...withoutSetting } = await recordOf(adult, learner);
      has(await adult.updateLearner({ body: withoutSetting }), { isNameHidden: true });
      has(await adult.getLearner({ id }), { isNameHidden: true });
      await hideName(adult, learner, false);
    }

    await hideName(parent, learner);
    const record = await recordOf(learner, learner);
    has(await learner.updateLearner({ body: record }), { isNameHidden: true });
    const shown = { ...record, isNameHidden: false };
    blames(await learner.updateLearner({ body: shown }).refused(400), 'isNameHidden');
    has(await learner.getLearner({ id }), { isNameHidden: true });
  },
);
