import { equals, has, lists, omits } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';

export const grades = scenario(
  'grades',
  'A grade has the sent values, and cannot be found after its deletion.',
  async ({ admin, name }) => {
    const grade = await admin.createGrade({
      body: { title: name(`Grade ${unusualText}`), description: unusualText },
    });
    lists(await admin.listGrades(), { id: grade.id });
    equals((await admin.listSubjects({ gradeId: grade.id })).length, 0);
    has(await admin.createGrade({ body: { title: name('Grade without a description') } }), {
      description: null,
    });
    const details = { title: name(unusualText), description: `${unusualText}\n` };
    await admin.updateGrade({ id: grade.id, body: { id: grade.id, ...details } });
    lists(await admin.listGrades(), { id: grade.id, ...details });
    await admin.deleteGrade({ id: grade.id });
    omits(await admin.listGrades(), { id: grade.id });
    await admin.listSubjects({ gradeId: grade.id }).refused(404);
    await admin.updateGrade({ id: grade.id, body: { id: grade.id, ...details } }).refused(404);
    await admin.deleteGrade({ id: grade.id }).refused(404);
    await admin.createGrade({ body: { title: ' ' } }).refused(400);
    await admin.updateGrade({ id: unknownId, body: { id: grade.id, ...details } }).refused(400);
  },
);

export const gradeTitles = scenario(
  'grade-titles',
  'Two grades cannot have the same title, in any letter case.',
  async ({ admin, name }) => {
    const { body: taken } = await onlyOne(() => admin.createGrade({ body: { title: name('Grade Taken') } }), {
      accepted: 201,
      refused: 409,
    });
    const grade = await admin.createGrade({ body: { title: name('Grade Free') } });
    const inUse = { code: 'grade-title-in-use' };
    const sameTitle = name('GRADE  taken');
    for (const title of [taken.title, name('GRADE taken'), sameTitle]) {
      has(await admin.createGrade({ body: { title } }).refused(409), inUse);
    }
    const renamed = { id: grade.id, title: sameTitle, description: null };
    has(await admin.updateGrade({ id: grade.id, body: renamed }).refused(409), inUse);
    lists(await admin.listGrades(), { id: grade.id, title: grade.title });
    const ownTitle = { id: grade.id, title: name('GRADE FREE'), description: null };
    await admin.updateGrade({ id: grade.id, body: ownTitle });
  },
);
