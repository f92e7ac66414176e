import { dataOf as dataOfQuestion } from '../kit/answers.ts';
import type { Client, SuccessOf } from '../kit/client.ts';
import { lists, madeOf } from '../kit/expect.ts';
import { file, json } from '../kit/scenario.ts';

type Activity = Pick<
  SuccessOf<'getActivity'>,
  'id' | 'title' | 'description' | 'topicId' | 'questions' | 'version'
>;

type Questions = Pick<Activity, 'questions'>;

/** New values by the path that they replace. */
type Values = Readonly<Record<`/${string}`, unknown>>;

export const patch = (values: Values): string =>
  json(Object.entries(values).map(([path, value]) => ({ op: 'replace', path, value })));

/** A change by a user who has received the activity in this version. */
export const activityChange = (
  { id, title, description }: Pick<Activity, 'id' | 'title' | 'description'>,
  values: Values,
) => ({
  entityType: 'Activity' as const,
  entityId: id,
  snapshotJson: json({ Id: id, Title: title, Description: description }),
  patchJson: patch(values),
});

/** A change by a user who has received the question in this version. */
export function questionChange({ questions }: Questions, id: string, values: Values) {
  const { type, data, sortOrder, mediaPath } = lists(questions, { id });
  return {
    entityType: 'Question' as const,
    entityId: id,
    snapshotJson: json({ Id: id, Type: type, Data: data, SortOrder: sortOrder, MediaPath: mediaPath }),
    patchJson: patch(values),
  };
}

export type Change = ReturnType<typeof activityChange | typeof questionChange>;

/** Submits a change, and gives the id of its change set. */
export const submit = async (submitter: Client, body: Change): Promise<string> =>
  (await submitter.submitChange({ body })).id;

/** A change of some properties of the data of a question. An undefined value removes the property. */
export const dataChange = (activity: Questions, id: string, properties: object) =>
  questionChange(activity, id, { '/data': json({ ...dataOf(activity, id), ...properties }) });

export const dataOf = ({ questions }: Questions, id: string): Record<string, unknown> =>
  dataOfQuestion(lists(questions, { id }));

/** Parses the data of a question or a snapshot. */
export const parse = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

interface ChangeJson {
  snapshotJson: string;
  patchJson: string;
}

/** Parses a patch into values by path. */
export function valuesOf(change: Pick<ChangeJson, 'patchJson'>): Record<string, unknown> {
  const replacements = JSON.parse(change.patchJson) as { path: string; value: unknown }[];
  const values = replacements.map(({ path, value }) => [path, value]);
  return madeOf(change, Object.fromEntries(values) as Record<string, unknown>, '/patchJson');
}

/** Parses a change and the question data in it, because a server may format JSON in another way. */
export function contentOf(change: ChangeJson) {
  const { Data, ...snapshot } = parse(change.snapshotJson);
  const { '/data': data, ...values } = valuesOf(change);
  return madeOf(change, {
    snapshot: { ...snapshot, ...(typeof Data === 'string' && { Data: parse(Data) }) },
    values: { ...values, ...(typeof data === 'string' && { '/data': parse(data) }) },
  });
}

/** Replaces some properties of the data of a question. */
export const withData = (activity: Activity, id: string, properties: object): Activity => ({
  ...activity,
  questions: activity.questions.map((question) =>
    question.id === id ? { ...question, data: json({ ...parse(question.data), ...properties }) } : question,
  ),
});

/** Saves an activity without a review. */
export const saveActivity = (admin: Client, { id, title, description, topicId, questions }: Activity) =>
  admin.updateActivity({ id, form: { model: json({ title, description, topicId, questions }) } });

export async function dataUrlOf(name: string): Promise<string> {
  const image = await file(name);
  const bytes = Buffer.from(await image.arrayBuffer());
  return `data:${image.type};base64,${bytes.toString('base64')}`;
}
