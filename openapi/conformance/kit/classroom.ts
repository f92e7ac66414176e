import type { Client } from './client.ts';
import { has, item } from './expect.ts';
import { unusualText } from './unusual-text.ts';

/** A grade with an activity that has a question of each type. */
export interface Classroom {
  gradeId: string;
  subjectId: string;
  topicId: string;
  activityId: string;
  /** The title of the activity. */
  title: string;
  version: string | undefined;
  /** Ids of the questions. */
  trueFalse: string;
  singleChoice: string;
  multiChoice: string;
  fillIn: string;
  text: string;
}

const media = { mediaDescription: 'A road that runs round a tree.', mediaCaptions: 'WEBVTT' };

const question = (type: string, sortOrder: number, data: object) => ({
  type,
  data: JSON.stringify({ ...data, ...media }),
  sortOrder,
  mediaPath: null,
});

/** The order of the list differs from `sortOrder`. */
const questions = [
  question('textAnswer', 9, {
    prompt: 'Which keyword leaves a loop such as {}?',
    correctAnswer: 'break',
    modelAnswer: 'It ends with the keyword.',
  }),
  question('truefalse', 1, {
    question: 'The loop while (true) {} ends by itself.',
    correctAnswer: false,
    feedBack: 'It never ends.',
  }),
  question('mcqSingleAnswer', 2, {
    prompt: 'What surrounds the body of a loop?',
    options: ['{}', '[]', '()'],
    correctAnswer: '{}',
  }),
  question('mcqMultiAnswer', 3, {
    prompt: 'Which of them are loops? Not {}.',
    options: ['for', 'if', 'while'],
    correctAnswers: ['for', 'while'],
  }),
  question('fillInTheBlanks', 4, {
    paragraph: 'A {} of [[while]] runs while its condition is [[true]].',
    correctAnswers: ['while', 'true'],
    hint: 'Think of English.',
  }),
];

/** @param gradeTitle no two grades have the same title */
export async function createClassroom(admin: Client, prefix: string, gradeTitle: string): Promise<Classroom> {
  const grade = await admin.createGrade({ body: { title: gradeTitle } });
  const subject = await admin.createSubject({ body: { title: `${prefix} Coding`, gradeId: grade.id } });
  const topic = await admin.createTopic({ body: { title: `${prefix} Loops`, subjectId: subject.id } });
  const description = unusualText;
  const fields = { title: `${prefix} While`, description, topicId: topic.id };
  const created = await admin.createActivity({ body: fields });
  has(created, { description, totalScore: 0, mediaPath: null });
  const activity = await admin.updateActivity({
    id: created.id,
    form: { model: JSON.stringify({ ...fields, questions }) },
  });
  has(activity, {
    topicId: topic.id,
    totalScore: 5,
    questions: { 0: { type: 'truefalse' }, 4: { type: 'textAnswer', sortOrder: 4 } },
  });
  const id = (index: number) => item(activity.questions, index).id;
  return {
    gradeId: grade.id,
    subjectId: subject.id,
    topicId: topic.id,
    activityId: activity.id,
    title: fields.title,
    version: activity.version,
    trueFalse: id(0),
    singleChoice: id(1),
    multiChoice: id(2),
    fillIn: id(3),
    text: id(4),
  };
}
