import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const grades = scenario(
  'grades',
  'A grade has the sent values, and cannot be found after its deletion.',
  async ({ admin, name }) => {
    const grade = await admin.createGrade({
      body: { title: name('Grade'), description: 'Playing and counting.' },
    });
    has(grade, { description: 'Playing and counting.' });
    lists(await admin.listGrades(), { id: grade.id });
    has(
      await admin.updateGrade({
        id: grade.id,
        body: { id: grade.id, title: name('Grade, renamed'), description: 'Reading too.' },
      }),
      { description: 'Reading too.' },
    );
    lists(await admin.listGrades(), { id: grade.id, description: 'Reading too.' });
    has(await admin.createGrade({ body: { title: name('Grade, renamed') } }).refused(409), {
      code: 'grade-title-in-use',
    });
    await admin.deleteGrade({ id: grade.id });
    await admin
      .updateGrade({ id: grade.id, body: { id: grade.id, title: name('Grade'), description: null } })
      .refused(404);
    await admin.deleteGrade({ id: grade.id }).refused(404);
    await admin.createGrade({ body: { title: ' ' } }).refused(400);
    await admin
      .updateGrade({
        id: 'contract-verify-unknown',
        body: { id: grade.id, title: name('Grade'), description: null },
      })
      .refused(400);
  },
);
