import type { Activity } from '#api/queries/activities/lists.ts';
import { dataOf, openActivity, type ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';

const trueFalse = (id: string, question: string, sortOrder: number) => ({
  id,
  type: 'truefalse' as const,
  data: { question, correctAnswer: true, feedBack: null },
  sortOrder,
  mediaPath: null as string | null,
});

/** An activity of three questions, as an administrator reads it. */
export const read = (): Activity => ({
  id: 'act-1',
  title: 'Halves',
  topicId: 'top-1',
  description: 'Parts of a whole.',
  totalScore: 3,
  lastModifiedUserId: null,
  mediaPath: null,
  questions: [
    trueFalse('que-1', 'One half is 0.5.', 0),
    { ...trueFalse('que-2', 'Two quarters are one half.', 1), mediaPath: 'files/bars.png' },
    trueFalse('que-3', 'A third is more than a half.', 2),
  ],
  results: [],
  version: 'v1',
});

/** The same with some of its questions said otherwise, in another order, left out or added. */
export function rewritten(change: (activity: Activity) => void): Activity {
  const activity = structuredClone(read());
  change(activity);
  return activity;
}

export const addQuestion = (activity: Activity, id: string, question: string): void =>
  void activity.questions.push(trueFalse(id, question, activity.questions.length));

/** Says a question otherwise. */
export function say(activity: Activity, id: string, question: string): void {
  const found = activity.questions.find((one) => one.id === id);
  if (found) found.data = { ...found.data, question } as never;
}

export const opened = (activity: Activity): ActivityDraft => openActivity(activity);

/** What each question says, in order. */
export const sentences = ({ questions }: ActivityDraft): unknown[] =>
  questions.map((question) => (dataOf(question) as { question?: unknown }).question);
