import { json, scenario, unknownId } from '../kit/scenario.ts';
import { activityChange, dataChange, dataUrlOf, patch, questionChange } from './changes.ts';
import { expectRefusals } from './outcomes.ts';

export const moderationRefusedPatches = scenario(
  'moderation-refused-patches',
  'A patch replaces only the properties of its kind of record, each once, with valid values.',
  async ({ admin, createClassroom }) => {
    const { activityId, text } = await createClassroom('Grade of refused patches');
    const activity = await admin.getActivity({ id: activityId });
    const move = questionChange(activity, text, { '/SortOrder': 0 });
    const retitle = activityChange(activity, { '/Title': 'Until' });
    const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
    await expectRefusals(admin, admin, activityId, [
      ['patchJson', { ...retitle, patchJson: 'no JSON' }],
      ['patchJson', { ...retitle, patchJson: json([]) }],
      ['patchJson.0', { ...retitle, patchJson: patch({ '/SortOrder': 0 }) }],
      ['patchJson.0', { ...retitle, patchJson: patch({ '/TopicId': unknownId }) }],
      ['patchJson.0', { ...move, patchJson: patch({ '/Title': 'Until' }) }],
      ['patchJson.0', { ...move, patchJson: json([{ ...replace('/SortOrder', 0), op: 'add' }]) }],
      ['patchJson.0', { ...move, patchJson: patch({ '/SortOrder': '0' }) }],
      ['patchJson', { ...move, patchJson: json([replace('/SortOrder', 0), replace('/SortOrder', 1)]) }],
      ['patchJson', { ...retitle, patchJson: json([replace('/Title', 'A'), replace('/TITLE', 'B')]) }],
      // A title that looks empty, and one with a character that reverses the text.
      ['patchJson.0', { ...retitle, patchJson: patch({ '/Title': '\u3164' }) }],
      ['patchJson.0', { ...retitle, patchJson: patch({ '/Title': 'a\u202Eb' }) }],
    ]);
  },
);

export const moderationRefusedSnapshots = scenario(
  'moderation-refused-snapshots',
  'The snapshot must be that of the record and contain its answer key; an unknown record does not exist.',
  async ({ admin, createClassroom }) => {
    const { activityId, text, trueFalse } = await createClassroom('Grade of refused snapshots');
    const activity = await admin.getActivity({ id: activityId });
    const retitle = activityChange(activity, { '/Title': 'Until' });
    const move = questionChange(activity, text, { '/SortOrder': 0 });
    const snapshot = JSON.parse(move.snapshotJson) as object;
    const withSnapshot = (properties: object) => ({
      ...move,
      snapshotJson: json({ ...snapshot, ...properties }),
    });
    const svgAsPng = `data:image/png;base64,${btoa('<svg/>')}`;
    await expectRefusals(admin, admin, activityId, [
      ['snapshotJson.Id', { ...move, entityId: trueFalse }],
      [
        'snapshotJson.Id',
        { ...retitle, snapshotJson: activityChange({ ...activity, id: unknownId }, {}).snapshotJson },
      ],
      [
        'snapshotJson.Type',
        withSnapshot({ Type: 'truefalse', Data: json({ question: 'So?', correctAnswer: true }) }),
      ],
      ['snapshotJson.Data.correctAnswer', withSnapshot({ Data: json({ prompt: 'Which?' }) })],
      ['snapshotJson.MediaPath', withSnapshot({ MediaPath: 'data:text/html,<script>alert(1)</script>' })],
      ['snapshotJson.MediaPath', withSnapshot({ MediaPath: svgAsPng })],
    ]);
    const { id: _id, ...fields } = activity;
    await admin
      .submitChange({ body: activityChange({ ...fields, id: unknownId }, { '/Title': 'A' }) })
      .refused(404);
    const unknownQuestion = { ...withSnapshot({ Id: unknownId }), entityId: unknownId };
    await admin.submitChange({ body: unknownQuestion }).refused(404);
  },
);

export const moderationRefusedQuestions = scenario(
  'moderation-refused-questions',
  'The question data in a patch follows the rules of saving a question.',
  async ({ admin, createClassroom, createUser }) => {
    const { activityId, singleChoice, multiChoice, fillIn, text } = await createClassroom(
      'Grade of refused questions',
    );
    const tutor = await createUser('Tutor', 'refused-questions');
    const activity = await tutor.getActivity({ id: activityId });
    const choice = (properties: object) => dataChange(activity, singleChoice, properties);
    const paragraph = (given: string) => dataChange(activity, fillIn, { paragraph: given });
    await expectRefusals(tutor, admin, activityId, [
      ['patchJson.0.value.answer', choice({ answer: '{}' })],
      ['patchJson.0.value.score', choice({ score: 1 })],
      ['patchJson.0.value.correctAnswer', choice({ correctAnswer: undefined })],
      ['patchJson.0.value.correctAnswer', choice({ correctAnswer: '<>' })],
      ['patchJson.0.value.correctAnswers', dataChange(activity, multiChoice, { correctAnswers: [] })],
      [
        'patchJson.0.value',
        questionChange(activity, text, { '/data': json({ question: 'So?', correctAnswer: true }) }),
      ],
      ['patchJson.0.value.prompt', dataChange(activity, text, { prompt: ' ' })],
      ['patchJson.0.value.paragraph', paragraph('[[]] and [[while]]')],
      ['patchJson.0.value.paragraph', paragraph('list[0]')],
      ['patchJson.0.value.paragraph', paragraph('[[list[0]] is')],
      ['patchJson.0.value.paragraph', paragraph('[[x]]'.repeat(201))],
      ['patchJson.0.value.correctAnswers', dataChange(activity, fillIn, { correctAnswers: undefined })],
    ]);
  },
);

export const moderationRefusedMedia = scenario(
  'moderation-refused-media',
  'A patch may give a question a file, no file, or the file that it has.',
  async ({ admin, createClassroom }) => {
    const { activityId, text } = await createClassroom('Grade of refused media');
    const activity = await admin.getActivity({ id: activityId });
    const media = (path: string | null) => questionChange(activity, text, { '/MediaPath': path });
    await expectRefusals(admin, admin, activityId, [
      ['patchJson.0.value', media(`files/${unknownId}.png`)],
      ['patchJson.0.value', media((await dataUrlOf('green.png')).replace('image/png', 'image/gif'))],
      ['patchJson.0.value', media(await dataUrlOf('drawing.svg'))],
      ['patchJson.0.value', media('data:image/png,green')],
    ]);
  },
);
