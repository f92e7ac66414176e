import { blames, has, item } from '../kit/expect.ts';
import { file, json, scenario, unknownId } from '../kit/scenario.ts';
import { partOf, question, saveActivity, trueFalseQuestion } from './authoring.ts';

const singleChoice = { prompt: 'Which?', options: ['for', 'if'], correctAnswer: 'for' };
const multiChoice = { prompt: 'Which?', options: ['for', 'if'], correctAnswers: ['for'] };

/** The first question of a model, which is refused, by the property in its data that is invalid. */
const invalidData: readonly (readonly [property: string, question: object])[] = [
  ['correctAnswer', question('truefalse', { question: 'So?' })],
  ['question', question('truefalse', { question: '', correctAnswer: true })],
  ['correctAnswer', question('mcqSingleAnswer', { ...singleChoice, correctAnswer: 'while' })],
  ['prompt', question('mcqSingleAnswer', { ...singleChoice, prompt: ' \u200B' })],
  ['correctAnswers', question('mcqMultiAnswer', { ...multiChoice, correctAnswers: [] })],
  ['correctAnswers.1', question('mcqMultiAnswer', { ...multiChoice, correctAnswers: ['for', 'while'] })],
  ['paragraph', question('fillInTheBlanks', { paragraph: '[[1]] [[]]', correctAnswers: ['1'] })],
  ['paragraph', question('fillInTheBlanks', { paragraph: 'list[0]', correctAnswers: [] })],
  ['paragraph', question('fillInTheBlanks', { paragraph: '[[1]] and [[list[0]]', correctAnswers: ['1'] })],
  ['paragraph', question('fillInTheBlanks', { paragraph: '[[x]]'.repeat(201), correctAnswers: [] })],
];

export const questionsRefused = scenario(
  'questions-refused',
  'A question that cannot be marked, or that is not one of the activity, is refused.',
  async ({ admin, name, createClassroom }) => {
    const classroom = await createClassroom('Grade of questions refused');
    const { activityId: id, topicId } = classroom;
    const before = await admin.getActivity({ id });
    const other = await admin.createActivity({ body: { title: name('Until'), topicId } });
    const saved = await admin.updateActivity({
      id: other.id,
      form: {
        model: json({
          title: name('Until'),
          topicId,
          description: null,
          questions: [question('truefalse', { question: 'So?', correctAnswer: true })],
        }),
      },
    });
    const ofOther = item(saved.questions, 0);
    const ofActivity = trueFalseQuestion(classroom);
    const withPath = (mediaPath: string) => trueFalseQuestion(classroom, { mediaPath });

    const refusals: [named: string, questions: object[]][] = [
      ...invalidData.map(([property, invalid]): [string, object[]] => [`data.${property}`, [invalid]]),
      ['id', [ofOther]],
      [
        'type',
        [question('textAnswer', { prompt: 'Why?', correctAnswer: null }, { id: classroom.trueFalse })],
      ],
      ['mediaPath', [withPath(`files/${unknownId}.png`)]],
      ['mediaPath', [withPath('data:image/png;base64,iVBO')]],
    ];
    for (const [named, questions] of refusals) {
      const problem = await saveActivity(admin, classroom, { questions }).refused(400);
      blames(problem, `model.questions.0.${named}`);
    }
    const repeated = saveActivity(admin, classroom, { questions: [ofActivity, ofActivity] });
    blames(await repeated.refused(400), 'model.questions.1.id');
    has(await admin.getActivity({ id }), before);
  },
);

export const activitiesRefused = scenario(
  'activities-refused',
  'An activity with an unknown topic or the id of another one is refused, and so is a form with other parts.',
  async ({ admin, createClassroom }) => {
    const classroom = await createClassroom('Grade of activities refused');
    const { activityId: id, title, topicId } = classroom;
    const before = await admin.getActivity({ id });
    const model = json({ title, topicId, description: null });
    const picture = await file('green.png');
    const send = (form: Record<string, string | File>) => admin.updateActivity({ id, form }).refused(400);

    blames(await saveActivity(admin, classroom, { id: unknownId }).refused(400), 'model.id');
    blames(await saveActivity(admin, classroom, { title: undefined }).refused(400), 'model.title');
    await saveActivity(admin, classroom, { topicId: unknownId }).refused(404);
    await saveActivity(admin, { ...classroom, activityId: unknownId }, {}).refused(404);

    blames(await send({ model: '{' }), 'model');
    blames(await send({ [partOf(0)]: picture }), 'model');
    blames(await send({ model, [partOf(7)]: picture }), partOf(7));
    await send({ model, other: picture });
    has(await admin.getActivity({ id }), before);
  },
);
