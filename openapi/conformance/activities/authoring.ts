import type { Classroom } from '../kit/classroom.ts';
import type { Client } from '../kit/client.ts';
import { json } from '../kit/scenario.ts';

/**
 * Saves the activity of a classroom.
 *
 * @param model properties to save; without questions, they stay as they are
 * @param files by the name of their part
 */
export const saveActivity = (
  author: Client,
  { activityId: id, title, topicId }: Classroom,
  model: object,
  files: Readonly<Record<string, File>> = {},
) =>
  author.updateActivity({
    id,
    form: { model: json({ title, topicId, description: null, ...model }), ...files },
  });

/** The part of the form that has the file of a question. */
export const partOf = (index: number): string => `Questions[${index}].MediaFile`;

/**
 * A question as an author sends it.
 *
 * @param properties such as the `id` of a stored question
 */
export const question = (type: string, data: object, properties: object = {}) => ({
  type,
  data: json(data),
  sortOrder: 0,
  mediaPath: null,
  ...properties,
});

/** The true-or-false question of the classroom. */
export const trueFalseQuestion = ({ trueFalse: id }: Classroom, properties: object = {}) =>
  question(
    'truefalse',
    { question: 'The loop while (true) {} ends by itself.', correctAnswer: false },
    { id, ...properties },
  );
