import type { Activity } from '#api/queries/activities/lists.ts';
import {
  toQuestionData,
  toActivityDraft,
  type ActivityDraft,
} from '#features/authoring/editor/draft/activity-draft.ts';

const trueFalse = (id: string, question: string, sortOrder: number) => ({
  id,
  type: 'truefalse' as const,
  data: { question, correctAnswer: true, feedBack: null },
  sortOrder,
  mediaPath: null as string | null,
});

/** An activity with three questions, as an administrator reads it. */
export const sampleActivity = (): Activity => ({
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

export function changedActivity(change: (activity: Activity) => void): Activity {
  const activity = structuredClone(sampleActivity());
  change(activity);
  return activity;
}

export const addQuestion = (activity: Activity, id: string, question: string): void =>
  void activity.questions.push(trueFalse(id, question, activity.questions.length));

export function setQuestionText(activity: Activity, id: string, question: string): void {
  const found = activity.questions.find((candidate) => candidate.id === id);
  if (found) found.data = { ...found.data, question } as never;
}

export const createDraft = (activity: Activity): ActivityDraft => toActivityDraft(activity);

export const questionTexts = ({ questions }: ActivityDraft): unknown[] =>
  questions.map((question) => (toQuestionData(question) as { question?: unknown }).question);
