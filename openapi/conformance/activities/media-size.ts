import { blames, has } from '../kit/expect.ts';
import { file, scenario } from '../kit/scenario.ts';
import { partOf, saveActivity, trueFalseQuestion } from './authoring.ts';

/** In bytes. */
const maxSize = 10_485_760;

/** A PNG file with zeros after its end, which viewers ignore. */
async function pictureOf(size: number): Promise<File> {
  const picture = await file('green.png');
  return new File([picture, new Uint8Array(size - picture.size)], 'big.png', { type: 'image/png' });
}

export const mediaSize = scenario(
  'media-size',
  'A file has at most 10,485,760 bytes; a larger one is refused, and nothing is saved.',
  async ({ admin, visitor, createClassroom }) => {
    const classroom = await createClassroom('Grade of media size');
    const { activityId: id } = classroom;
    const tooLarge = await pictureOf(maxSize + 1);
    await admin.uploadActivityMedia({
      id,
      form: { media: await pictureOf(maxSize) },
    });
    has(await visitor.getActivityMedia({ id, headers: { range: 'bytes=0-9' } }).responded(206), {
      headers: { 'content-range': `bytes 0-9/${maxSize}` },
    });
    const before = await admin.getActivity({ id });
    blames(await admin.uploadActivityMedia({ id, form: { media: tooLarge } }).refused(413), 'media');

    const model = { title: 'Until', questions: [trueFalseQuestion(classroom)] };
    const files = { [partOf(0)]: tooLarge };
    blames(await saveActivity(admin, classroom, model, files).refused(413), partOf(0));
    has(await admin.getActivity({ id }), before);
  },
);
