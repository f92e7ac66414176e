import { isProblem } from '#api/problem.ts';
import type { QuestionFinding } from '../checks/checklist.tsx';
import { questionName, type ActivityDraft, type QuestionDraft } from '../draft/activity-draft.ts';

/** Field errors by question. An edited question is a new object, so its errors disappear. */
export type RefusedQuestions = ReadonlyMap<QuestionDraft, readonly string[]>;

/** Matches `model.questions.3.data.paragraph`, or `Questions[3].MediaFile` for a file. */
const questionPath = /^(?:model\.)?questions(?:\.|\[)(\d+)/i;

/** @param draft as it was sent: errors name questions by their index */
export function findRefusedQuestions(error: unknown, { questions }: ActivityDraft): RefusedQuestions {
  const refused = new Map<QuestionDraft, string[]>();
  if (!isProblem(error)) return refused;
  for (const [name, messages] of Object.entries(error.errors)) {
    const question = questions[Number(questionPath.exec(name)?.[1])];
    if (question) refused.set(question, [...(refused.get(question) ?? []), ...messages]);
  }
  return refused;
}

export const errorsOutsideQuestions = (error: unknown): string[] =>
  isProblem(error)
    ? Object.entries(error.errors).flatMap(([name, messages]) => (questionPath.test(name) ? [] : messages))
    : [];

export const refusedQuestionFindings = (
  refused: RefusedQuestions,
  { questions }: ActivityDraft,
): QuestionFinding[] =>
  [...refused].map(([question, messages]) => ({
    key: question.key,
    name: questionName(questions.indexOf(question)),
    level: 'error',
    field: '',
    message: messages.join(' '),
  }));
