import { has, lists } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

export const listsOfLearners = scenario(
  'lists-of-learners',
  'Lists of learners are complete and sorted by first name, then by surname.',
  async ({ admin, createUser, name }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of three') } });
    const parent = await createUser('Parent', 'Lindiwe-lists');
    has(await parent.listMyLearners(), { length: 0 });
    has(await admin.listLearnersByGrade({ gradeId: grade.id }), { length: 0 });

    const addLearner = (firstName: string, surname: string) =>
      parent.createLearner({
        body: {
          name: name(firstName),
          surname,
          dateOfBirth: '2015-06-16',
          relationship: 'Mother',
          gradeId: grade.id,
          role: 'Learner',
        },
      });
    const zoeZulu = await addLearner('Zoë', 'Zulu');
    const anna = await addLearner('Ánna', 'Zulu');
    const zoeVanWyk = await addLearner('Zoë', 'van Wyk');

    has(await parent.listMyLearners(), { length: 3, 0: anna, 1: zoeVanWyk, 2: zoeZulu });
    const { id, surname, school } = anna;
    has(await admin.listLearnersByGrade({ gradeId: grade.id }), {
      length: 3,
      0: { id, name: anna.name, surname, school, gradeTitle: grade.title },
      1: { id: zoeVanWyk.id },
      2: { id: zoeZulu.id },
    });
    await admin.listLearnersByGrade({ gradeId: unknownId }).refused(404);

    const learners = await admin.listLearners();
    for (const one of [anna, zoeVanWyk, zoeZulu]) lists(learners, one);
    const learnersWithParents = await admin.listLearnersWithParents();
    for (const one of [zoeZulu, anna]) {
      lists(lists(learnersWithParents, { id: one.id }).parents, { id: parent.id });
    }
    lists(await admin.listParents(), {
      id: parent.id,
      learners: { 0: { name: anna.name }, 1: { surname: 'van Wyk' }, 2: { name: zoeZulu.name } },
    });
  },
);
