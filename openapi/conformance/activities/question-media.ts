import type { Client, SuccessOf } from '../kit/client.ts';
import { blames, has, holds, item, matches } from '../kit/expect.ts';
import { file, scenario, unknownId } from '../kit/scenario.ts';
import { partOf, question, saveActivity, trueFalseQuestion } from './authoring.ts';

type Questions = Pick<SuccessOf<'getActivity'>, 'questions'>;

const pathAt = ({ questions }: Questions, index: number): string => item(questions, index).mediaPath ?? '';

const readFile = (visitor: Client, path: string) =>
  visitor.getMediaFile({ fileId: path.replace('files/', '') });

export const questionMedia = scenario(
  'question-media',
  'A file that is uploaded with a question is served under its path until the question has no media.',
  async ({ admin, visitor, as, createClassroom }) => {
    const classroom = await createClassroom('Grade of question media');
    const { activityId: id } = classroom;
    const questions = [trueFalseQuestion(classroom)];
    const saved = await saveActivity(
      admin,
      classroom,
      { questions },
      { [partOf(0)]: await file('green.png') },
    );
    has(saved, { mediaPath: null });
    const mediaPath = pathAt(saved, 0);
    matches(mediaPath, /^files\/.+\.png$/);

    // A public operation ignores a token, even an invalid one.
    has(await readFile(as(unknownId), mediaPath).responded(200), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
      size: 78,
    });
    const fileId = mediaPath.replace('files/', '');
    has(await visitor.getMediaFile({ fileId, headers: { range: 'bytes=0-9' } }).responded(206), {
      headers: { 'content-range': 'bytes 0-9/78' },
      size: 10,
    });
    has(await visitor.getMediaFile({ fileId, headers: { range: 'bytes=78-' } }).responded(416), {
      headers: { 'content-range': 'bytes */78' },
    });
    await visitor.getMediaFile({ fileId: unknownId }).refused(404);

    const kept = [trueFalseQuestion(classroom, { mediaPath })];
    has(await saveActivity(admin, classroom, { questions: kept }), { questions: { 0: { mediaPath } } });
    // The media of the activity are separate.
    await admin.uploadActivityMedia({ id, form: { media: await file('orange.png') } });
    await admin.deleteActivityMedia({ id });
    await readFile(visitor, mediaPath).responded(200);

    const removed = await saveActivity(admin, classroom, { questions });
    has(removed, { questions: { 0: { mediaPath: null } } });
    await readFile(visitor, mediaPath).refused(404);
  },
);

export const positionsOfQuestionMedia = scenario(
  'positions-of-question-media',
  'A file belongs to the question at its index in the request, whatever the number of the question is.',
  async ({ admin, visitor, createClassroom }) => {
    const classroom = await createClassroom('Grade of positions of media');
    const { activityId: id } = classroom;
    const { questions } = await admin.getActivity({ id });
    const [first, second] = [item(questions, 0), item(questions, 1)];
    const newQuestion = question('truefalse', { question: 'So?', correctAnswer: true }, { sortOrder: 9 });
    const saved = await saveActivity(
      admin,
      classroom,
      { questions: [{ ...second, sortOrder: 8 }, newQuestion, { ...first, sortOrder: 7 }] },
      {
        [partOf(0)]: await file('silence.mp3'),
        [partOf(1)]: await file('empty.mp4'),
        [partOf(2)]: await file('green.png'),
      },
    );
    has(saved.questions, { length: 3, 0: { id: first.id }, 1: { id: second.id } });
    for (const [index, type] of ['image/png', 'audio/mpeg', 'video/mp4'].entries()) {
      const headers = { 'content-type': type };
      has(await readFile(visitor, pathAt(saved, index)).responded(200), { headers });
    }
    matches(pathAt(saved, 1), /\.mp3$/);

    const replaced = await saveActivity(
      admin,
      classroom,
      { questions: saved.questions },
      { [partOf(1)]: await file('orange.png') },
    );
    holds(replaced, 'another path', pathAt(replaced, 1) !== pathAt(saved, 1));
    has(await readFile(visitor, pathAt(replaced, 1)).responded(200), { size: 89 });
    await readFile(visitor, pathAt(saved, 1)).refused(404);
    has(replaced.questions, { 0: { mediaPath: pathAt(saved, 0) }, 2: { mediaPath: pathAt(saved, 2) } });
  },
);

export const questionMediaRefused = scenario(
  'question-media-refused',
  'If one file is refused, the activity and its other files are not saved.',
  async ({ admin, createClassroom }) => {
    const classroom = await createClassroom('Grade of question media refused');
    const { activityId: id } = classroom;
    const before = await admin.getActivity({ id });
    const { questions } = before;
    const picture = await file('green.png');
    for (const refused of [
      await file('drawing.svg'),
      await file('page-named.png'),
      new File([picture], 'green.gif', { type: 'image/gif' }),
      new File([picture], 'green', { type: 'application/octet-stream' }),
    ]) {
      const files = { [partOf(0)]: picture, [partOf(1)]: refused };
      const problem = await saveActivity(admin, classroom, { title: 'Until', questions }, files).refused(415);
      blames(problem, partOf(1));
    }
    has(await admin.getActivity({ id }), before);
  },
);
