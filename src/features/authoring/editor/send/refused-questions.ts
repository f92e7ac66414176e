import { isProblem } from '#api/problem.ts';
import type { Check } from '../checks/checklist.tsx';
import { nameAt, type ActivityDraft, type QuestionDraft } from '../draft/activity-draft.ts';

/** What the server says of single questions. Once a question is rewritten it is another object, and nothing is said of it. */
export type RefusedQuestions = ReadonlyMap<QuestionDraft, readonly string[]>;

/** `model.questions.3.data.paragraph` of a model, `Questions[3].MediaFile` of a file part. */
const atQuestion = /^(?:model\.)?questions(?:\.|\[)(\d+)/i;

/** @param draft as it was sent: the server names questions by their index in it */
export function refusedQuestions(error: unknown, { questions }: ActivityDraft): RefusedQuestions {
  const refused = new Map<QuestionDraft, string[]>();
  if (!isProblem(error)) return refused;
  for (const [name, messages] of Object.entries(error.errors)) {
    const question = questions[Number(atQuestion.exec(name)?.[1])];
    if (question) refused.set(question, [...(refused.get(question) ?? []), ...messages]);
  }
  return refused;
}

/** What it says of everything else, a sentence each. */
export const refusedOtherwise = (error: unknown): string[] =>
  isProblem(error)
    ? Object.entries(error.errors).flatMap(([name, messages]) => (atQuestion.test(name) ? [] : messages))
    : [];

/** The same in a list that leads to each of them. */
export const checksOfRefused = (refused: RefusedQuestions, { questions }: ActivityDraft): Check[] =>
  [...refused].map(([question, messages]) => ({
    key: question.key,
    name: nameAt(questions.indexOf(question)),
    level: 'error',
    field: '',
    message: messages.join(' '),
  }));
